import { z } from 'zod';
import { checkFlag, checkOneLine, type Check } from '../../domain/checks';
import { say } from '../../messages/message';
import { currency, oneOf, optional, required, text, withDefault } from '../../validation/fields';

const LONGEST_NAME = 80;
/** Columns of a file. */
const MOST_COLUMNS = 200;

/** Columns by their names, each with its check. */
const listOf =
  (one: Check<string>): Check<string[]> =>
  (input) => {
    if (!Array.isArray(input)) return { problem: say('profile_not_columns') };
    if (input.length > MOST_COLUMNS)
      return { problem: say('import_too_many_columns', { max: MOST_COLUMNS }) };
    const checked = input.map(one);
    const refused = checked.find((each) => 'problem' in each);
    return refused ?? { value: checked.flatMap((each) => ('value' in each ? [each.value] : [])) };
  };

/** The names of all columns of a file. */
export const COLUMN_NAMES = required(listOf(text()), {});

const column = optional(text(), {});

/** The name of a profile, and the wish to replace another one. */
export const NAMED = {
  name: required(checkOneLine(LONGEST_NAME), {}),
  /** Whether it takes the place of one with its name. */
  replace: withDefault(checkFlag, false, {}),
};

/** The body of PUT /businesses/:id/profiles/:list/:profile. */
export const PROFILE_NAME = z.object({ name: NAMED.name });

/** The columns of a bank's CSV, as far as somebody has said them. Columns are named by their labels. */
export const BANK_COLUMNS = z.object({
  booked_on: column,
  amount: column,
  credit: column,
  debit: column,
  currency_column: column,
  currency: optional(currency, {}),
  counterparty: column,
  account: column,
  text: withDefault(listOf(text()), [], {}),
  reference: column,
  bank_reference: column,
  own_account: column,
  /** The column of the status, and its word for booked entries. */
  status: column,
  booked: optional(text(), {}),
  dates: optional(oneOf(['dmy', 'mdy']), {}),
  decimal: withDefault(oneOf(['.', ',']), '.', {}),
});
export type BankColumns = z.infer<typeof BANK_COLUMNS>;

/** The body of POST /businesses/:id/profiles/bank. */
export const BANK_PROFILE = BANK_COLUMNS.extend({ ...NAMED, columns: COLUMN_NAMES });
export type BankProfile = z.infer<typeof BANK_PROFILE>;
