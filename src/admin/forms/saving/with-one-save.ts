import { useRef } from 'react';
import type { DocumentActionComponent } from '@strapi/content-manager/strapi-admin';

type Click = NonNullable<NonNullable<ReturnType<DocumentActionComponent>>['onClick']>;

/**
 * Makes the button "Save" deaf until its save has ended. Strapi disables it up to 60 ms after the click,
 * so a double click would save twice.
 */
export function withOneSave(original: DocumentActionComponent): DocumentActionComponent {
  const useOneSave: DocumentActionComponent = (props) => {
    const isSaving = useRef(false);
    const offered = original(props);
    if (!offered?.onClick) return offered;
    const { onClick: save } = offered;
    const onClick: Click = async (event) => {
      if (isSaving.current) return undefined;
      isSaving.current = true;
      try {
        return await save(event);
      } finally {
        isSaving.current = false;
      }
    };
    return { ...offered, onClick };
  };
  return Object.assign(useOneSave, { type: original.type, position: original.position });
}
