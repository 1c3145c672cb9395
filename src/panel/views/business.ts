import { DEFAULT_PATTERNS } from '../../domain/number-pattern';
import {
  ADDRESS_FIELDS,
  ADDRESS_ROWS,
  IDENTIFIER_FIELDS,
  IDENTIFIER_ROWS,
  TAX_NUMBERS_ROW,
} from './party';
import type { View } from './view';

const numbersHelp = (prefix: string): string =>
  `{YYYY}, {YY} and {MM} come from the issue date: ${prefix}-{YYYY}-{000} gives ${prefix}-2026-001, and counts anew each year.`;

export const BUSINESS_VIEW: View = {
  namedBy: 'name',
  columns: ['name', 'legal_name', 'country', 'default_currency'],
  form: [
    [
      ['name', 6],
      ['legal_name', 6],
    ],
    [
      ['contact_name', 6],
      ['language', 6],
    ],
    [
      ['email', 6],
      ['phone', 6],
    ],
    [
      ['time_zone', 6],
      ['default_currency', 6],
    ],
    ...ADDRESS_ROWS,
    TAX_NUMBERS_ROW,
    [
      ['default_tax_rate', 6],
      ['tax_rounding', 6],
    ],
    [
      ['zero_rate_category', 6],
      ['zero_rate_reason', 6],
    ],
    [['supply_date_default', 6]],
    ...IDENTIFIER_ROWS,
    [
      ['business_process', 6],
      ['coded_notes', 6],
    ],
    [['bank_accounts', 12]],
    [
      ['payment_term_days', 6],
      ['print_payment_code', 6],
    ],
    [
      ['rf_reference', 6],
      ['book_sure_matches', 6],
    ],
    [['payment_link', 12]],
    [
      ['reminder_days_before', 6],
      ['reminder_days_after', 6],
    ],
    [['reminder_text', 12]],
    [['look', 12]],
    [
      ['default_notes', 6],
      ['default_terms', 6],
    ],
    [
      ['default_quotation_notes', 6],
      ['default_quotation_terms', 6],
    ],
    [
      ['invoice_number_pattern', 6],
      ['quotation_number_pattern', 6],
    ],
    [
      ['credit_note_number_pattern', 6],
      ['customer_number_pattern', 6],
    ],
    [
      ['lock_documents', 6],
      ['closed_until', 6],
    ],
    [['retention_years', 6]],
    [
      ['only_customer_addresses', 6],
      ['keys_may_invite', 6],
    ],
    [['members', 6]],
    [['custom_fields', 12]],
  ],
  fields: {
    name: { label: 'Name', help: 'The name that customers know.', placeholder: 'Acme' },
    legal_name: {
      label: 'Legal name',
      help: 'Printed on documents instead of the name.',
      placeholder: 'Acme Ltd',
    },
    ...ADDRESS_FIELDS,
    tax_id: { label: 'Tax number', help: 'Printed on documents.', placeholder: '12/345/67890' },
    ...IDENTIFIER_FIELDS,
    bank_accounts: {
      label: 'Bank accounts',
      help: 'Printed on invoices. An invoice has the first account in its currency, else the first.',
    },
    payment_link: {
      label: 'Payment link',
      help: 'Where customers pay online: a button on the page of an invoice. {number}, {amount} and {currency} are filled in.',
      placeholder: 'https://pay.example.com/?invoice={number}&amount={amount}',
    },
    print_payment_code: {
      label: 'Payment code on invoices',
      help: 'Prints a QR code that fills in the transfer in a banking app. Only on invoices in EUR, with an IBAN.',
    },
    rf_reference: {
      label: 'RF reference on invoices',
      help: 'Prints a reference with check digits (ISO 11649), made from the number. Banks check it, so payments are matched without typing errors. Issued documents keep theirs.',
    },
    book_sure_matches: {
      label: 'Book sure payments',
      help: 'When a bank statement is uploaded, payments are booked without a person whose text names the invoices and whose amount is what is due of them.',
    },
    language: {
      label: 'Language',
      help: 'Of documents, pages and mails for customers without a language. If empty, English.',
    },
    contact_name: { label: 'Contact person', help: 'Who answers questions. Not printed.' },
    email: { label: 'Email', help: 'Printed on documents.', placeholder: 'billing@example.com' },
    phone: { label: 'Phone' },
    logo: { label: 'Logo' },
    brand_color: { label: 'Colour of documents' },
    paper_size: { label: 'Paper' },
    time_zone: {
      label: 'Time zone',
      help: 'Determines on which day a document is issued, overdue or expired.',
    },
    tax_rounding: {
      label: 'Tax rounding',
      help: 'Whether the tax of each line is rounded, or of all lines of a rate together, as e-invoices need it. If empty, by rate in the European Union. Issued documents keep theirs.',
    },
    supply_date_default: {
      label: 'Date of supply',
      help: 'For invoices without a delivery date and without a period. Printed. Issued documents keep theirs.',
    },
    zero_rate_category: {
      label: 'Tax category at 0 %',
      help: 'For new lines at 0 % without a category.',
    },
    zero_rate_reason: {
      label: 'Reason for no tax',
      help: 'For new lines at 0 % of that category without a reason. Printed.',
    },
    default_currency: { label: 'Currency', help: 'For new documents.' },
    default_tax_rate: { label: 'Usual tax %', help: 'For new lines without a tax rate.' },
    payment_term_days: {
      label: 'Days to pay',
      help: 'From 0 to 365. Sets the due date of a new invoice that has none.',
      placeholder: '30',
    },
    default_notes: { label: 'Notes', help: 'Used when a new document has no notes.' },
    default_terms: { label: 'Terms', help: 'Used when a new document has no terms.' },
    default_quotation_notes: {
      label: 'Notes of quotations',
      help: 'If empty, quotations have the same notes as invoices.',
    },
    default_quotation_terms: {
      label: 'Terms of quotations',
      help: 'If empty, quotations have the same terms as invoices.',
    },
    invoice_number_pattern: {
      label: 'Invoice numbers',
      help: numbersHelp('INV'),
      placeholder: DEFAULT_PATTERNS.invoice,
    },
    quotation_number_pattern: {
      label: 'Quotation numbers',
      help: numbersHelp('QT'),
      placeholder: DEFAULT_PATTERNS.quotation,
    },
    reminder_days_before: {
      label: 'Reminders before the due date',
      help: 'Days, such as 3. A mail goes out so many days before, from 8 o’clock in the time zone of the business. If empty, none.',
      placeholder: '3',
    },
    reminder_days_after: {
      label: 'Reminders after the due date',
      help: 'Days, such as 7, 14, 30. For unpaid invoices with a customer’s email, each at most once. If empty, none.',
      placeholder: '7, 14, 30',
    },
    reminder_text: {
      label: 'Text of reminders',
      help: 'Your own words, in the language of the business. Customers with another language get a prepared text in theirs.',
    },
    only_customer_addresses: {
      label: 'Emails to the customer alone',
      help: 'Documents are mailed to the address of their customer and to no other.',
    },
    keys_may_invite: {
      label: 'Keys may invite to the portal',
      help: 'Programs with a key of this business may let contacts of customers sign in at the portal.',
    },
    business_process: {
      label: 'Business process',
      help: 'For e-invoices in France, such as B1 for goods or S1 for services.',
      placeholder: 'S1',
    },
    coded_notes: {
      label: 'Coded notes',
      help: 'For e-invoices in France: one note per line, its code, a colon, its text. Needed are PMT, PMD and AAB.',
      placeholder: 'PMT: Indemnité forfaitaire pour frais de recouvrement : 40 €',
    },
    retention_years: {
      label: 'Years to keep documents',
      help: 'After the year of issue. Until then, erasing a customer leaves what was issued. If empty, 10.',
      placeholder: '10',
    },
    lock_documents: {
      label: 'Issued documents',
      help: 'Whether an issued invoice can be changed: locked for good, locked once it was sent, or open for corrections. If empty, locked for good in the European Union. Payments and credit notes always lock it.',
    },
    closed_until: {
      label: 'Books closed until',
      help: 'The last day whose figures nobody can change any more, such as the end of a month that you have declared. Empty: no day is closed.',
    },
    credit_note_number_pattern: {
      label: 'Credit note numbers',
      help: numbersHelp('CN'),
      placeholder: DEFAULT_PATTERNS.credit_note,
    },
    customer_number_pattern: {
      label: 'Customer numbers',
      help: 'New customers without a number get one, such as C-0001 from C-{0000}. If empty, none.',
      placeholder: 'C-{0000}',
    },
    custom_fields: {
      label: 'Custom fields',
      help: 'Values are stored in the metadata of a record, under the key of their field.',
    },
    look: { label: 'Look of documents' },
    members: {
      label: 'Members',
      help: 'Users with a limited role may work on this business if they are listed here.',
      namedBy: 'firstname',
    },
    api_tokens: { label: 'API keys' },
  },
};
