import { Link, Typography } from '@strapi/design-system';
import { File } from '@strapi/icons';
import { NavLink } from 'react-router-dom';
import { styled } from 'styled-components';
import type { LatestInvoice } from '../../../panel/answers';
import { INVOICE, pageOf } from '../../requests/content-manager';
import { StatusBadge } from '../../kit/status/StatusBadge';
import { printAmount } from '../../words/print-amount';
import { Card } from './Card';
import { homeWords } from '../../words';

/** The columns of all rows stand below each other, however long a name is. */
const Rows = styled.ul`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr) max-content max-content;
  column-gap: 1.6rem;
  row-gap: 0.8rem;
  align-items: center;
  list-style: none;

  & > li {
    display: contents;
  }

  & > li > :nth-child(4) {
    text-align: right;
    font-variant-numeric: tabular-nums;
  }

  @media (max-width: 600px) {
    & > li {
      display: grid;
      grid-column: 1 / -1;
      grid-template-columns: minmax(0, 1fr) max-content;
    }

    & > li > :nth-child(2) {
      grid-area: 2 / 1;
    }

    & > li > :nth-child(3) {
      grid-area: 2 / 2;
      justify-self: end;
    }

    & > li > :nth-child(4) {
      grid-area: 1 / 2;
    }
  }
`;

interface LatestProps {
  latest: readonly LatestInvoice[];
  /** True when the invoices of several businesses stand here. */
  isMixed: boolean;
}

function Latest({ invoice, isMixed }: { invoice: LatestInvoice; isMixed: boolean }) {
  const names = [invoice.customer, isMixed ? invoice.business : null].filter(Boolean);
  return (
    <li>
      <Link tag={NavLink} to={pageOf(INVOICE, invoice.documentId)}>
        {invoice.number}
      </Link>
      <Typography ellipsis>{names.join(' · ')}</Typography>
      <span>
        <StatusBadge status={invoice.state} />
      </span>
      <Typography>{printAmount(invoice.total, invoice.currency)}</Typography>
    </li>
  );
}

export function LatestInvoices({ latest, isMixed }: LatestProps) {
  return (
    <Card title={homeWords().latest} icon={<File fill="neutral600" aria-hidden />}>
      <Rows data-testid="home-latest">
        {latest.map((invoice) => (
          <Latest key={invoice.documentId} invoice={invoice} isMixed={isMixed} />
        ))}
      </Rows>
    </Card>
  );
}
