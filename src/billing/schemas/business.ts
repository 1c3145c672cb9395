import { z } from 'zod';
import { isTimeZone } from '../../domain/dates';
import { checkWhole, type Check } from '../../domain/checks';
import { checkColor } from '../../domain/color';
import { checkCodedNotes, CODED_NOTES_LIMIT } from '../../domain/coded-notes';
import { LANGUAGES } from '../../domain/languages';
import { checkNumberPattern } from '../../domain/number-pattern';
import { checkPaymentLink } from '../../domain/payment-link';
import { checkReminderDays } from '../../domain/reminders';
import { MOST_RETENTION_YEARS, USUAL_RETENTION_YEARS } from '../../domain/retention';
import { NUMBER_SERIES } from '../../database/number-series';
import { say } from '../../messages/message';
import { BANK_ACCOUNTS } from './bank-accounts';
import { CUSTOM_FIELDS } from './custom-fields';
import { PARTY_DEFAULTS } from './defaults';
import { DOCUMENT_LOOK } from './document-look';
import {
  COUNTRY_CODE_DOC,
  countryCode,
  currency,
  date,
  DOCS,
  email,
  IDENTIFIER_DOCS,
  IDENTIFIERS,
  name,
  oneOf,
  optional,
  required,
  text,
  VAT_ID_DOC,
  vatId,
  withDefault,
} from '../../validation/fields';

const timeZone: Check<string> = (input) =>
  typeof input === 'string' && isTimeZone(input.trim())
    ? { value: input.trim() }
    : { problem: say('not_time_zone') };

const PATTERN_DOC = DOCS.text('Parts: a running number such as {00000}, {YYYY}, {YY}, {MM}.');
const numberPattern = (kind: keyof typeof NUMBER_SERIES) =>
  withDefault(checkNumberPattern, NUMBER_SERIES[kind].defaultPattern, PATTERN_DOC);

/** The fields of a business that rule other things; the rest is free text. */
export const BUSINESS_RECORD = z.object({
  name: required(name, DOCS.text('Trimmed; must not be empty.')),
  email: optional(email, DOCS.text('An e-mail address.')),
  time_zone: withDefault(timeZone, 'UTC', DOCS.text('IANA name; rules what "today" is.')),
  default_currency: withDefault(currency, 'USD', DOCS.text('ISO 4217 code.')),
  invoice_number_pattern: numberPattern('invoice'),
  quotation_number_pattern: numberPattern('quotation'),
  credit_note_number_pattern: numberPattern('credit_note'),
  customer_number_pattern: optional(checkNumberPattern, PATTERN_DOC),
  ...PARTY_DEFAULTS,
  zero_rate_reason: optional(text(), DOCS.text('Of lines at 0 % without a reason.')),
  country_code: optional(countryCode, COUNTRY_CODE_DOC),
  vat_id: optional(vatId, VAT_ID_DOC),
  bank_accounts: BANK_ACCOUNTS,
  registration_scheme: optional(
    IDENTIFIERS.registration_scheme,
    IDENTIFIER_DOCS.registration_scheme,
  ),
  electronic_address_scheme: optional(
    IDENTIFIERS.electronic_address_scheme,
    IDENTIFIER_DOCS.electronic_address_scheme,
  ),
  language: optional(
    oneOf(LANGUAGES),
    DOCS.oneOf(LANGUAGES, 'Of documents, pages and mails for customers without one.'),
  ),
  payment_link: optional(
    checkPaymentLink,
    DOCS.text('An https URL. {number}, {amount} and {currency} are filled in.'),
  ),
  brand_color: optional(checkColor, DOCS.text('#RGB or #RRGGBB.')),
  coded_notes: optional(
    checkCodedNotes,
    DOCS.text('Notes of e-invoices: a code of UNTDID 4451 and a text per line.', CODED_NOTES_LIMIT),
  ),
  closed_until: optional(date, DOCS.date('Nothing that counts on this day or before can change.')),
  reminder_days_before: optional(checkReminderDays, DOCS.text('Days before the due date.')),
  reminder_days_after: optional(checkReminderDays, DOCS.text('Days after the due date.')),
  retention_years: withDefault(checkWhole(0, MOST_RETENTION_YEARS), USUAL_RETENTION_YEARS, {
    type: 'integer',
  }),
  custom_fields: CUSTOM_FIELDS,
  look: DOCUMENT_LOOK,
});
