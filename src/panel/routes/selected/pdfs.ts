import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { ZipFile } from 'yazl';
import type { NumberedKind } from '../../../billing/kind';
import { safeFileName } from '../../../http/answers/send-pdf';
import { ofBusiness } from '../../../pdf/caller';
import { printerOf } from '../../../pdf/printer';
import { storedPdf } from '../../../pdf/stored/send';
import { documentOwner } from '../document-owner';
import { openById } from '../operator';
import { requireWhole } from '../whole-document';
import { bodyOf } from '../route';
import { selectionOf } from './selection';

interface Owned {
  documentId: string;
  businessRowId: number;
}

/** Two businesses may have the same number, and letter case does not tell files apart everywhere. */
export function fileNames(): (number: string) => string {
  const used = new Map<string, number>();
  return (number) => {
    const name = safeFileName(number) || 'document';
    const count = (used.get(name.toLowerCase()) ?? 0) + 1;
    used.set(name.toLowerCase(), count);
    return `${count === 1 ? name : `${name} (${count})`}.pdf`;
  };
}

/** All documents, before the first is printed: one that is hidden is a 404 for the whole request. */
async function openAll(
  strapi: Core.Strapi,
  ctx: Context,
  kind: NumberedKind,
): Promise<[Owned, ...Owned[]]> {
  const owned: Owned[] = [];
  requireWhole(strapi, ctx, kind);
  for (const { documentId } of selectionOf(bodyOf(ctx))) {
    await openById(strapi, ctx, kind.uid, documentId);
    const { businessRowId } = await documentOwner(strapi, kind.table, documentId);
    owned.push({ documentId, businessRowId });
  }
  return owned as [Owned, ...Owned[]];
}

/**
 * POST /invoicing/…/selected/pdfs {documents}: their PDFs as one ZIP, which is sent while they are
 * printed. PDFs are compressed already, so they are stored as they are.
 */
export async function sendZip(
  strapi: Core.Strapi,
  ctx: Context,
  kind: NumberedKind,
): Promise<undefined> {
  const [first, ...others] = await openAll(strapi, ctx, kind);
  const print = ({ documentId, businessRowId }: Owned) =>
    storedPdf(
      strapi,
      kind,
      { businessRowId, id: documentId, leaves: true },
      printerOf(strapi).printFor(ofBusiness(businessRowId, ctx)),
    );
  const zip = new ZipFile();
  const nameOf = fileNames();
  const add = ({ pdf, number }: { pdf: Buffer; number: string }) =>
    zip.addBuffer(pdf, nameOf(number), { compress: false });
  // A service that is too busy refuses here, while the answer can still say so.
  add(await print(first));
  const rest = async () => {
    for (const one of others) {
      if (ctx.res.destroyed) return;
      add(await print(one));
    }
    zip.end();
  };
  ctx.status = 200;
  ctx.attachment(`${kind.table.replace('_', '-')}-${new Date().toISOString().slice(0, 10)}.zip`);
  ctx.type = 'application/zip';
  ctx.set('Cache-Control', 'no-store');
  ctx.body = zip.outputStream;
  // The connection is cut: nobody takes a part for the whole.
  rest().catch((error: unknown) => {
    strapi.log.error(error);
    ctx.res.destroy();
  });
  return undefined;
}
