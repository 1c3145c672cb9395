import { Flex, Link, Typography } from '@strapi/design-system';
import type { PanelComponent } from '@strapi/content-manager/strapi-admin';
import { NavLink } from 'react-router-dom';
import type { PanelAllocation, PaymentAccount } from '../../../panel/answers';
import { ActionButton } from '../../kit/actions/ActionButton';
import type { InvoicingAction } from '../../kit/actions/invoicing-action';
import { SideList } from '../../kit/SideList';
import { StatusBadge } from '../../kit/status/StatusBadge';
import { accountWords, actionWords } from '../../words';
import { CUSTOMER, INVOICE, pageOf, PAYMENT } from '../../requests/content-manager';
import { longDate } from '../../words/dates';
import { printAmount } from '../../words/print-amount';
import { useInvoicingPaymentAccountQuery } from './account-api';
import { EntryList } from './EntryList';
import { useRefundReceipt } from './use-receipts';
import { usePaymentActions, useTakeBack, useVoidRefund } from './use-account-actions';

interface PartProps {
  part: PanelAllocation;
  currency: string;
  /** Null where it is voided, or the role does not allow it. */
  takeBack: InvoicingAction | null;
}

function Part({ part: { invoice, amount, state }, currency, takeBack }: PartProps) {
  return (
    <Flex direction="column" alignItems="stretch" gap={1} tag="li">
      <Flex justifyContent="space-between" gap={2} wrap="wrap">
        {invoice === null ? (
          <Typography textColor="neutral600">{accountWords().hidden}</Typography>
        ) : (
          <Link tag={NavLink} to={pageOf(INVOICE, invoice.documentId)}>
            {invoice.number}
          </Link>
        )}
        <Typography fontWeight="bold" style={{ fontVariantNumeric: 'tabular-nums' }}>
          {printAmount(amount, currency)}
        </Typography>
        {state === 'recorded' ? null : <StatusBadge status={state} />}
      </Flex>
      {takeBack ? <ActionButton action={takeBack} /> : null}
    </Flex>
  );
}

/** What a payment pays, the oldest first. */
function Parts({ payment, account }: { payment: string; account: PaymentAccount }) {
  const takeBack = useTakeBack(payment, account);
  const { allocations, currency, can } = account;
  if (allocations.length === 0)
    return <Typography textColor="neutral600">{accountWords().paysNone}</Typography>;
  return (
    <SideList testId="allocations">
      {allocations.map((part) => (
        <Part
          key={part.documentId}
          part={part}
          currency={currency}
          takeBack={can.voidPart && part.state === 'recorded' ? takeBack(part) : null}
        />
      ))}
    </SideList>
  );
}

function Refunds({ payment, account }: { payment: string; account: PaymentAccount }) {
  const voidRefund = useVoidRefund(payment);
  const receiptOf = useRefundReceipt();
  if (account.refunds.length === 0) return null;
  return (
    <>
      <Typography variant="pi" fontWeight="bold">
        {accountWords().refunds}
      </Typography>
      <EntryList
        entries={account.refunds}
        detailsOf={({ refunded_on: day, reference }) =>
          [longDate(day), reference].filter(Boolean).join(' · ')
        }
        voidOf={account.can.voidRefund ? voidRefund : null}
        receiptOf={receiptOf}
        testId="refunds"
      />
    </>
  );
}

function Account({ payment, account }: { payment: string; account: PaymentAccount }) {
  const actions = usePaymentActions(payment, account);
  const { customer, on_account: left, currency } = account;
  return (
    <Flex direction="column" alignItems="stretch" gap={4} width="100%">
      {customer === null ? null : (
        <Link tag={NavLink} to={pageOf(CUSTOMER, customer.documentId)}>
          {customer.name}
        </Link>
      )}
      <Parts payment={payment} account={account} />
      {left === '0' ? null : (
        <Typography fontWeight="bold" data-testid="on-account">
          {accountWords().onAccount(printAmount(left, currency))}
        </Typography>
      )}
      <Refunds payment={payment} account={account} />
      {actions.map((action) => (
        <ActionButton key={action.id} action={action} />
      ))}
    </Flex>
  );
}

function Loaded({ payment }: { payment: string }) {
  const { data, isError } = useInvoicingPaymentAccountQuery(payment);
  if (data) return <Account payment={payment} account={data} />;
  return (
    <Typography textColor="neutral600">
      {isError ? accountWords().unreadable : actionWords().loading}
    </Typography>
  );
}

/** What a payment pays, what of it is on account, and what was paid back, beside its form. */
export const PaymentAccountPanel: PanelComponent = ({ model, documentId, document }) => {
  if (model !== PAYMENT || documentId === undefined || !document) return null;
  return { title: accountWords().title, content: <Loaded payment={documentId} /> };
};
