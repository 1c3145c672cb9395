import { Flex, Link, LinkButton, Typography } from '@strapi/design-system';
import { File, Plus } from '@strapi/icons';
import type { PanelComponent } from '@strapi/content-manager/strapi-admin';
import { NavLink } from 'react-router-dom';
import type { CustomerDocument, CustomerDocuments } from '../../../panel/answers';
import { CREDIT_NOTE, CUSTOMER, INVOICE, pageOf, QUOTATION } from '../../requests/content-manager';
import { pageOfCustomer } from '../home/home-lists';
import { CUSTOMER_PARAM } from '../../forms/inputs/use-preset';
import { statementPage } from '../reports/statement-page';
import { useCustomerPaymentAction } from '../payments/use-customer-payment';
import { ActionButton } from '../../kit/actions/ActionButton';
import { SideList } from '../../kit/SideList';
import { StatusBadge } from '../../kit/status/StatusBadge';
import { printAmount } from '../../words/print-amount';
import { shortDate } from '../../words/dates';
import { useInvoicingCustomerDocumentsQuery } from './customer-api';
import { customerWords } from '../../words';

interface Customer {
  documentId: string;
  name: string;
}

const MODELS = { invoice: INVOICE, quotation: QUOTATION, credit_note: CREDIT_NOTE };
const TYPES = ['invoice', 'quotation', 'credit_note'] as const;
/** The panel is narrow. An amount that has no place beside its label stands below it, at the right. */
const AMOUNT = {
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  marginLeft: 'auto',
} as const;

function Document({ document }: { document: CustomerDocument }) {
  const { type, documentId, number, issue_date: day, state, total, currency } = document;
  return (
    <Flex direction="column" alignItems="stretch" gap={1} tag="li">
      <Flex gap={2} wrap="wrap">
        <Link tag={NavLink} to={pageOf(MODELS[type], documentId)} style={{ whiteSpace: 'nowrap' }}>
          {number}
        </Link>
        <Typography fontWeight="bold" style={AMOUNT}>
          {printAmount(type === 'credit_note' ? `-${total}` : total, currency)}
        </Typography>
      </Flex>
      <Flex gap={2} wrap="wrap">
        <Typography variant="pi" textColor="neutral600">
          {type === 'invoice' ? shortDate(day) : customerWords().dated(type, shortDate(day))}
        </Typography>
        {state === null ? null : (
          <span style={{ flexShrink: 0, marginLeft: 'auto' }}>
            <StatusBadge status={state} />
          </span>
        )}
      </Flex>
    </Flex>
  );
}

function Balances({ balances }: { balances: NonNullable<CustomerDocuments['balances']> }) {
  const { outstanding, toRefund, onAccount, nothingOutstanding } = customerWords();
  const rows = balances.flatMap(({ currency, total, refund_due, on_account }) => [
    ...(total === '0' ? [] : [{ label: outstanding, amount: total, currency }]),
    ...(refund_due === '0' ? [] : [{ label: toRefund, amount: refund_due, currency }]),
    ...(on_account === '0' ? [] : [{ label: onAccount, amount: on_account, currency }]),
  ]);
  if (rows.length === 0) return <Typography>{nothingOutstanding}</Typography>;
  return (
    <Flex direction="column" alignItems="stretch" gap={1} tag="dl" data-testid="balances">
      {rows.map(({ label, amount, currency }) => (
        <Flex key={label + currency} gap={2} wrap="wrap">
          <Typography tag="dt">{label}</Typography>
          <Typography tag="dd" fontWeight="bold" style={AMOUNT}>
            {printAmount(amount, currency)}
          </Typography>
        </Flex>
      ))}
    </Flex>
  );
}

/** The links to the lists of all documents of the customer. */
function AllOf({ customer, counts }: { customer: Customer; counts: CustomerDocuments['counts'] }) {
  const some = TYPES.filter((type) => counts[type] > 0);
  return (
    <Flex gap={3} wrap="wrap">
      {some.map((type) => (
        <Link key={type} tag={NavLink} to={pageOfCustomer(type, customer)}>
          {customerWords().all(type, counts[type])}
        </Link>
      ))}
    </Flex>
  );
}

function Found({ customer, found }: { customer: Customer; found: CustomerDocuments }) {
  const { balances } = found;
  const isNew = found.documents.length === 0;
  // Money may come before the first document.
  const hasBalance = balances !== null && (!isNew || balances.length > 0);
  if (isNew)
    return (
      <>
        {hasBalance ? <Balances balances={balances} /> : null}
        <Typography textColor="neutral600">{customerWords().none}</Typography>
      </>
    );
  return (
    <>
      {hasBalance ? <Balances balances={balances} /> : null}
      <SideList testId="customer-documents">
        {found.documents.map((document) => (
          <Document key={document.documentId} document={document} />
        ))}
      </SideList>
      <AllOf customer={customer} counts={found.counts} />
    </>
  );
}

function Documents({ customer }: { customer: Customer }) {
  const { data, isError } = useInvoicingCustomerDocumentsQuery(customer.documentId);
  const payment = useCustomerPaymentAction(customer.documentId, customer.name);
  const words = customerWords();
  if (!data)
    return (
      <Typography textColor="neutral600">{isError ? words.unreadable : words.loading}</Typography>
    );
  const create = `${pageOf(INVOICE, 'create')}?${CUSTOMER_PARAM}=${customer.documentId}`;
  return (
    <Flex direction="column" alignItems="stretch" gap={4} width="100%">
      {data.can.invoice ? (
        <LinkButton tag={NavLink} to={create} variant="secondary" startIcon={<Plus />} fullWidth>
          {words.newInvoice}
        </LinkButton>
      ) : null}
      {data.can.payment ? <ActionButton action={payment} /> : null}
      {data.statement_of === null ? null : (
        <LinkButton
          tag={NavLink}
          to={statementPage(data.statement_of, customer.documentId, customer.name)}
          variant="tertiary"
          startIcon={<File />}
          fullWidth
        >
          {words.statement}
        </LinkButton>
      )}
      <Found customer={customer} found={data} />
    </Flex>
  );
}

/** The documents and the balance of a customer, beside their form. */
export const CustomerDocumentsPanel: PanelComponent = ({ model, documentId, document }) => {
  if (model !== CUSTOMER || documentId === undefined || !document) return null;
  const customer = { documentId, name: String(document.name ?? '') };
  return { title: customerWords().title, content: <Documents customer={customer} /> };
};
