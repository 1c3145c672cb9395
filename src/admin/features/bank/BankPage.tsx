import { useState } from 'react';
import { Box, Button, EmptyStateLayout, Flex, Typography } from '@strapi/design-system';
import { Layouts, Page, SearchInput } from '@strapi/strapi/admin';
import { useSearchParams } from 'react-router-dom';
import { TRANSACTION_STATUSES, type TransactionStatus } from '../../../domain/bank-transaction';
import type { BankTransactions } from '../../../panel/answers';
import { DialogChoice } from '../../kit/dialogs/fields';
import { Nothing } from '../../kit/Nothing';
import { TabBar } from '../../lists/bar/Tabs';
import { BANK_TRANSACTION } from '../../requests/content-manager';
import { useBusinessChoice, type ShownBusiness } from '../../requests/chosen-business';
import { bankWords } from '../../words';
import { PAGE_SIZE, useInvoicingBankQuery, type Shown } from './bank-api';
import { BankProfiles } from './BankProfiles';
import { Statements } from './Statements';
import { Transactions } from './Transactions';
import { UploadButton } from './UploadButton';
import { sureOf, useAcceptAll } from './use-accept';

type Business = ShownBusiness['businesses'][number];
type Tab = TransactionStatus | 'files';

const TABS: readonly Tab[] = [...TRANSACTION_STATUSES, 'files'];
const ALL = 'all';

/** Tab, page, account and search of the address. */
function useAddress() {
  const [query, setQuery] = useSearchParams();
  const tab = TABS.find((one) => one === query.get('tab')) ?? 'open';
  const page = Math.max(1, Number(query.get('page')) || 1);
  const change = (values: Record<string, string | null>) =>
    setQuery((before) => {
      const kept = [...before].filter(([name]) => !(name in values) && name !== 'page');
      const set = Object.entries(values).flatMap(([name, value]) =>
        value === null ? [] : [[name, value]],
      );
      return new URLSearchParams([...kept, ...set]);
    });
  return { tab, page, account: query.get('account'), text: query.get('_q') ?? '', change };
}

type Address = ReturnType<typeof useAddress>;

/** Accepts all sure suggestions of the page. */
function AcceptAll({ data }: { data: BankTransactions }) {
  const { acceptAll, done } = useAcceptAll();
  const words = bankWords();
  const sure = data.can.match ? sureOf(data.transactions) : [];
  if (sure.length === 0 && done === null) return null;
  return (
    <Button disabled={done !== null} onClick={() => void acceptAll(sure)}>
      {done === null ? words.acceptAll(sure.length) : words.accepting(done, sure.length)}
    </Button>
  );
}

function Pages({ total, page, change }: Pick<Address, 'page' | 'change'> & { total: number }) {
  const pages = Math.ceil(total / PAGE_SIZE);
  const words = bankWords();
  // The last transaction of the last page may have gone.
  if (pages <= 1 && page === 1) return null;
  const to = (next: number) => () => change({ page: String(next) });
  return (
    <Flex gap={3} paddingTop={4} justifyContent="flex-end">
      <Button variant="tertiary" disabled={page <= 1} onClick={to(Math.min(page - 1, pages))}>
        {words.before}
      </Button>
      <Typography>{words.pages(page, pages)}</Typography>
      <Button variant="tertiary" disabled={page >= pages} onClick={to(page + 1)}>
        {words.next}
      </Button>
    </Flex>
  );
}

interface BodyProps {
  data: BankTransactions;
  business: Business;
  address: Address;
}

function Rows({ data, business, address }: BodyProps) {
  const { tab, page, text, change } = address;
  if (tab === 'files')
    return (
      <>
        <Statements business={business.documentId} mayRemove={data.can.remove} />
        {data.can.upload ? <BankProfiles business={business.documentId} /> : null}
      </>
    );
  if (data.transactions.length === 0 && data.total === 0)
    return <Nothing>{text === '' ? bankWords().none[tab] : bankWords().notFound(text)}</Nothing>;
  return (
    <>
      <Transactions data={data} business={business.documentId} />
      <Pages total={data.total} page={page} change={change} />
    </>
  );
}

/** The account and the search. */
function Narrowing({ data, address }: Omit<BodyProps, 'business'>) {
  const words = bankWords();
  const { account, text, change } = address;
  return (
    <Flex gap={2} wrap="wrap" alignItems="flex-end">
      {data.accounts.length > 1 ? (
        <Box width="32rem" maxWidth="100%">
          <DialogChoice
            isNeeded
            name="account"
            label={words.account}
            value={account ?? ALL}
            options={[
              { value: ALL, label: words.allAccounts },
              ...data.accounts.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            onChange={(value) => change({ account: value === ALL ? null : value })}
          />
        </Box>
      ) : null}
      <SearchInput key={text} label={words.search} placeholder={words.searchText} />
    </Flex>
  );
}

function Body({ data, business, address }: BodyProps) {
  const words = bankWords();
  const { tab, change } = address;
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      {tab === 'files' ? null : <Narrowing data={data} address={address} />}
      <TabBar
        tabs={TABS.map((view) => ({
          view,
          label: words.tabs[view],
          count: view === 'files' ? undefined : data.counts[view],
        }))}
        shown={tab}
        onChoose={(view) => change({ tab: view })}
      />
      <Rows data={data} business={business} address={address} />
    </Flex>
  );
}

interface BankProps {
  businesses: readonly Business[];
  business: Business;
  onBusiness: (documentId: string) => void;
}

/** Uploads, and accepts what is sure. */
function Buttons({ data, business, address: { tab } }: BodyProps) {
  return (
    <Flex gap={2} wrap="wrap">
      {data.can.upload ? (
        <UploadButton business={business.documentId} accounts={data.accounts} />
      ) : null}
      {tab === 'open' ? <AcceptAll data={data} /> : null}
    </Flex>
  );
}

function BusinessChoice({ businesses, business, onBusiness }: BankProps) {
  if (businesses.length < 2) return null;
  return (
    <Box maxWidth="32rem" paddingBottom={4}>
      <DialogChoice
        isNeeded
        name="business"
        label={bankWords().business}
        value={business.documentId}
        options={businesses.map(({ documentId, name }) => ({ value: documentId, label: name }))}
        onChange={(value) => onBusiness(value ?? business.documentId)}
      />
    </Box>
  );
}

function Bank(props: BankProps) {
  const { business } = props;
  const address = useAddress();
  const words = bankWords();
  const { tab, account, text, page } = address;
  const status = tab === 'files' ? 'open' : tab;
  const shown: Shown = { business: business.documentId, status, account, text, page };
  const { currentData: data, isError } = useInvoicingBankQuery(shown);
  const choose = (documentId: string) => {
    address.change({ account: null });
    props.onBusiness(documentId);
  };
  return (
    <>
      <Layouts.Header
        title={words.title}
        subtitle={words.subtitle(business.name)}
        primaryAction={data ? <Buttons data={data} business={business} address={address} /> : null}
      />
      <Layouts.Content>
        <BusinessChoice {...props} onBusiness={choose} />
        {isError ? <Typography>{words.unreadable}</Typography> : null}
        {data && !isError ? (
          <Body key={business.documentId} data={data} business={business} address={address} />
        ) : null}
      </Layouts.Content>
    </>
  );
}

function Chosen() {
  const choice = useBusinessChoice();
  const [picked, setPicked] = useState<string | null>(null);
  if (!choice) return <Page.Loading />;
  const { businesses, chosen } = choice;
  const business =
    businesses.find(({ documentId }) => documentId === picked) ?? chosen ?? businesses[0];
  if (business) return <Bank businesses={businesses} business={business} onBusiness={setPicked} />;
  return (
    <>
      <Layouts.Header title={bankWords().title} />
      <Layouts.Content>
        <EmptyStateLayout content={bankWords().noBusiness} hasRadius />
      </Layouts.Content>
    </>
  );
}

const PERMISSIONS = [
  { action: 'plugin::content-manager.explorer.read', subject: BANK_TRANSACTION },
];

/** Transactions of the accounts of a business, and what they are or may be. */
export default function BankPage() {
  return (
    <Page.Protect permissions={PERMISSIONS}>
      <Page.Main>
        <Page.Title>{bankWords().title}</Page.Title>
        <Chosen />
      </Page.Main>
    </Page.Protect>
  );
}
