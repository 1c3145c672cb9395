import { Field, Link } from '@strapi/design-system';
import { NavLink, useParams } from 'react-router-dom';
import { pageOf, QUOTATION } from '../models';
import type { InputProps } from './input-props';
import { useStored } from './use-relation';

/** The quotation that an invoice was made from: a link, and nothing where there is none. */
export function MadeFrom({ name, label, hint }: InputProps) {
  const { slug: model = '' } = useParams<{ slug: string }>();
  const quotation = useStored(model, name);
  if (!quotation) return null;
  return (
    <Field.Root name={name} id={name} hint={hint}>
      <Field.Label>{label}</Field.Label>
      <Link tag={NavLink} to={pageOf(QUOTATION, quotation.documentId)}>
        {quotation.label}
      </Link>
      <Field.Hint />
    </Field.Root>
  );
}
