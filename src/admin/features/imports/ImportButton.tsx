import { LinkButton } from '@strapi/design-system';
import { Upload } from '@strapi/icons';
import { useDocumentRBAC } from '@strapi/strapi/admin';
import { NavLink, useParams } from 'react-router-dom';
import { IMPORT_PATH, IMPORTED_LISTS } from './import-lists';
import { importWords } from '../../words';

/** Above a list: opens the page that imports records of this type. */
export function ImportButton() {
  const { slug } = useParams<{ slug: string }>();
  const mayCreate = useDocumentRBAC('ImportButton', ({ canCreate }) => canCreate);
  const list = Object.entries(IMPORTED_LISTS).find(([, { model }]) => model === slug)?.[0];
  if (list === undefined || !mayCreate) return null;
  return (
    <LinkButton
      tag={NavLink}
      to={`/${IMPORT_PATH}/${list}`}
      variant="tertiary"
      startIcon={<Upload />}
    >
      {importWords().import}
    </LinkButton>
  );
}
