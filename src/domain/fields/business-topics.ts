/** The topics in the form of a business, in their order, with the fields of each. */
export const BUSINESS_TOPICS = {
  business: [
    'name',
    'legal_name',
    'contact_name',
    'language',
    'email',
    'phone',
    'time_zone',
    'default_currency',
  ],
  address: ['address', 'postal_code', 'city', 'state', 'country_code', 'country'],
  tax: [
    'tax_id',
    'vat_id',
    'default_tax_rate',
    'tax_rounding',
    'zero_rate_category',
    'zero_rate_reason',
    'supply_date_default',
  ],
  payment: [
    'bank_accounts',
    'payment_term_days',
    'print_payment_code',
    'rf_reference',
    'payment_link',
  ],
  numbers: [
    'invoice_number_pattern',
    'quotation_number_pattern',
    'credit_note_number_pattern',
    'customer_number_pattern',
    'lock_documents',
    'closed_until',
    'retention_years',
  ],
  look: [
    'look',
    'default_notes',
    'default_terms',
    'default_quotation_notes',
    'default_quotation_terms',
  ],
  reminders: [
    'reminder_days_before',
    'reminder_days_after',
    'reminder_text',
    'only_customer_addresses',
    'keys_may_invite',
  ],
  e_invoices: [
    'registration_id',
    'registration_scheme',
    'electronic_address',
    'electronic_address_scheme',
    'business_process',
    'coded_notes',
  ],
  other: ['members', 'custom_fields'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type BusinessTopic = keyof typeof BUSINESS_TOPICS;
