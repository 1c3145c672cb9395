import { Link } from '@strapi/design-system';
import { NavLink } from 'react-router-dom';
import { pageOf, RECURRING } from '../../requests/content-manager';
import { recurringWords } from '../../words';
import { useInvoicingRecurringOriginQuery } from './recurring-api';

/** The link from an invoice to the recurring invoice that made it. */
export function OriginLink({ invoice }: { invoice: string }) {
  const { data: origin } = useInvoicingRecurringOriginQuery(invoice);
  if (!origin) return null;
  return (
    <Link tag={NavLink} to={pageOf(RECURRING, origin.documentId)}>
      {recurringWords().origin(origin.name)}
    </Link>
  );
}
