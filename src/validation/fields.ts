import Big from 'big.js';
import { z } from 'zod';
import {
  checkDate,
  checkDecimal,
  checkEmail,
  checkName,
  checkOneOf,
  checkSomeOf,
  checkText,
  checkUuid,
  checkWhole,
  type Check,
} from '../domain/checks';
import { AMOUNT_LIMIT, DECIMALS, ZERO } from '../domain/money';
import { checkBic, checkIban } from '../domain/bank-account';
import { checkCountryCode } from '../domain/country';
import { checkCurrency } from '../domain/currency';
import { checkAddressScheme, checkRegistrationScheme } from '../domain/identifier-schemes';
import { checkVatId } from '../domain/vat-id';
import { say } from '../messages/message';
import { issueOf } from './issue';

/** What OpenAPI says of a field; it stands beside the check so that the two stay together. */
export type FieldDoc = Record<string, unknown> & { description?: string };

function runCheck<T>(check: Check<T>, input: unknown, context: z.RefinementCtx): T {
  const checked = check(input);
  if ('value' in checked) return checked.value;
  context.issues.push(issueOf(checked.problem));
  return z.NEVER;
}

const isAbsent = (input: unknown): input is null | undefined =>
  input === undefined || input === null;

/** A field that must be there; `null` counts as missing. */
export function required<T>(check: Check<T>, doc: FieldDoc) {
  return z
    .unknown()
    .transform((input, context): T => {
      if (!isAbsent(input)) return runCheck(check, input, context);
      context.issues.push(issueOf(say('required')));
      return z.NEVER;
    })
    .meta(doc);
}

/** A field that may be left out; `null` means the same (contract §2). */
export function optional<T>(check: Check<T>, doc: FieldDoc) {
  return z
    .unknown()
    .optional()
    .transform((input, context): T | null =>
      isAbsent(input) ? null : runCheck(check, input, context),
    )
    .meta(nullable(doc));
}

/** A field that may be left out and then has a default. */
export function withDefault<T>(check: Check<T>, fallback: T, doc: FieldDoc) {
  return z
    .unknown()
    .optional()
    .transform((input, context): T =>
      isAbsent(input) ? fallback : runCheck(check, input, context),
    )
    .meta(nullable(doc));
}

/** A field of a PATCH that cannot be cleared: `null` leaves it as it is, as undefined does. */
export function changeable<T>(check: Check<T>, doc: FieldDoc) {
  return z
    .unknown()
    .optional()
    .transform((input, context): T | undefined =>
      isAbsent(input) ? undefined : runCheck(check, input, context),
    )
    .meta(nullable(doc));
}

/** A field of a PATCH: undefined leaves it as it is, `null` clears it. */
export function clearable<T>(check: Check<T>, doc: FieldDoc) {
  return z
    .unknown()
    .optional()
    .transform((input, context): T | null | undefined =>
      isAbsent(input) ? input : runCheck(check, input, context),
    )
    .meta(nullable(doc));
}

function nullable(doc: FieldDoc): FieldDoc {
  const { type } = doc;
  return typeof type === 'string' && type !== 'null' ? { ...doc, type: [type, 'null'] } : doc;
}

export const SHORT = 255;

export const text = (max: number = SHORT) => checkText(max);
export const name = checkName(SHORT);

const notBlank =
  (blank: RegExp, max: number): Check<string> =>
  (input) => {
    const checked = checkText(max)(input);
    if ('value' in checked && blank.test(checked.value)) return { problem: say('empty') };
    return checked;
  };

/** Text that may not be blank but is kept as it was sent, spaces included. */
export const verbatim = (max: number = SHORT) => notBlank(/^\s*$/, max);

/** The same for the number of a document, which must be seen: characters without a width are blank. */
export const verbatimNumber = notBlank(/^[\s\p{Cc}\p{Cf}]*$/u, SHORT);

export const email = checkEmail;
export const uuid = checkUuid;
export const date = checkDate;
export const currency = checkCurrency;
export const oneOf = checkOneOf;
export const someOf = checkSomeOf;
export const countryCode = checkCountryCode;
export const vatId = checkVatId;
export const iban = checkIban;
export const bic = checkBic;
/** Days to pay. */
export const paymentTerm = checkWhole(0, 365);

export const quantity = checkDecimal({
  maxDecimals: DECIMALS.quantity,
  above: ZERO,
  sizeBelow: new Big('1e9'),
});
export const price = checkDecimal({ maxDecimals: DECIMALS.unit_price, sizeBelow: new Big('1e12') });
export const rate = checkDecimal({ maxDecimals: DECIMALS.tax_rate, min: ZERO, max: new Big(100) });
/** Rounded to the minor unit later; the bound keeps absurd digits out of the arithmetic. */
export const amount = checkDecimal({ maxDecimals: 50, min: ZERO, sizeBelow: AMOUNT_LIMIT });

export const DOCS = {
  text: (description: string, max: number = SHORT): FieldDoc => ({
    type: 'string',
    maxLength: max,
    description,
  }),
  uuid: (description: string): FieldDoc => ({ type: 'string', format: 'uuid', description }),
  date: (description: string): FieldDoc => ({ type: 'string', format: 'date', description }),
  oneOf: (values: readonly string[], description: string): FieldDoc => ({
    enum: [...values],
    description,
  }),
  someOf: (values: readonly string[], description: string): FieldDoc => ({
    type: 'string',
    pattern: `^(${values.join('|')})(,(${values.join('|')}))*$`,
    description: `${description} Several have commas between them: \`${values.slice(0, 2).join(',')}\`.`,
  }),
} as const;

export const COUNTRY_CODE_DOC: FieldDoc = {
  type: 'string',
  pattern: '^[A-Za-z]{2}$',
  description: 'ISO 3166-1 alpha-2 code, such as DE.',
};

export const VAT_ID_DOC: FieldDoc = {
  type: 'string',
  description:
    'VAT identification number with its country prefix, such as DE123456789. Its form is checked: by the prefix for the EU, GB, CH and NO; else two letters, then 1 to 18 letters and digits. Stored without spaces, dots, hyphens and slashes.',
};

/** Identifiers that e-invoices carry; businesses and customers share them. */
export const IDENTIFIER_DOCS = {
  registration_id: DOCS.text('Number in a register, such as a SIREN or a company number.'),
  registration_scheme: {
    type: 'string',
    description: 'The register of `registration_id`, as a code of ISO/IEC 6523, such as 0002.',
  },
  electronic_address: DOCS.text(
    'Where e-invoices are delivered. Without one, an e-invoice carries the VAT number, else the e-mail address.',
  ),
  electronic_address_scheme: {
    type: 'string',
    description: 'The scheme of `electronic_address`, as a code of the list EAS, such as 0088.',
  },
} as const satisfies Record<string, FieldDoc>;

/** Their checks. */
export const IDENTIFIERS = {
  registration_id: text(),
  registration_scheme: checkRegistrationScheme,
  electronic_address: text(),
  electronic_address_scheme: checkAddressScheme,
};
