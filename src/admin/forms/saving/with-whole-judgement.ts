import { useAPIErrorHandler, useForm } from '@strapi/strapi/admin';
import {
  unstable_useDocumentActions as useDocumentActions,
  type DocumentActionComponent,
} from '@strapi/content-manager/strapi-admin';
import { unreadablePaths } from '../../kit/typed/unreadable-text';

type Click = NonNullable<NonNullable<ReturnType<DocumentActionComponent>>['onClick']>;
type Values = Parameters<ReturnType<typeof useDocumentActions>['create']>[1];

/** The values as they are sent: of a related record only what names it. */
function sent(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sent);
  if (typeof value !== 'object' || value === null) return value;
  if ('apiData' in value) return value.apiData;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, sent(inner)]));
}

/**
 * Lets the service judge a form with unreadable text in a number. Strapi's form would name only that field,
 * since it checks the types of values itself. The service refuses such text, so this stores nothing.
 */
export function withWholeJudgement(original: DocumentActionComponent): DocumentActionComponent {
  const useJudgedSave: DocumentActionComponent = (props) => {
    const offered = original(props);
    const getValues = useForm('JudgedSave', (form) => form.getValues);
    const setErrors = useForm('JudgedSave', (form) => form.setErrors);
    const { create, update } = useDocumentActions();
    const { _unstableFormatValidationErrors: errorsIn } = useAPIErrorHandler();
    if (!offered?.onClick) return offered;
    const { onClick: save } = offered;
    const { model, documentId, collectionType } = props;
    const onClick: Click = async (event) => {
      const values = getValues();
      if (unreadablePaths(values).length === 0) return save(event);
      const data = sent(values) as Values;
      const result = documentId
        ? await update({ collectionType, model, documentId }, data)
        : await create({ model }, data);
      if ('error' in result) setErrors(errorsIn(result.error as Parameters<typeof errorsIn>[0]));
      return undefined;
    };
    return { ...offered, onClick };
  };
  return Object.assign(useJudgedSave, { type: original.type, position: original.position });
}
