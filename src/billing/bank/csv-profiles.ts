import type { DecimalMark } from '../import/cells';
import type { DayOrder } from '../import/dates';

/** The columns of a bank's CSV by their facts. */
interface CsvColumns {
  /** The booking date, or another day where the first is empty. */
  booked_on: readonly string[];
  /** The amount with its sign; without such a column, those of money that came and of money that went. */
  amount?: string;
  credit?: string;
  debit?: string;
  /** A column, or the currency of the profile's amounts. */
  currency?: string;
  name?: readonly string[];
  /** An IBAN or another number. */
  account?: readonly string[];
  /** Joined, without empty ones. */
  text: readonly string[];
  reference?: readonly string[];
  bank_reference?: string;
  /** The account of the business. */
  own?: string;
  status?: string;
}

/** The CSV of a bank, which is known by its columns. */
export interface CsvProfile {
  name: string;
  /** Columns that it has, and no other profile has together. */
  shownBy: readonly string[];
  /** Whether it has no other columns. */
  isWhole?: true;
  columns: CsvColumns;
  /** The part of 03/04/2026 that comes first; `ymd` where all dates begin with the year; null where none is unclear. */
  dates: DayOrder | 'ymd' | null;
  decimal: DecimalMark;
  /** The currency where no column names one. */
  currency?: string;
  /** The status of a booked entry; without it all are. */
  booked?: string;
}

/** Names are compared without case and outer blanks. */
export const CSV_PROFILES: readonly CsvProfile[] = [
  {
    name: 'Sparkasse (CSV-CAMT)',
    shownBy: ['Auftragskonto', 'Buchungstag', 'Verwendungszweck', 'Betrag', 'Waehrung', 'Info'],
    columns: {
      booked_on: ['Buchungstag', 'Valutadatum'],
      amount: 'Betrag',
      currency: 'Waehrung',
      name: ['Beguenstigter/Zahlungspflichtiger'],
      account: ['Kontonummer/IBAN', 'Kontonummer'],
      text: ['Verwendungszweck'],
      reference: ['Kundenreferenz (End-to-End)'],
      own: 'Auftragskonto',
      status: 'Info',
    },
    dates: 'dmy',
    decimal: ',',
    booked: 'Umsatz gebucht',
  },
  {
    name: 'DKB',
    shownBy: ['Buchungsdatum', 'Wertstellung', 'Status', 'Verwendungszweck', 'Betrag (€)'],
    columns: {
      booked_on: ['Buchungsdatum', 'Wertstellung'],
      amount: 'Betrag (€)',
      // The payer and the payee have a column each; `csv` takes the one by the sign.
      name: ['Zahlungspflichtige*r', 'Zahlungsempfänger*in'],
      account: ['IBAN'],
      text: ['Verwendungszweck'],
      reference: ['Kundenreferenz'],
      status: 'Status',
    },
    dates: 'dmy',
    decimal: ',',
    currency: 'EUR',
    booked: 'Gebucht',
  },
  {
    name: 'ING (Germany)',
    shownBy: [
      'Buchung',
      'Auftraggeber/Empfänger',
      'Buchungstext',
      'Verwendungszweck',
      'Betrag',
      'Währung',
    ],
    columns: {
      booked_on: ['Buchung'],
      amount: 'Betrag',
      currency: 'Währung',
      name: ['Auftraggeber/Empfänger'],
      text: ['Verwendungszweck'],
    },
    dates: 'dmy',
    decimal: ',',
  },
  {
    name: 'N26',
    shownBy: ['Booking Date', 'Partner Name', 'Payment Reference', 'Amount (EUR)'],
    columns: {
      booked_on: ['Booking Date', 'Value Date'],
      amount: 'Amount (EUR)',
      name: ['Partner Name'],
      account: ['Partner Iban'],
      text: ['Payment Reference'],
    },
    dates: 'ymd',
    decimal: '.',
    currency: 'EUR',
  },
  {
    name: 'N26 (older)',
    shownBy: ['Date', 'Payee', 'Account number', 'Payment reference', 'Amount (EUR)'],
    columns: {
      booked_on: ['Date'],
      amount: 'Amount (EUR)',
      name: ['Payee'],
      account: ['Account number'],
      text: ['Payment reference'],
    },
    dates: 'ymd',
    decimal: '.',
    currency: 'EUR',
  },
  {
    name: 'Wise',
    shownBy: ['TransferWise ID', 'Date', 'Amount', 'Currency', 'Description', 'Payment Reference'],
    columns: {
      booked_on: ['Date'],
      amount: 'Amount',
      currency: 'Currency',
      name: ['Payer Name', 'Payee Name'],
      account: ['Payee Account Number'],
      text: ['Payment Reference', 'Description'],
      bank_reference: 'TransferWise ID',
    },
    dates: 'dmy',
    decimal: '.',
  },
  {
    name: 'Revolut Business',
    shownBy: ['Date completed (UTC)', 'ID', 'State', 'Payment currency', 'Total amount'],
    columns: {
      booked_on: ['Date completed (UTC)', 'Date started (UTC)'],
      amount: 'Total amount',
      currency: 'Payment currency',
      account: ['Beneficiary IBAN', 'Beneficiary account number'],
      text: ['Reference', 'Description'],
      bank_reference: 'ID',
      status: 'State',
    },
    dates: 'ymd',
    decimal: '.',
    booked: 'COMPLETED',
  },
];
