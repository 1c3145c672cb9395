import { Flex, Link, Typography } from '@strapi/design-system';
import { Widget } from '@strapi/strapi/admin';
import { NavLink } from 'react-router-dom';
import { INVOICE, pageOf } from '../models';
import { StatusBadge } from '../status/StatusBadge';
import { printAmount } from '../totals/print-amount';
import { HiddenWidget } from './HiddenWidget';
import { isNewInstall, useHome, type Home } from './home';

function Latest({ invoice }: { invoice: Home['latest'][number] }) {
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
  const home = useHome();
  if (home === undefined) return <Widget.Loading />;
  if (home === null) return <Widget.Error />;
  if (!home.can.invoices || isNewInstall(home)) return <HiddenWidget />;
  return (
    <Flex direction="column" alignItems="stretch" gap={3} tag="ul" data-testid="home-latest">
      {home.latest.map((invoice) => (
        <Latest key={invoice.documentId} invoice={invoice} />
      ))}
    </Flex>
  );
}
