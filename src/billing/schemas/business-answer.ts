import { LOCK_RULES } from '../../domain/issued';
import { DEFAULT_PATTERNS } from '../../domain/number-pattern';
import { PAPER_SIZES } from '../../domain/paper';
import { SUPPLY_DATE_DEFAULTS } from '../../domain/service-period';
import { z } from 'zod';
import { TAX_CATEGORIES, TAX_ROUNDINGS } from '../../domain/tax';
import { LANGUAGES } from '../../domain/languages';
import { ANSWERED_BANK_ACCOUNTS } from './bank-accounts';
import { ANSWERED_CUSTOM_FIELDS } from './custom-fields';
import { ANSWERED_LOOK } from './document-look';
import { dateOrNull, id, number, text, textOrNull, timestamp } from './answer-fields';

const pattern = text.meta({ description: `Such as ${DEFAULT_PATTERNS.invoice}.` });

/** A business as its keys see it: everything but its members and keys. */
export const BUSINESS = z
  .object({
    id,
    name: text,
    legal_name: textOrNull,
    address: textOrNull,
    city: textOrNull,
    state: textOrNull,
    country: textOrNull,
    country_code: textOrNull.meta({ description: 'ISO 3166-1 alpha-2 code.' }),
    postal_code: textOrNull,
    tax_id: textOrNull,
    vat_id: textOrNull.meta({ description: 'VAT identification number, with its prefix.' }),
    iban: textOrNull.meta({ description: 'Of the first account.' }),
    bic: textOrNull.meta({ description: 'Of the first account.' }),
    bank_accounts: ANSWERED_BANK_ACCOUNTS,
    contact_name: textOrNull,
    email: textOrNull,
    phone: textOrNull,
    logo_url: textOrNull.meta({ description: 'A path of this service, or a URL.' }),
    registration_id: textOrNull.meta({ description: 'Number in a register.' }),
    registration_scheme: textOrNull.meta({ description: 'Its register: a code of ISO/IEC 6523.' }),
    electronic_address: textOrNull.meta({ description: 'Where e-invoices are delivered.' }),
    electronic_address_scheme: textOrNull.meta({ description: 'Its scheme: a code of EAS.' }),
    business_process: textOrNull,
    coded_notes: textOrNull,
    language: z.enum(LANGUAGES).nullable(),
    time_zone: text.meta({ description: 'IANA name. It determines the current day.' }),
    default_currency: text.meta({ description: 'ISO 4217 code.' }),
    payment_term_days: z.int().nullable(),
    default_tax_rate: number.nullable().meta({ description: 'Percentage.' }),
    default_notes: textOrNull,
    default_terms: textOrNull,
    default_quotation_notes: textOrNull,
    default_quotation_terms: textOrNull,
    tax_rounding: z.enum(TAX_ROUNDINGS),
    zero_rate_category: z.enum(TAX_CATEGORIES).exclude(['S']).nullable(),
    zero_rate_reason: textOrNull.meta({
      description: 'Why lines at 0 % of that category bear no tax, where they do not say it.',
    }),
    invoice_number_pattern: pattern,
    quotation_number_pattern: pattern,
    credit_note_number_pattern: pattern,
    customer_number_pattern: textOrNull,
    lock_documents: z.enum(LOCK_RULES),
    supply_date_default: z.enum(SUPPLY_DATE_DEFAULTS).meta({
      description: 'When an invoice was supplied that does not say it.',
    }),
    closed_until: dateOrNull.meta({ description: 'The last day of the closed books.' }),
    book_sure_matches: z.boolean().meta({
      description: 'Whether an uploaded statement books the payments that are sure.',
    }),
    payment_link: textOrNull,
    print_payment_code: z.boolean(),
    rf_reference: z.boolean().meta({
      description: 'Whether invoices name the RF reference (ISO 11649) of their number.',
    }),
    brand_color: textOrNull,
    paper_size: z.enum(PAPER_SIZES).nullable(),
    look: ANSWERED_LOOK,
    reminder_days_before: textOrNull,
    reminder_days_after: textOrNull,
    reminder_text: textOrNull,
    only_customer_addresses: z.boolean(),
    keys_may_invite: z
      .boolean()
      .meta({ description: 'Keys may let contacts sign in at the portal.' }),
    retention_years: z.int(),
    custom_fields: ANSWERED_CUSTOM_FIELDS,
    created_at: timestamp,
    updated_at: timestamp,
  })
  .meta({ id: 'Business' });
