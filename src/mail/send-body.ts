import { z } from 'zod';
import type { NumberedName } from '../billing/document';
import { LONG_TEXT } from '../billing/schemas/document';
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

function bodyFor(title: string, format: Check<EInvoiceFormat> | null) {
  const fields = {
    ...FIELDS,
    attach_e_invoice: optional(format ?? noEInvoice, format ? FORMAT_DOC : { type: 'null' }),
  };
  return z
    .object(fields)
    .transform((body, context) => {
      const { to, cc, message, attach_pdf: attachPdf, attach_e_invoice: attachEInvoice } = body;
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
        attachPdf,
        attachEInvoice,
      };
    })
    .meta({ id: title });
}

/** The bodies of POST /api/v1/…/{id}/send. */
export const SEND_BODY = {
  invoice: bodyFor('InvoiceSend', oneOf(E_INVOICE_FORMATS)),
  quotation: bodyFor('QuotationSend', null),
  credit_note: bodyFor('CreditNoteSend', oneOf(E_INVOICE_FORMATS)),
} as const satisfies Record<NumberedName, z.ZodType>;

export type SendInput = z.infer<(typeof SEND_BODY)[NumberedName]>;
