import { errors } from '@strapi/utils';
import { CREDIT_NOTE, INVOICE, QUOTATION, type NumberedKind } from '../../../billing/kind';
import { revokeLink } from '../../../billing/links/issued-link';
import { hasMailServer } from '../../../mail/is-configured';
import { remindNow } from '../../../mail/remind-now';
import { sendDocument, type SentDocument } from '../../../mail/send-document';
import { sendStatement } from '../../../mail/send-statement';
import { resend } from '../../../mail/sql/resend';
import { MAILS } from '../../../mail/wake';
import { say } from '../../../messages/message';
import { saying } from '../../../strapi/saying';
import type { NumberedDocument, ResentMail, SentMail, SentReminder } from '../../answers';
import { convertOnce } from '../convert';
import { requireResent, statementInput } from '../customers/statement';
import { pageLink } from '../links';
import { mailInput } from '../mails/send';
import { reminderInput } from '../reminders';
import { CHANGE, UPDATE } from '../operator';
import { bodyOf, kindPath } from '../route';
import { actionRoute, nothing, same, unsaid } from './act';

const sentMail = ({ row, mail }: Pick<SentDocument, 'row' | 'mail'>): SentMail => ({
  documentId: row.id,
  to: [...mail.to],
});

const ofKind = (kind: NumberedKind, at = kindPath(kind)) => [
  actionRoute({
    path: `${at}/:id/send`,
    status: 202,
    needs: CHANGE,
    input: ({ strapi, ctx }) => mailInput(strapi, ctx, kind, bodyOf(ctx)),
    use: (strapi, trx, who, id, input) =>
      sendDocument(strapi, trx, who, kind, { id, input, byOperator: true }),
    answer: sentMail,
    repeats: true,
  }),
  actionRoute({
    path: `${at}/:id/link/revoke`,
    needs: UPDATE,
    input: nothing,
    use: (strapi, trx, { businessRowId }, id) =>
      revokeLink(strapi, trx, kind, { businessRowId, id }),
    answer: unsaid,
    repeats: true,
    shows: (_answer, { strapi, ctx }) => pageLink(strapi, ctx, kind),
  }),
];

/** Mails and pages of documents, and mails of statements. */
export const DOCUMENTS = [
  ...[INVOICE, QUOTATION, CREDIT_NOTE].flatMap((kind) => ofKind(kind)),
  actionRoute({
    path: '/invoices/:id/remind',
    status: 202,
    needs: CHANGE,
    input: reminderInput,
    use: (strapi, trx, _who, _id, asked) => remindNow(strapi, trx, { ...asked, byOperator: true }),
    answer: ({ id }): SentReminder => ({ documentId: id }),
    repeats: true,
  }),
  actionRoute({
    path: '/customers/:id/statements/send',
    status: 202,
    needs: UPDATE,
    input: statementInput,
    use: (strapi, trx, who, id, input) =>
      sendStatement(strapi, trx, who, { id, input, byOperator: true }),
    answer: sentMail,
    repeats: true,
  }),
  // Whatever its state.
  actionRoute({
    path: '/mails/:id/resend',
    needs: UPDATE,
    input: requireResent,
    use: async (strapi, trx, _who, id): Promise<ResentMail> => {
      const before = await resend(trx, id);
      if (before === null) throw new errors.NotFoundError();
      if (!before.has_text) throw saying(errors.ApplicationError, say('mail_text_gone'));
      trx.afterCommit(MAILS.of(strapi));
      return { documentId: id, waits: !hasMailServer(strapi) };
    },
    answer: same,
    repeats: true,
  }),
  actionRoute({
    path: '/quotations/:id/convert',
    status: 201,
    needs: CHANGE,
    makes: INVOICE.uid,
    input: ({ seen }) => seen.id,
    use: convertOnce,
    answer: ({ id, number }): NumberedDocument => ({ documentId: id, number }),
    repeats: true,
  }),
];
