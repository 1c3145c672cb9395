import { amountDueOf } from '../../billing/sql/amount-due';
import { CONTENT_TYPE } from '../../content-types';
import type { NumberSeries } from '../../database/number-series';
import { columnName, fieldsOf } from '../../domain/fields/documents';
import { CUSTOMER_FIELDS, PRODUCT_FIELDS } from '../../domain/fields/records';
import type { ListName, LIST_VIEWS } from '../../domain/list-views';
import { OPEN_STATUSES, type InvoiceStatus } from '../../domain/invoice-status';
import { ENTRY_STATUSES, REFUND_STATUSES } from '../../domain/payment';
import { QUOTATION_STATUSES } from '../../domain/quotation-status';
import { RECURRING_STATUSES } from '../../domain/recurring-status';
import type { PanelList, Part } from './list';
import {
  BY_BUSINESS,
  BY_CREDIT_NOTE,
  BY_CUSTOMER,
  BY_INVOICE,
  BY_NAME,
  byState,
  CUSTOMER_OF_CREDIT_NOTE,
  CUSTOMER_OF_PAYMENT,
  field,
  foundTexts,
  inState,
  ITS_CUSTOMER,
  JSON_LINES,
  linesOf,
  mailRefused,
  numberOf,
  PAYMENTS_OF_INVOICE,
} from './parts';

/** Nobody owes a draft, as on the home page and among the open items. */
const DUE: Part = {
  needs: ['state', 'total', 'amount_paid', 'amount_credited'],
  sql: `(CASE WHEN d.state = 'draft' THEN 0 ELSE ${amountDueOf('d')} END)`,
};

/** By the state in a life. */
const INVOICE_STATES: readonly InvoiceStatus[] = ['draft', 'sent', 'overdue', 'paid', 'cancelled'];

/** What the search of a list finds a document by. */
const numbersOf = (kind: NumberSeries['kind']): Part[] =>
  fieldsOf(kind)
    .filter(({ found }) => found?.includes(kind))
    .map((found) => field(columnName(kind, found)));

const INVOICES: PanelList = {
  uid: CONTENT_TYPE.invoice,
  table: 'invoices',
  pairs: field('metadata'),
  texts: [{ fields: numbersOf('invoice') }, ITS_CUSTOMER, linesOf('invoice'), PAYMENTS_OF_INVOICE],
  amounts: [field('total'), DUE],
  days: [field('issue_date'), field('due_date')],
  day: field('issue_date'),
  views: {
    draft: inState('draft'),
    open: inState(...OPEN_STATUSES),
    overdue: inState('overdue'),
    paid: inState('paid'),
    cancelled: inState('cancelled'),
    mail_refused: mailRefused('invoice'),
  } satisfies Record<(typeof LIST_VIEWS)['invoices'][number], Part>,
  sums: { total: field('total'), amount_due: DUE },
  sorts: {
    ...BY_CUSTOMER,
    ...BY_BUSINESS,
    amount_due: DUE,
    ...byState(...INVOICE_STATES),
  },
  computed: { amount_due: DUE },
  then: 'd.issue_date DESC, d.invoice_number DESC, d.id DESC',
};

const QUOTATIONS: PanelList = {
  uid: CONTENT_TYPE.quotation,
  table: 'quotations',
  pairs: field('metadata'),
  texts: [{ fields: numbersOf('quotation') }, ITS_CUSTOMER, linesOf('quotation')],
  amounts: [field('total')],
  days: [field('issue_date'), field('valid_until')],
  day: field('issue_date'),
  views: {
    draft: inState('draft'),
    open: inState('sent'),
    accepted: inState('accepted'),
    rejected: inState('rejected'),
    expired: inState('expired'),
    converted: inState('converted'),
    mail_refused: mailRefused('quotation'),
  } satisfies Record<(typeof LIST_VIEWS)['quotations'][number], Part>,
  sums: { total: field('total') },
  sorts: { ...BY_CUSTOMER, ...BY_BUSINESS, ...byState(...QUOTATION_STATUSES) },
  then: 'd.issue_date DESC, d.quotation_number DESC, d.id DESC',
};

const RECURRING: PanelList = {
  uid: CONTENT_TYPE.recurring,
  table: 'recurring_invoices',
  pairs: field('metadata'),
  texts: [{ fields: [field('name'), JSON_LINES] }, ITS_CUSTOMER],
  amounts: [],
  days: [field('next_date')],
  day: null,
  views: {
    active: inState('active'),
    paused: inState('paused'),
    ended: inState('completed', 'cancelled'),
  } satisfies Record<(typeof LIST_VIEWS)['recurring-invoices'][number], Part>,
  sums: {},
  sorts: { ...BY_CUSTOMER, ...BY_BUSINESS, ...BY_NAME, ...byState(...RECURRING_STATUSES) },
  then: 'd.next_date, d.id DESC',
};

const CREDIT_NOTES: PanelList = {
  uid: CONTENT_TYPE.creditNote,
  table: 'credit_notes',
  texts: [
    { fields: numbersOf('credit_note') },
    ITS_CUSTOMER,
    numberOf('invoice'),
    linesOf('credit_note'),
  ],
  amounts: [field('total')],
  days: [field('issue_date')],
  day: field('issue_date'),
  views: { mail_refused: mailRefused('credit_note') },
  sums: { total: field('total') },
  sorts: { ...BY_CUSTOMER, ...BY_BUSINESS, ...BY_INVOICE },
  then: 'd.issue_date DESC, d.credit_note_number DESC, d.id DESC',
};

/** A voided payment or refund is no money. */
const RECORDED: Part = {
  needs: ['amount', 'state'],
  sql: `CASE WHEN d.state = 'recorded' THEN d.amount ELSE 0 END`,
};

const ENTRY_VIEWS = {
  recorded: inState('recorded'),
  voided: inState('voided'),
} satisfies Record<(typeof LIST_VIEWS)['payments' | 'refunds'][number], Part>;

const PAYMENTS: PanelList = {
  uid: CONTENT_TYPE.payment,
  table: 'payments',
  texts: [{ fields: [field('reference')] }, numberOf('invoice'), CUSTOMER_OF_PAYMENT],
  amounts: [field('amount')],
  days: [field('paid_on')],
  day: field('paid_on'),
  views: ENTRY_VIEWS,
  sums: { recorded: RECORDED },
  sorts: { ...BY_BUSINESS, ...BY_INVOICE, ...byState(...ENTRY_STATUSES) },
  then: 'd.paid_on DESC, d.id DESC',
};

const REFUNDS: PanelList = {
  uid: CONTENT_TYPE.refund,
  table: 'refunds',
  texts: [{ fields: [field('reference')] }, numberOf('credit_note'), CUSTOMER_OF_CREDIT_NOTE],
  amounts: [field('amount')],
  days: [field('refunded_on')],
  day: field('refunded_on'),
  views: ENTRY_VIEWS,
  sums: { recorded: RECORDED },
  sorts: { ...BY_BUSINESS, ...BY_CREDIT_NOTE, ...byState(...REFUND_STATUSES) },
  then: 'd.refunded_on DESC, d.id DESC',
};

const CUSTOMER_TEXTS = foundTexts(CUSTOMER_FIELDS);

const CUSTOMERS: PanelList = {
  uid: CONTENT_TYPE.customer,
  table: 'customers',
  pairs: field('metadata'),
  texts: [
    {
      fields: CUSTOMER_TEXTS,
      columns: [...CUSTOMER_TEXTS.flatMap(({ needs }) => needs), 'searched'],
      kept: 'd.searched',
    },
  ],
  amounts: [],
  day: null,
  views: {},
  sums: {},
  sorts: { ...BY_BUSINESS, ...BY_NAME },
  then: 'lower(d.name), d.id',
};

const PRODUCTS: PanelList = {
  uid: CONTENT_TYPE.product,
  table: 'products',
  pairs: field('metadata'),
  texts: [{ fields: foundTexts(PRODUCT_FIELDS) }],
  amounts: [field('unit_price')],
  day: null,
  views: {
    active: { needs: ['active'], sql: 'coalesce(d.active, true)' },
    archived: { needs: ['active'], sql: 'NOT coalesce(d.active, true)' },
  } satisfies Record<(typeof LIST_VIEWS)['products'][number], Part>,
  sums: {},
  sorts: { ...BY_BUSINESS, ...BY_NAME },
  then: 'lower(d.name), d.id',
};

/** By the names in routes. */
export const LISTS: Readonly<Record<ListName, PanelList>> = {
  invoices: INVOICES,
  quotations: QUOTATIONS,
  'recurring-invoices': RECURRING,
  'credit-notes': CREDIT_NOTES,
  payments: PAYMENTS,
  refunds: REFUNDS,
  customers: CUSTOMERS,
  products: PRODUCTS,
};
