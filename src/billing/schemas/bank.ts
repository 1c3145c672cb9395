import { z } from 'zod';
import {
  BANK_FILE_TYPES,
  CERTAINTIES,
  STATEMENT_FORMATS,
  SUGGESTED_BECAUSE,
  TRANSACTION_STATUSES,
} from '../../domain/bank-transaction';
import { checkOneLine } from '../../domain/checks';
import { say } from '../../messages/message';
import { DOCS, optional, text as textField, uuid } from '../../validation/fields';
import { dateOrNull, id, money, number, text, textOrNull, timestamp } from './answer-fields';
import { listShape } from './list-fields';
import { statusFilter } from './search';

/** A suggestion for an open credit. */
export const SUGGESTION = z
  .object({
    payment_ids: z.array(id).meta({ description: 'Recorded payments that it may be joined to.' }),
    customer_id: id
      .nullable()
      .meta({ description: 'Null where the payments are of several customers.' }),
    allocations: z.array(z.object({ invoice_id: id, amount: money })),
    certainty: z.enum(CERTAINTIES),
    because: z.array(z.enum(SUGGESTED_BECAUSE)),
  })
  .meta({ id: 'BankSuggestion' });

/** A transaction as the API answers it. */
export const BANK_TRANSACTION = z
  .object({
    id,
    statement_id: id.meta({ description: 'The statement that brought it first.' }),
    account_id: text.meta({ description: 'An `id` of `bank_accounts` of the business.' }),
    booked_on: z.iso.date(),
    amount: number.meta({ description: 'Above 0 for a credit, below 0 for a debit.' }),
    currency: text.meta({ description: 'ISO 4217 code.' }),
    counterparty: z.object({ name: textOrNull, iban: textOrNull, account_number: textOrNull }),
    text: textOrNull.meta({ description: 'What the bank says of it.' }),
    reference: textOrNull.meta({ description: 'The structured one, else the end-to-end id.' }),
    bank_reference: textOrNull,
    status: z.enum(TRANSACTION_STATUSES),
    reason: textOrNull.meta({ description: 'Why it is ignored.' }),
    payment_ids: z.array(id).meta({ description: 'The payments that it is matched to.' }),
    refund_id: id.nullable().meta({ description: 'The refund that it is matched to.' }),
    possible_duplicate_of: id
      .nullable()
      .meta({ description: 'A transaction of the same day and amount from another file.' }),
    suggestion: SUGGESTION.nullable().meta({ description: 'Null unless it is an open credit.' }),
    created_at: timestamp,
    updated_at: timestamp,
  })
  .meta({ id: 'BankTransaction' });

/** Query of GET /api/v1/bank-transactions. */
export const BANK_TRANSACTION_SEARCH = z.object({
  status: statusFilter(TRANSACTION_STATUSES),
  statement_id: optional(uuid, DOCS.uuid('Transactions that this statement brought first.')),
  account_id: optional(textField(), DOCS.text('Transactions of this account of the business.')),
  ...listShape('bank_transaction'),
});

export type BankTransactionSearch = z.infer<typeof BANK_TRANSACTION_SEARCH>;

const LARGEST_FILE = 20_000_000;
const LONGEST_NAME = 120;

/** The body of POST /api/v1/bank-statements. */
export const STATEMENT_BODY = {
  types: BANK_FILE_TYPES,
  largest: LARGEST_FILE,
  refusal: say('bank_file_type'),
} as const;

/** Its query. */
export const STATEMENT_QUERY = z.object({
  name: optional(checkOneLine(LONGEST_NAME), {
    type: 'string',
    minLength: 1,
    maxLength: LONGEST_NAME,
    description: 'The name of the file.',
  }),
  account_id: optional(
    uuid,
    DOCS.uuid('An `id` of `bank_accounts` of the business, for a file that names no account.'),
  ),
});

const balance = number.nullable().meta({ description: 'Null where the file has none.' });

const STATEMENT = z.object({
  account: z.object({
    id: text.meta({ description: 'An `id` of `bank_accounts` of the business.' }),
    iban: textOrNull,
    account_number: textOrNull,
    currency: textOrNull.meta({ description: 'ISO 4217 code.' }),
  }),
  number: textOrNull,
  from: dateOrNull,
  to: dateOrNull,
  opening_balance: balance,
  closing_balance: balance,
});

/** An uploaded file as the API answers it. */
export const BANK_STATEMENT = z
  .object({
    id,
    name: textOrNull,
    format: z.enum(STATEMENT_FORMATS),
    statements: z.array(STATEMENT),
    counts: z.object({
      new: z.int(),
      known: z.int().meta({ description: 'Entries that an earlier file brought.' }),
      credits: z.int().meta({ description: 'New entries.' }),
      debits: z.int().meta({ description: 'New entries.' }),
    }),
    created_at: timestamp,
  })
  .meta({ id: 'BankStatement' });

/** Query of GET /api/v1/bank-statements. */
export const BANK_STATEMENT_SEARCH = z.object(listShape('bank_statement'));

export type BankStatementSearch = z.infer<typeof BANK_STATEMENT_SEARCH>;
