import { useState } from 'react';
import { Flex, Main, Typography } from '@strapi/design-system';
import { Rocket } from '@strapi/icons';
import { Layouts, Page, useAuth } from '@strapi/strapi/admin';
import { styled } from 'styled-components';
import type { Home } from '../../../panel/answers';
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
import { Revenue } from './Revenue';
import { shownCurrencies } from './shown-currencies';
import { WaitingDocuments } from './Waiting';
import { homeWords } from '../../words';

/** Whether the service has no invoice yet, as far as the operator may see. */
function isNewInstall(home: Home): boolean {
  return home.can.invoices && !home.first_steps.invoice;
}

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
}

function Figures({ home, read, currency, business }: FiguresProps) {
  const { can, periods, latest } = home;
  const shown = shownCurrencies({ money: home.money, revenue: read.revenue }, currency);
  const money = home.money.filter((one) => shown.includes(one.currency));
  return (
    <Cards>
      <div className="wide">
        <Outstanding money={money} periods={periods} />
      </div>
      {home.revenue ? (
        <Revenue read={read} months={home.revenue} shown={shown} business={business} />
      ) : null}
      {can.paid ? <Paid money={money} periods={periods} /> : null}
      <LatestInvoices latest={latest} isMixed={business === null} />
      <WaitingDocuments money={money} periods={periods} />
    </Cards>
  );
}

function Content({ home, ...choices }: FiguresProps) {
  if (isNewInstall(home))
    return (
      <Card title={homeWords().steps.title} icon={<Rocket fill="neutral600" aria-hidden />}>
        <FirstSteps steps={home.first_steps} />
      </Card>
    );
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      {home.lacks_public_url ? <NoPublicUrl /> : null}
      <RefusedMails mails={home.refused_mails} />
      <FailingWebhooks failing={home.failing_webhooks} />
      {home.can.invoices ? (
        <Figures home={home} {...choices} />
      ) : (
        <Typography>{homeWords().noFigures}</Typography>
      )}
    </Flex>
  );
}

/** The page without its figures: the chart is there all the same. */
function WithoutFigures({ read, currency, business }: Omit<FiguresProps, 'home'>) {
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
            <Content home={home} {...choices} />
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
