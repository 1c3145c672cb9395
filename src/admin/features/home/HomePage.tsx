import { useState } from 'react';
import { Flex, Main, Typography } from '@strapi/design-system';
import { Rocket } from '@strapi/icons';
import { Layouts, Page, useAuth } from '@strapi/strapi/admin';
import { styled } from 'styled-components';
import type { Home, MoneyPart, UpcomingInvoices } from '../../../panel/answers';
import { BusinessSwitcher } from '../../lists/business/BusinessSwitcher';
import { useBusinessChoice } from '../../requests/chosen-business';
import { Card } from './Card';
import { CurrencySelect } from './CurrencySelect';
import { FailingWebhooks } from './Failing';
import { FirstSteps } from './FirstSteps';
import { LatestInvoices } from './Latest';
import { useHome, useHomeRevenue, type ReadRevenue } from './home-api';
import { Outstanding } from './Outstanding';
import { Paid } from './Paid';
import { NoPublicUrl, RefusedMails } from './RefusedMails';
import { Requests } from './Requests';
import { Revenue } from './Revenue';
import { SampleNotice, SampleOffer } from './Sample';
import { shownCurrencies } from './shown-currencies';
import { FailingRecurring, UpcomingCard, useUpcoming } from './Upcoming';
import { WaitingDocuments } from './Waiting';
import { homeWords } from '../../words';

/** All of it fits onto a screen of 1440 × 900, with two currencies. */
const Cards = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
  gap: 1.6rem;

  & > .wide {
    grid-column: 1 / -1;
  }

  @media (max-width: 1000px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

interface FiguresProps {
  home: Home;
  read: ReadRevenue;
  currency: string | null;
  /** The public id of the one that is shown; null for several. */
  business: string | null;
  upcoming: UpcomingInvoices | undefined;
}

function Figures({ home, read, currency, business, upcoming }: FiguresProps) {
  const { can, periods, latest, too_slow: slow } = home;
  const shown = shownCurrencies({ money: home.money, revenue: read.revenue }, currency);
  const money = home.money.filter((one) => shown.includes(one.currency));
  const part = (name: MoneyPart) => ({ money, periods, isSlow: slow.includes(name) });
  return (
    <Cards>
      <div className="wide">
        <Outstanding {...part('outstanding')} />
      </div>
      {home.revenue ? (
        <Revenue read={read} months={home.revenue} shown={shown} business={business} />
      ) : null}
      {can.paid ? <Paid {...part('paid')} /> : null}
      <LatestInvoices latest={latest} isMixed={business === null} />
      <WaitingDocuments {...part('waiting')} />
      {upcoming ? <UpcomingCard upcoming={upcoming} /> : null}
    </Cards>
  );
}

/** The first steps, and the sample that shows where they lead. */
function Start({ home: { first_steps: steps, sample } }: { home: Home }) {
  return (
    <>
      {sample?.business ? <SampleNotice business={sample.business} /> : null}
      {steps ? (
        <Card title={homeWords().steps.title} icon={<Rocket fill="neutral600" aria-hidden />}>
          <FirstSteps steps={steps} />
          {sample?.offered ? <SampleOffer /> : null}
        </Card>
      ) : null}
    </>
  );
}

/** The tasks that wait, and the figures. */
function Running({ home, ...choices }: FiguresProps) {
  return (
    <>
      <RefusedMails mails={home.refused_mails} />
      <FailingWebhooks failing={home.failing_webhooks} />
      <FailingRecurring failing={choices.upcoming?.failing ?? []} />
      <Requests requests={home.contact_requests} />
      {home.can.invoices ? (
        <Figures home={home} {...choices} />
      ) : (
        <Typography>{homeWords().noFigures}</Typography>
      )}
    </>
  );
}

function Content(props: FiguresProps) {
  const { first_steps: steps, has, can } = props.home;
  // An operator who may not make a business waits for an administrator.
  if (can.invoices && !has.business && !has.invoice && !steps)
    return <Typography>{homeWords().steps.noBusiness}</Typography>;
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      {props.home.lacks_public_url ? <NoPublicUrl /> : null}
      <Start home={props.home} />
      {steps && !has.invoice ? null : <Running {...props} />}
    </Flex>
  );
}

/** The page without its figures: the chart is there all the same. */
function WithoutFigures({ read, currency, business }: Omit<FiguresProps, 'home' | 'upcoming'>) {
  const { revenue } = read;
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      <Typography>{homeWords().unreadable}</Typography>
      {revenue ? (
        <Revenue
          read={read}
          months={revenue}
          shown={shownCurrencies({ money: [], revenue }, currency)}
          business={business}
        />
      ) : null}
    </Flex>
  );
}

function Body({ business, single }: { business: string | null; single: string | null }) {
  const { home, isOld, isError } = useHome(business);
  const read = useHomeRevenue(business);
  const upcoming = useUpcoming(business);
  const [currency, setCurrency] = useState<string | null>(null);
  const name = useAuth('HomePage', ({ user }) => user?.firstname ?? user?.username ?? user?.email);
  const figures = { money: home?.money ?? [], revenue: read.revenue };
  const selects = (
    <Flex gap={2} wrap="wrap">
      <CurrencySelect figures={figures} chosen={currency} onChoose={setCurrency} />
      <BusinessSwitcher />
    </Flex>
  );
  // Nothing of the page is shown before it is clear which parts it has. So nothing jumps.
  if (!home && !isError) return <Page.Loading />;
  const choices = { read, currency, business: single };
  return (
    <>
      <Layouts.Header title={homeWords().hello(name ?? '')} primaryAction={selects} />
      <Layouts.Content>
        {home ? (
          <div aria-busy={isOld} style={{ opacity: isOld ? 0.6 : 1 }}>
            <Content home={home} upcoming={upcoming} {...choices} />
          </div>
        ) : (
          <WithoutFigures {...choices} />
        )}
      </Layouts.Content>
    </>
  );
}

/** The first page of the panel: what is owed, what came in, what waits. */
export function HomePage() {
  const choice = useBusinessChoice();
  if (!choice) return <Page.Loading />;
  const { businesses, chosen } = choice;
  const only = businesses.length === 1 ? businesses[0] : undefined;
  const single = (chosen ?? only)?.documentId ?? null;
  return (
    <Layouts.Root>
      <Main>
        <Page.Title>{homeWords().title}</Page.Title>
        <Body business={chosen?.documentId ?? null} single={single} />
      </Main>
    </Layouts.Root>
  );
}
