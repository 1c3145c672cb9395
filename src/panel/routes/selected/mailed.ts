import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { QUOTATION, type NumberedKind } from '../../../billing/kind';
import type { Tenant } from '../../../billing/tenant';
import { database } from '../../../database/pool';
import { suggestedFormat } from '../../../domain/suggested-format';
import { checkEInvoices } from '../../../einvoice/stored/check';
import type { BilledKind } from '../../../einvoice/stored/kept';
import { sendDocument } from '../../../mail/send-document';
import type { SelectedResults } from '../../answers';
import { operatorActor } from '../../roles/operator';
import { documentOwner } from '../document-owner';
import { mailInput } from '../mails/send';
import { CHANGE, mayAny, operatorOf } from '../operator';
import { bodyOf, type PanelAnswer } from '../route';
import { forEach } from './each';
import { selectionOf } from './selection';

/** The e-invoice that the customer wants, where it can be made, as the dialog of one document offers it. */
async function usualFormat(
  strapi: Core.Strapi,
  kind: NumberedKind,
  { businessRowId }: Pick<Tenant, 'businessRowId'>,
  id: string,
) {
  if (kind.name === QUOTATION.name) return null;
  const { loaded, formats } = await checkEInvoices(strapi, kind as BilledKind, {
    businessRowId,
    id,
  });
  const wanted = loaded.preferred ?? suggestedFormat(loaded.customer);
  const found = formats.find(({ format }) => format === wanted);
  return found?.refusal === null && found.findings.length === 0 ? found.format : null;
}

/** POST /invoicing/…/selected/mailed {documents}: sends each to its customer, with the usual words. */
export async function mailSelected(
  strapi: Core.Strapi,
  ctx: Context,
  kind: NumberedKind,
): Promise<PanelAnswer<SelectedResults>> {
  if (!mayAny(strapi, ctx, kind.uid, CHANGE[0])) throw new errors.ForbiddenError();
  const action = {
    kind,
    needs: CHANGE,
    work: async ({ documentId: id }: { documentId: string }) => {
      const who = await documentOwner(strapi, kind.table, id);
      const format = await usualFormat(strapi, kind, who, id);
      const input = mailInput(strapi, ctx, kind, format ? { attach_e_invoice: format } : {});
      await database(strapi).transaction(
        (trx) => sendDocument(strapi, trx, who, kind, { id, input }),
        operatorActor(operatorOf(ctx)),
      );
    },
  };
  return { data: { results: await forEach(strapi, ctx, action, selectionOf(bodyOf(ctx))) } };
}
