import { z } from 'zod';
import { MAX_BANK_ACCOUNTS } from '../../domain/bank-account';
import { say } from '../../messages/message';
import { bic, currency, iban, optional, text, uuid } from '../../validation/fields';
import { issueOf } from '../../validation/issue';
import { id, textOrNull } from './answer-fields';

const DETAILS = 1_000;

/** A form sends an empty text where nothing is typed. */
const withoutBlanks = (input: unknown): unknown =>
  typeof input === 'object' && input !== null
    ? Object.fromEntries(
        Object.entries(input).map(([name, value]) => [name, value === '' ? null : value]),
      )
    : input;

const ACCOUNT = z
  .object({
    id: optional(uuid, {}),
    label: optional(text(), {}),
    currency: optional(currency, {}),
    holder: optional(text(), {}),
    iban: optional(iban, {}),
    bic: optional(bic, {}),
    account_number: optional(text(), {}),
    bank_name: optional(text(), {}),
    details: optional(text(DETAILS), {}),
  })
  .superRefine(({ iban: known, account_number: number }, context) => {
    if (known === null && !number)
      context.issues.push(issueOf(say('iban_or_number'), { path: ['iban'] }));
  });

/** One problem for a wrong whole. */
function refuseWhole(input: unknown, context: z.RefinementCtx): unknown {
  if (input === undefined || input === null) return [];
  if (!Array.isArray(input)) context.issues.push(issueOf(say('not_list')));
  else if (input.length > MAX_BANK_ACCOUNTS)
    context.issues.push(issueOf(say('too_many_accounts', { max: MAX_BANK_ACCOUNTS })));
  else return input.map(withoutBlanks);
  return z.NEVER;
}

/** The accounts that a form of a business sends. None are null. */
export const BANK_ACCOUNTS = z
  .preprocess(refuseWhole, z.array(ACCOUNT))
  .transform((accounts) => (accounts.length === 0 ? null : accounts));

const currencyOrNull = textOrNull.meta({
  description: 'ISO 4217 code: invoices in this currency name the account. Null for any.',
});

/** The accounts of an answer. */
export const ANSWERED_BANK_ACCOUNTS = z
  .array(
    z
      .object({
        id: id.meta({ description: 'For `bank_account_id` of an invoice.' }),
        label: textOrNull,
        currency: currencyOrNull,
        holder: textOrNull.meta({ description: 'Null for the business.' }),
        iban: textOrNull,
        bic: textOrNull,
        account_number: textOrNull.meta({ description: 'Where there is no IBAN.' }),
        bank_name: textOrNull,
        details: textOrNull.meta({ description: 'Such as a routing number.' }),
      })
      .meta({ id: 'BankAccount' }),
  )
  .max(MAX_BANK_ACCOUNTS)
  .meta({ description: 'The first is the usual one; `[]` without any.' });

/** The account that an invoice or a recurring one states. */
export const ANSWERED_BANK_ACCOUNT_ID = id.nullable().meta({
  description: 'The account that is paid to. Null: the first in the currency, else the first.',
});
