import type { Context } from 'koa';
import { CREDIT_NOTE, INVOICE, QUOTATION, type NumberedKind } from '../../../billing/kind';
import { issuedLink, revokeLink } from '../../../billing/links/issued-link';
import { DOCUMENT_LINK } from '../../../billing/schemas/answers';
import { E_INVOICE_QUERY } from '../../../billing/schemas/e-invoice';
import { PAPER_QUERY } from '../../../billing/schemas/papers';
import { PAGES } from '../../../billing/schemas/payment';
import type { BilledKind } from '../../../einvoice/stored/kept';
import { answerEInvoice } from '../../../einvoice/stored/send';
import { parseQuery } from '../../../http/requests/request';
import { keyOperation, type Operation } from '../../../http/routes/operation';
import { routesOf } from '../../../http/routes/route';
import { EMAIL } from '../../../mail/answers';
import { SEND_BODY } from '../../../mail/send-body';
import { answerStoredPdf } from '../../../pdf/stored/send';
import { runningStrapi } from '../../../strapi/service';
import { EXAMPLES } from '../../examples';
import { answerEmails, answerLink, answerSend } from '../handlers';

/** The names of each kind in the reference, and the action whose permission changes such documents. */
const NAMES = {
  invoice: { tag: 'Invoices', name: 'Invoice', one: 'an invoice', write: 'update' },
  quotation: { tag: 'Quotations', name: 'Quotation', one: 'a quotation', write: 'update' },
  credit_note: { tag: 'Credit notes', name: 'CreditNote', one: 'a credit note', write: 'create' },
} as const;

/** Operations that all kinds of documents share. They have no permissions of their own. */
function commonOf(kind: NumberedKind) {
  const { tag, write } = NAMES[kind.name];
  return {
    path: `/${kind.table.replace('_', '-')}/:id`,
    read: { tag, permissions: [`${kind.uid}.findOne`] },
    change: { tag, permissions: [`${kind.uid}.${write}`], record: kind.table },
  } as const;
}

/** Why a document has no e-invoice. */
const LACKS_E_INVOICE = ['e_invoice_incomplete', 'not_expressible', 'totals_not_per_rate'] as const;

const OF_SEND = {
  invoice: {
    emits: 'invoice.sent and invoice.updated for a draft',
    refuses: ['invoice_cancelled', 'period_closed', ...LACKS_E_INVOICE],
  },
  quotation: { emits: 'quotation.sent and quotation.updated for a draft', refuses: [] },
  credit_note: { refuses: LACKS_E_INVOICE },
} as const;

/** A mail may change the status of its document. */
function sendOperation(kind: NumberedKind): Operation {
  const { path, change } = commonOf(kind);
  const { name, one } = NAMES[kind.name];
  const { refuses, ...emits } = OF_SEND[kind.name];
  return keyOperation('POST', `${path}/send`, (ctx) => answerSend(ctx, kind), {
    ...change,
    ...emits,
    id: `send${name}`,
    summary: `Send ${one} by e-mail${kind === CREDIT_NOTE ? '' : '; a draft becomes sent'}`,
    does: 'sends',
    confirm: true,
    body: SEND_BODY[kind.name],
    example: EXAMPLES.send,
    status: 202,
    answer: EMAIL,
    refuses: ['recipient_not_allowed', 'mail_not_configured', 'mail_limit', ...refuses],
  });
}

/** The holder of the URL may read the document and decide about it, so a key needs the right to write. */
function linkOperations(kind: NumberedKind): Operation[] {
  const { path, change } = commonOf(kind);
  const { name, one } = NAMES[kind.name];
  const link = {
    ...change,
    does: 'changes',
    confirm: true,
    answer: DOCUMENT_LINK,
    refuses: ['not_issued'],
  } as const;
  return [
    keyOperation('POST', `${path}/link`, (ctx) => answerLink(ctx, kind, issuedLink), {
      ...link,
      id: `link${name}`,
      summary: `Tell the URL of the page of ${one} for its customer; the same until it is revoked`,
    }),
    keyOperation('POST', `${path}/link/revoke`, (ctx) => answerLink(ctx, kind, revokeLink), {
      ...link,
      id: `revoke${name}Link`,
      summary: `Revoke the URL of the page of ${one}; the answer holds the new one`,
    }),
  ];
}

/** The other papers of a kind, and why a document has none. */
const OF_PRINT = {
  invoice: { query: PAPER_QUERY.invoice, refuses: ['invoice_cancelled'] },
  quotation: { query: PAPER_QUERY.quotation, refuses: ['already_decided'] },
  credit_note: {},
} as const;

function printOperation(kind: NumberedKind): Operation {
  const { path, read } = commonOf(kind);
  const { name, one } = NAMES[kind.name];
  const { query, ...more } = { query: undefined, ...OF_PRINT[kind.name] };
  const print = async (ctx: Context) => {
    const paper = query ? parseQuery(ctx, query).paper : null;
    await answerStoredPdf(runningStrapi(), ctx, kind, paper);
  };
  return keyOperation('GET', `${path}/pdf`, print, {
    ...read,
    ...more,
    ...(query && { query }),
    id: `print${name}`,
    summary: `Download the PDF of ${one}${query ? ', or of another paper of it' : ''}`,
    answer: 'PDF',
  });
}

function operationsOf(kind: NumberedKind): Operation[] {
  const { path, read } = commonOf(kind);
  const { name, one } = NAMES[kind.name];
  return [
    printOperation(kind),
    keyOperation('GET', `${path}/emails`, (ctx) => answerEmails(ctx, kind), {
      ...read,
      id: `listEmailsOf${name}`,
      summary: `List the e-mails about ${one} with every attempt to send them, newest first`,
      query: PAGES,
      answer: EMAIL,
      list: true,
    }),
    sendOperation(kind),
    ...linkOperations(kind),
  ];
}

function eInvoiceOperation(kind: BilledKind): Operation {
  const { path, read } = commonOf(kind);
  const { name, one } = NAMES[kind.name];
  const answer = (ctx: Context) => answerEInvoice(runningStrapi(), ctx, kind);
  return keyOperation('GET', `${path}/e-invoice`, answer, {
    ...read,
    id: `read${name}AsEInvoice`,
    summary: `Download the e-invoice of ${one}: XML, or a PDF/A-3 with XML inside for factur-x`,
    record: kind.table,
    query: E_INVOICE_QUERY,
    answer: 'E-invoice',
    refuses: [
      'not_issued',
      ...LACKS_E_INVOICE,
      ...(kind === INVOICE ? (['invoice_cancelled'] as const) : []),
    ],
  });
}

/** What invoices, quotations and credit notes have in common; quotations have no e-invoices. */
export const DOCUMENT_OPERATIONS = [
  ...operationsOf(INVOICE),
  ...operationsOf(QUOTATION),
  ...operationsOf(CREDIT_NOTE),
  eInvoiceOperation(INVOICE),
  eInvoiceOperation(CREDIT_NOTE),
];

export default routesOf(DOCUMENT_OPERATIONS);
