import { Typography } from '@strapi/design-system';
import { styled } from 'styled-components';
import type { CustomerBalance, CustomerDocuments, CustomerPayment } from '../../../panel/answers';
import { FIGURE } from '../../kit/figure';
import { RecordRow } from '../../kit/RecordRows';
import { METHODS } from '../../kit/status/payment-words';
import { StatusBadge } from '../../kit/status/StatusBadge';
import { pageOf, PAYMENT, RECURRING } from '../../requests/content-manager';
import { customerWords, recurringWords } from '../../words';
import { shortDate } from '../../words/dates';
import { printAmount } from '../../words/print-amount';
import { Card } from '../record/Columns';
import { ListPart } from './Parts';

const Figures = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: 1.2rem 3.2rem;
`;

interface Figure {
  label: string;
  amount: string;
  isLate?: boolean;
}

/** The amount owed in a currency, the overdue part of it, and the customer's money. A figure of 0 is left out. */
function figuresOf({ total, overdue, refund_due, on_account }: CustomerBalance): Figure[] {
  const { outstanding, overdue: late, toRefund, onAccount } = customerWords();
  return [
    { label: outstanding, amount: total },
    { label: late, amount: overdue, isLate: true },
    { label: toRefund, amount: refund_due },
    { label: onAccount, amount: on_account },
  ].filter(({ amount }) => amount !== '0');
}

/** The amounts owed, per currency. */
export function Balances({ balances }: { balances: readonly CustomerBalance[] }) {
  const figures = balances.flatMap((balance) =>
    figuresOf(balance).map((figure) => ({ ...figure, currency: balance.currency })),
  );
  return (
    <Card>
      {figures.length === 0 ? (
        <Typography data-testid="balances">{customerWords().nothingOutstanding}</Typography>
      ) : (
        <Figures data-testid="balances">
          {figures.map(({ label, amount, currency, isLate = false }) => (
            <div key={label + currency}>
              <Typography variant="pi" textColor="neutral600" tag="dt">
                {label}
              </Typography>
              <Typography
                variant="alpha"
                tag="dd"
                style={FIGURE}
                textColor={isLate ? 'danger600' : 'neutral800'}
              >
                {printAmount(amount, currency)}
              </Typography>
            </div>
          ))}
        </Figures>
      )}
    </Card>
  );
}

function Payment({ payment }: { payment: CustomerPayment }) {
  const { documentId, amount, currency, paid_on: day, method, reference, state } = payment;
  return (
    <RecordRow
      name={shortDate(day)}
      to={pageOf(PAYMENT, documentId)}
      details={[method && METHODS[method], reference].filter(Boolean).join(' · ')}
      badge={state === 'recorded' ? null : <StatusBadge status={state} />}
      amount={printAmount(amount, currency)}
    />
  );
}

/** The latest payments. */
export function Payments({ payments }: Pick<CustomerDocuments, 'payments'>) {
  if (payments.length === 0) return null;
  return (
    <ListPart title={customerWords().payments} testId="customer-payments">
      {payments.map((payment) => (
        <Payment key={payment.documentId} payment={payment} />
      ))}
    </ListPart>
  );
}

/** The recurring invoices. */
export function Recurring({ recurring }: Pick<CustomerDocuments, 'recurring'>) {
  const { recurring: title, next, unnamed } = customerWords();
  if (recurring.length === 0) return null;
  return (
    <ListPart title={title} testId="customer-recurring">
      {recurring.map((one) => {
        const every = recurringWords().every(one.interval_count, one.interval_unit);
        const coming = one.next_date === null ? null : next(shortDate(one.next_date));
        return (
          <RecordRow
            key={one.documentId}
            name={one.name ?? unnamed}
            to={pageOf(RECURRING, one.documentId)}
            details={[every, coming].filter(Boolean).join(' · ')}
            badge={<StatusBadge status={one.state} />}
          />
        );
      })}
    </ListPart>
  );
}
