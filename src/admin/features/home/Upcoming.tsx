import { Flex, Link, Typography } from '@strapi/design-system';
import { Clock } from '@strapi/icons';
import { useAuth } from '@strapi/strapi/admin';
import { NavLink } from 'react-router-dom';
import type { UpcomingInvoices } from '../../../panel/answers';
import { INVOICE, pageOf, RECURRING } from '../../requests/content-manager';
import { StatusBadge } from '../../kit/status/StatusBadge';
import { printAmount } from '../../words/print-amount';
import { recurringWords } from '../../words';
import { useInvoicingUpcomingQuery } from '../recurring/recurring-api';
import { AlarmList } from './AlarmList';
import { Nothing } from '../../kit/Nothing';
import { Card } from './Card';

const READ = 'plugin::content-manager.explorer.read';

/** The invoices that come soon; undefined while they load, and for a role that may not see them. */
export function useUpcoming(business: string | null): UpcomingInvoices | undefined {
  const may = useAuth('useUpcoming', ({ permissions }) =>
    permissions.some(({ action, subject }) => action === READ && subject === RECURRING),
  );
  return useInvoicingUpcomingQuery(business, { skip: !may }).data;
}

type Failing = UpcomingInvoices['failing'][number];

function FailingOne({ one }: { one: Failing }) {
  const words = recurringWords();
  return (
    <Flex gap={3} wrap="wrap" tag="li">
      <Link tag={NavLink} to={pageOf(RECURRING, one.documentId)}>
        {one.name ?? one.customer ?? words.unnamed}
      </Link>
      {one.paused ? <StatusBadge status="paused" /> : null}
      <Typography variant="pi" textColor="danger700">
        {one.last_error}
      </Typography>
    </Flex>
  );
}

/** Recurring invoices whose invoices cannot be made. Nothing where there are none. */
export function FailingRecurring({ failing }: { failing: readonly Failing[] }) {
  const { failing: title } = recurringWords().home;
  return (
    <AlarmList
      label={title}
      title={title}
      testId="home-recurring-failing"
      rows={failing.map((one) => (
        <FailingOne key={one.documentId} one={one} />
      ))}
      shown={3}
      page={pageOf(RECURRING)}
    />
  );
}

/** The amounts of the next 30 days, and the drafts that wait. The page has no such card without any. */
export function UpcomingCard({ upcoming }: { upcoming: UpcomingInvoices }) {
  const { currencies, drafts, more } = upcoming;
  if (currencies.length === 0 && drafts === 0) return null;
  const words = recurringWords().home;
  return (
    <div className="wide">
      <Card title={words.title} icon={<Clock fill="neutral600" aria-hidden />}>
        <Flex gap={4} wrap="wrap" alignItems="baseline" data-testid="home-upcoming">
          <Typography textColor="neutral600">{words.days}</Typography>
          {currencies.length === 0 ? <Nothing>{words.nothing}</Nothing> : null}
          {currencies.map(({ currency, total, count }) => (
            <Flex key={currency} gap={2}>
              <Link tag={NavLink} to={pageOf(RECURRING)}>
                {words.count(count)}
              </Link>
              <Typography fontWeight="bold">{printAmount(total, currency)}</Typography>
            </Flex>
          ))}
          {drafts > 0 ? (
            <Link tag={NavLink} to={`${pageOf(INVOICE)}?view=draft`}>
              {words.drafts(drafts)}
            </Link>
          ) : null}
          {more ? <Typography variant="pi">{words.more}</Typography> : null}
        </Flex>
      </Card>
    </div>
  );
}
