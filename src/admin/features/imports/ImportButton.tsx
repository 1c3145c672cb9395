import { LinkButton } from '@strapi/design-system';
import { Upload } from '@strapi/icons';
import { NavLink } from 'react-router-dom';
import { useMayCreate } from '../../kit/actions/use-may';
import { useListModel } from '../../lists/list-model';
import { IMPORT_PATH, IMPORTED_LISTS } from './import-lists';
import { importWords } from '../../words';

/** Above a list: opens the page that imports records of this type. */
export function ImportButton() {
  const shown = useListModel();
  const mayCreate = useMayCreate(shown);
  const list = Object.entries(IMPORTED_LISTS).find(([, { model }]) => model === shown)?.[0];
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
