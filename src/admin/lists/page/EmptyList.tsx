import { Button, EmptyStateLayout, LinkButton } from '@strapi/design-system';
import { Plus } from '@strapi/icons';
import { EmptyDocuments } from '@strapi/icons/symbols';
import { NavLink } from 'react-router-dom';
import { wordsOf } from '../../kit/type-words';
import { pageOf } from '../../requests/content-manager';
import { lookWords } from '../../words';

/** The way to the form of a new record. */
export const NewButton = ({ model }: { model: string }) => (
  <LinkButton tag={NavLink} to={pageOf(model, 'create')} startIcon={<Plus />}>
    {wordsOf(model).newOne}
  </LinkButton>
);

interface Props {
  model: string;
  mayCreate: boolean;
  /** Shows all records again; null where nothing narrows the list. */
  onClear: (() => void) | null;
}

/** In place of the rows, where there are none: the way to the first record, or to all of them. */
export function EmptyList({ model, mayCreate, onClear }: Props) {
  const action = onClear ? (
    <Button variant="secondary" onClick={onClear}>
      {lookWords().clearFilters}
    </Button>
  ) : mayCreate ? (
    <NewButton model={model} />
  ) : null;
  return (
    <EmptyStateLayout
      icon={<EmptyDocuments width="16rem" />}
      content={onClear ? lookWords().nothingMatches : wordsOf(model).none}
      action={action}
    />
  );
}
