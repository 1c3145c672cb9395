import { Link } from '@strapi/design-system';
import { NavLink, useParams } from 'react-router-dom';
import { FormField } from './FormField';
import { pageOf, QUOTATION } from '../content-manager';
import type { InputProps } from './input-props';
import { useStored } from './use-chosen';

/** A link from an invoice to the quotation that became it; nothing for other invoices. */
export function QuotationLink({ name, label, hint }: InputProps) {
  const { slug: model = '' } = useParams<{ slug: string }>();
  const quotation = useStored(model, name);
  if (!quotation) return null;
  return (
    <FormField name={name} label={label} hint={hint}>
      <Link tag={NavLink} to={pageOf(QUOTATION, quotation.documentId)}>
        {quotation.label}
      </Link>
    </FormField>
  );
}
