import { z } from 'zod';
import type { NumberedName } from '../billing/document';
import { checkPeriod, PERIOD } from '../billing/reports/parameters';
import { LONG_TEXT } from '../billing/schemas/document';
import { MOST_MAILED } from '../domain/attachments';
import { checkFlag, type Check } from '../domain/checks';
import { E_INVOICE_FORMATS, type EInvoiceFormat } from '../domain/e-invoice-formats';
import { checkRecipient, checkSubject, distinct, MOST_RECIPIENTS } from '../domain/recipients';
import { say, type Message } from '../messages/message';
import { DOCS, name, oneOf, optional, text, withDefault } from '../validation/fields';
import { issueOf } from '../validation/issue';

const TOO_MANY = say('too_many_recipients', { max: MOST_RECIPIENTS });

/** One address or a list of them; null for none given. */
function addresses(description: string) {
  return z
    .unknown()
    .optional()
    .transform((input, context): string[] | null => {
      if (input === undefined || input === null) return null;
      const refuse = (said: Message, path: number[] = []) =>
        context.issues.push(issueOf(said, { path }));
      const list: unknown[] = Array.isArray(input) ? input : [input];
      if (list.length > MOST_RECIPIENTS) refuse(TOO_MANY);
      const found = list.slice(0, MOST_RECIPIENTS).map((one, place) => {
        const checked = checkRecipient(one);
        if ('value' in checked) return checked.value;
        refuse(checked.problem, Array.isArray(input) ? [place] : []);
        return '';
      });
      return distinct(found);
    })
    .meta({
      anyOf: [
        { type: 'string', format: 'email' },
        { type: 'array', items: { type: 'string', format: 'email' }, maxItems: MOST_RECIPIENTS },
        { type: 'null' },
      ],
      description,
    });
}

const MESSAGE =
  'The text of the mail instead of the usual one. The document at a glance and the link to its page follow.';

const FIELDS = {
  to: addresses(
    'Default: the contacts of the customer that receive documents, else its e-mail address.',
  ),
  cc: addresses('Copies.'),
  subject: optional(checkSubject(name), DOCS.text('Default: the number and the business.')),
  message: optional(text(LONG_TEXT), DOCS.text(MESSAGE, LONG_TEXT)),
  attach_pdf: withDefault(checkFlag, true, { type: 'boolean', default: true }),
};

/** A message of spaces is none. */
const ownWords = (message: string | null): string | null =>
  message === null || message.trim() === '' ? null : message;

/** The body of a reminder that an operator asks for. */
export const REMIND_BODY = z.object({ message: FIELDS.message.transform(ownWords) });

const noEInvoice: Check<EInvoiceFormat> = () => ({
  problem: say('e_invoice_of_quotation'),
});

const FORMAT_DOC = {
  ...DOCS.oneOf(E_INVOICE_FORMATS, 'The e-invoice to attach. Default: none.'),
  type: 'string',
};

const WITH_E_INVOICE = z.object({
  ...FIELDS,
  attach_e_invoice: optional(oneOf(E_INVOICE_FORMATS), FORMAT_DOC),
});
const WITHOUT = z.object({ ...FIELDS, attach_e_invoice: optional(noEInvoice, { type: 'null' }) });

const FILES = {
  attach_files: withDefault(checkFlag, true, {
    type: 'boolean',
    default: true,
    description: `Attach the files of the document. A mail takes at most ${MOST_MAILED / 1_000_000} MB of them, and of the e-invoice, which holds them, too.`,
  }),
};

/** A mail as it was asked for, checked. Credit notes have no files. */
export interface SendInput {
  /** Null for the usual ones. */
  to: string[] | null;
  cc: string[];
  subject: string | null;
  message: string | null;
  attachPdf: boolean;
  attachFiles: boolean;
  attachEInvoice: EInvoiceFormat | null;
}

type Body = z.output<typeof WITH_E_INVOICE> & { attach_files?: boolean };

function inputOf(body: Body, context: z.RefinementCtx): SendInput {
  const { to, cc, message } = body;
  if (to?.length === 0) context.issues.push(issueOf(say('no_recipient'), { path: ['to'] }));
  const copies = distinct(cc ?? [], to ?? []);
  // A mail without `to` goes to one more at least. Whoever it goes to is known later.
  if ((to?.length ?? 1) + copies.length > MOST_RECIPIENTS)
    context.issues.push(
      issueOf(say('too_many_copies', { max: MOST_RECIPIENTS }), { path: ['cc'] }),
    );
  return {
    to,
    cc: copies,
    subject: body.subject,
    message: ownWords(message),
    attachPdf: body.attach_pdf,
    attachFiles: body.attach_files ?? false,
    attachEInvoice: body.attach_e_invoice,
  };
}

/** The bodies of POST /api/v1/…/{id}/send. */
export const SEND_BODY = {
  invoice: WITH_E_INVOICE.extend(FILES).transform(inputOf).meta({ id: 'InvoiceSend' }),
  quotation: WITHOUT.extend(FILES).transform(inputOf).meta({ id: 'QuotationSend' }),
  credit_note: WITH_E_INVOICE.transform(inputOf).meta({ id: 'CreditNoteSend' }),
} as const satisfies Record<NumberedName, z.ZodType>;

/** The body of POST /api/v1/customers/{id}/statements/send. */
export const STATEMENT_SEND = z
  .object({
    ...PERIOD,
    to_address: optional(checkRecipient, {
      type: 'string',
      format: 'email',
      description: 'Default: the e-mail address of the customer.',
    }),
    message: optional(
      text(LONG_TEXT),
      DOCS.text('The text of the mail instead of the usual one. The balance follows.', LONG_TEXT),
    ),
  })
  .superRefine(checkPeriod)
  .transform(({ message, ...sent }) => ({ ...sent, message: ownWords(message) }))
  .meta({ id: 'StatementSend' });

/** The mail of a statement as it was asked for, checked. */
export type StatementSend = z.output<typeof STATEMENT_SEND>;
