import Big from 'big.js';
import type {
  Candidate,
  Credit,
  Found,
  Known,
  RecordedPayment,
} from '../../../../src/domain/matching/credit';
import { numbersIn, rfReferencesIn } from '../../../../src/domain/matching/readings';
import { folded } from '../../../../src/domain/folded';
import { rfReference } from '../../../../src/domain/rf-reference';

export const TODAY = '2026-05-20';

type Changes<T> = Partial<Omit<T, 'amount' | 'due'>>;

export const credit = (amount: string, changes: Changes<Credit> = {}): Credit => ({
  amount: new Big(amount),
  currency: 'EUR',
  booked_on: '2026-05-12',
  text: '',
  name: null,
  iban: null,
  is_reversal: false,
  is_possible_duplicate: false,
  ...changes,
});

export const invoice = (
  number: string,
  due: string,
  changes: Changes<Candidate> = {},
): Candidate => ({
  id: `id of ${number}`,
  number,
  customer_id: 'acme',
  customer_name: 'Acme GmbH',
  status: 'sent',
  currency: 'EUR',
  issue_date: '2026-05-01',
  due: new Big(due),
  ...changes,
});

export const payment = (
  id: string,
  amount: string,
  changes: Changes<RecordedPayment> = {},
): RecordedPayment => ({
  id,
  customer_id: 'acme',
  customer_name: 'Acme GmbH',
  amount: new Big(amount),
  paid_on: '2026-05-10',
  invoice_ids: [],
  ...changes,
});

/** The documents that the database finds in the text of a credit. @param others numbers of quotations and credit notes */
export function foundIn(
  text: string,
  invoices: readonly Candidate[],
  others: readonly string[] = [],
): Found[] {
  const [numbers, references] = [numbersIn(text), rfReferencesIn(text)];
  return [
    ...invoices.flatMap((one): Found[] => {
      const [number, reference] = [folded(one.number), rfReference(one.number)];
      const byNumber = numbers.includes(number);
      const byReference = reference !== null && references.includes(reference);
      return [
        ...(byNumber ? [{ by: 'number' as const, written: number, invoice: one }] : []),
        ...(byReference ? [{ by: 'reference' as const, written: reference, invoice: one }] : []),
      ];
    }),
    ...others
      .map(folded)
      .filter((number) => numbers.includes(number))
      .map((written): Found => ({ by: 'number', written, invoice: null })),
  ];
}

interface Books {
  invoices?: readonly Candidate[];
  /** Numbers of quotations and credit notes. */
  others?: readonly string[];
  payments?: readonly RecordedPayment[];
  is_cut?: boolean;
  iban_customers?: readonly string[];
}

export const known = (
  { text }: Credit,
  { invoices = [], others = [], payments = [], is_cut = false, iban_customers = [] }: Books,
): Known => ({
  found: foundIn(text, invoices, others),
  candidates: invoices.filter(({ status }) => status === 'sent' || status === 'overdue'),
  payments,
  is_cut,
  iban_customers,
});
