import type { View } from './view';

const shown = (label: string) => ({ label, readOnly: true }) as const;

/** Mails are written when a document is sent, so nothing of this form can be changed. */
export const MAIL_VIEW: View = {
  namedBy: 'subject',
  sort: ['createdAt', 'DESC'],
  columns: [
    'subject',
    'createdAt',
    'state',
    'attempts',
    'business',
    'invoice',
    'quotation',
    'credit_note',
    'customer',
  ],
  form: [
    [['subject', 12]],
    [
      ['recipients', 6],
      ['copies', 6],
    ],
    [
      ['state', 4],
      ['attempts', 4],
      ['kind', 4],
    ],
    [['last_response', 12]],
    [['attempt_log', 12]],
    [
      ['last_attempt_at', 6],
      ['next_attempt_at', 6],
    ],
    [
      ['business', 6],
      ['invoice', 6],
    ],
    [
      ['quotation', 6],
      ['credit_note', 6],
    ],
    [
      ['customer', 4],
      ['statement_from', 4],
      ['statement_to', 4],
    ],
    [
      ['attach_pdf', 4],
      ['attach_files', 4],
      ['attach_e_invoice', 4],
    ],
    [
      ['sender_name', 6],
      ['reply_to', 6],
    ],
    [['plain_text', 12]],
  ],
  fields: {
    subject: shown('Subject'),
    recipients: shown('To'),
    copies: shown('Copies to'),
    state: shown('State'),
    attempts: { ...shown('Attempts'), help: 'Since it was last queued.' },
    kind: shown('About'),
    last_response: { ...shown('Last answer'), help: 'The words of the mail server.' },
    attempt_log: shown('All attempts'),
    last_attempt_at: shown('Last attempt'),
    next_attempt_at: shown('Next attempt'),
    business: { ...shown('Business'), namedBy: 'name' },
    invoice: { ...shown('Invoice'), namedBy: 'invoice_number' },
    quotation: { ...shown('Quotation'), namedBy: 'quotation_number' },
    credit_note: { ...shown('Credit note'), namedBy: 'credit_note_number' },
    customer: { ...shown('Customer'), help: 'Of a statement of account.', namedBy: 'name' },
    statement_from: shown('Statement from'),
    statement_to: shown('Statement until'),
    attach_pdf: shown('With the PDF'),
    attach_files: shown('With its attachments'),
    attach_e_invoice: shown('With the e-invoice'),
    sender_name: shown('Sender'),
    reply_to: shown('Answers go to'),
    plain_text: {
      ...shown('Text'),
      help: 'The link is put in when the mail is sent. The service removes old texts.',
    },
    html: shown('Text as HTML'),
    reminder_day: shown('Days after the due date'),
    lease: shown('Lease'),
  },
};
