import { Flex, Link, Typography } from '@strapi/design-system';
import { NavLink } from 'react-router-dom';
import type { LatestInvoice } from '../../panel/answers';
import { INVOICE, pageOf } from '../content-manager';
import { StatusBadge } from '../status/StatusBadge';
import { printAmount } from '../totals/print-amount';
import { HomeWidget } from './HomeWidget';

function Latest({ invoice }: { invoice: LatestInvoice }) {
  return (
    <Flex justifyContent="space-between" gap={4} tag="li" wrap="wrap">
      <Flex gap={3}>
        <Link tag={NavLink} to={pageOf(INVOICE, invoice.documentId)}>
          {invoice.number}
        </Link>
        <Typography ellipsis>{invoice.customer}</Typography>
      </Flex>
      <Flex gap={3}>
        <Typography style={{ fontVariantNumeric: 'tabular-nums' }}>
          {printAmount(invoice.total, invoice.currency)}
        </Typography>
        <StatusBadge status={invoice.state} />
      </Flex>
    </Flex>
  );
}

export function LatestWidget() {
  return (
    <HomeWidget of="invoices">
      {({ latest }) => (
        <Flex direction="column" alignItems="stretch" gap={3} tag="ul" data-testid="home-latest">
          {latest.map((invoice) => (
            <Latest key={invoice.documentId} invoice={invoice} />
          ))}
        </Flex>
      )}
    </HomeWidget>
  );
}
