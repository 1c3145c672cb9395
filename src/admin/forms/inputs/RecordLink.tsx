import { Link } from '@strapi/design-system';
import { NavLink, useParams } from 'react-router-dom';
import { NoCell } from './form-rows';
import { FormField } from './FormField';
import { pageOf } from '../../requests/content-manager';
import type { InputProps } from './input-props';
import { useStored } from './use-chosen';

interface LinkProps extends InputProps {
  attribute: { target: string };
}

/** A link to the record that a relation holds for good; nothing where there is none. */
export function RecordLink({ name, label, hint, attribute }: LinkProps) {
  const { slug: model = '' } = useParams<{ slug: string }>();
  const record = useStored(model, name);
  if (!record) return <NoCell />;
  return (
    <FormField name={name} label={label} hint={hint}>
      <Link tag={NavLink} to={pageOf(attribute.target, record.documentId)}>
        {record.label}
      </Link>
    </FormField>
  );
}
