import Big from 'big.js';
import { say } from '../../messages/message';
import type { Finding } from '../finding';
import { followsFrance, NEEDED_NOTES, PAID_PROCESSES, RATES, TREATMENT_NOTE } from '../france';
import { BUSINESS_PROCESSES } from '../../domain/french-codes';
import { SIREN } from '../mapping/electronic-address';
import type { EInvoice, Identifier, Note } from '../model';
import { isZero } from '../../domain/money';
import { finding, itemPointer, needed, sidesOf, unless, type Side } from './checks';

const NOTES = '/business/coded_notes';
const PROCESSES: readonly string[] = BUSINESS_PROCESSES;
const QUANTITY_DECIMALS = 4;

const isSiren = (registration: Identifier | null): boolean =>
  registration !== null && registration.scheme === SIREN && /^\d{9}$/.test(registration.id);

function noteFindings(invoice: EInvoice): Finding[] {
  const codes = invoice.notes.map(({ subjectCode }) => subjectCode);
  const missing = NEEDED_NOTES.filter((code) => !codes.includes(code));
  const twice = [...NEEDED_NOTES, 'TXD'].some(
    (code) => codes.filter((one) => one === code).length > 1,
  );
  return [
    ...unless(
      missing.length === 0,
      NOTES,
      'BR-FR-05',
      say('finding_codes', { codes: missing.join(', ') }),
    ),
    ...unless(!twice, NOTES, 'BR-FR-06', say('finding_code_twice')),
  ];
}

function numberFindings(number: string | null, pointer: string): Finding[] {
  if (number === null) return [];
  return [
    ...unless(number.length <= 35, pointer, 'BR-FR-01', say('finding_too_long', { max: 35 })),
    ...unless(
      /^[A-Za-z0-9+\-_/]+$/.test(number),
      pointer,
      'BR-FR-02',
      say('finding_number_characters'),
    ),
  ];
}

function dateFindings(invoice: EInvoice): Finding[] {
  const { issueDate, dueDate, delivery, period, precedingInvoice, lines } = invoice;
  const dates = [
    ['/issue_date', issueDate],
    ['/due_date', dueDate],
    ['/delivery_date', delivery.date],
    ['/service_period_start', period?.start ?? null],
    ['/service_period_end', period?.end ?? null],
    ['/invoice_date', precedingInvoice?.issueDate ?? null],
  ] as const;
  const ofLines = lines.flatMap(({ period: own }, index) => [
    [itemPointer(index, 'service_period_start'), own?.start ?? null] as const,
    [itemPointer(index, 'service_period_end'), own?.end ?? null] as const,
  ]);
  return [...dates, ...ofLines].flatMap(([pointer, date]) =>
    unless(date === null || date.startsWith('20'), pointer, 'BR-FR-03', say('finding_century')),
  );
}

function addressFindings({ pointer, party }: Side): Finding[] {
  const field = `${pointer}/electronic_address`;
  const rule = pointer === '/business' ? 'BR-FR-13' : 'BR-FR-12';
  const { electronicAddress: address, registration } = party;
  const isOfDirectory = address?.scheme === '0225';
  return [
    ...needed(address, field, rule),
    ...unless(
      !isOfDirectory || /^[A-Za-z0-9+\-_.]+$/.test(address.id),
      field,
      'BR-FR-23',
      say('finding_address_characters'),
    ),
    ...unless(
      (address?.id.length ?? 0) <= 125,
      field,
      'BR-FR-25',
      say('finding_too_long', { max: 125 }),
    ),
    ...unless(
      registration?.scheme !== SIREN || isSiren(registration),
      `${pointer}/registration_id`,
      'BR-FR-32',
      say('finding_siren'),
    ),
  ];
}

/** Between French businesses the address is that of the directory. */
function treatmentFindings(invoice: EInvoice): Finding[] {
  const isBetween = ({ subjectCode, text }: Note) =>
    subjectCode === TREATMENT_NOTE && text === 'B2B';
  if (!invoice.notes.some(isBetween)) return [];
  const { registration, electronicAddress: address } = invoice.buyer;
  const id = isSiren(registration) ? registration?.id : null;
  const isListed = !!id && address?.scheme === '0225' && address.id.startsWith(id);
  return [
    ...unless(!!id, '/customer/registration_id', 'BR-FR-11', say('finding_siren_scheme')),
    ...unless(isListed, '/customer/electronic_address', 'BR-FR-21', say('finding_siren_address')),
  ];
}

function paidFindings({ businessProcess, totals, dueDate, issueDate }: EInvoice): Finding[] {
  if (!PAID_PROCESSES.includes(businessProcess ?? '')) {
    const isLater = dueDate === null || dueDate >= issueDate;
    return unless(isLater, '/due_date', 'BR-FR-CO-07', say('finding_before_issue_date'));
  }
  return [
    ...unless(isZero(totals.due), '/amount_paid', 'BR-FR-CO-09', say('finding_paid_total')),
    ...needed(dueDate, '/due_date', 'BR-FR-CO-09'),
  ];
}

function lineFindings({ lines }: EInvoice): Finding[] {
  return lines.flatMap(({ quantity, tax }, index) => {
    const exact = new Big(quantity);
    return [
      ...unless(
        exact.round(QUANTITY_DECIMALS).eq(exact),
        itemPointer(index, 'quantity'),
        'BR-FR-DEC-02',
        say('finding_four_decimals'),
      ),
      ...unless(
        tax.category === 'O' || RATES.includes(tax.rate),
        itemPointer(index, 'tax_rate'),
        'BR-FR-16',
        say('finding_french_rate'),
      ),
    ];
  });
}

function sellerFindings(invoice: EInvoice): Finding[] {
  const { seller, businessProcess, currency } = invoice;
  return [
    ...unless(
      isSiren(seller.registration),
      '/business/registration_id',
      'BR-FR-10',
      say('finding_siren_scheme'),
    ),
    ...unless(
      PROCESSES.includes(businessProcess ?? ''),
      '/business/business_process',
      'BR-FR-08',
      say('not_one_of', { values: BUSINESS_PROCESSES.join(', ') }),
    ),
    ...unless(currency === 'EUR', '/currency', 'BR-FR-CO-12', say('finding_not_euro')),
  ];
}

/** France's rules; none where neither the seller's country nor its fields say so. */
export function frenchFindings(invoice: EInvoice): Finding[] {
  const { seller, businessProcess, notes } = invoice;
  const hasCodedNotes = notes.some(({ subjectCode }) => subjectCode !== null);
  const country = seller.address.countryCode;
  if (!followsFrance({ country, process: businessProcess, hasCodedNotes })) return [];
  return [
    ...sellerFindings(invoice),
    ...numberFindings(invoice.number, `/${invoice.kind}_number`),
    ...numberFindings(invoice.precedingInvoice?.number ?? null, '/invoice_number'),
    ...dateFindings(invoice),
    ...noteFindings(invoice),
    ...sidesOf(invoice).flatMap(addressFindings),
    ...treatmentFindings(invoice),
    ...paidFindings(invoice),
    ...lineFindings(invoice),
  ];
}

/** Codes that France's specifications name; any other would not be known to be in UNTDID 4451. */
const SUBJECT_CODES: readonly string[] = [
  'AAB',
  'AAI',
  'ABL',
  'ACC',
  'ADN',
  'BAR',
  'BLU',
  'CUS',
  'DCL',
  'PMD',
  'PMT',
  'REG',
  'SUR',
  'TXD',
];

/** These go into every format. */
export const codeFindings = ({ notes }: EInvoice): Finding[] =>
  notes
    .filter(({ subjectCode: code }) => code !== null && !SUBJECT_CODES.includes(code))
    .slice(0, 1)
    .map(() =>
      finding(NOTES, 'BR-CL-08', say('finding_only_codes', { codes: SUBJECT_CODES.join(', ') })),
    );
