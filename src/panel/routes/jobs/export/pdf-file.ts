import type { Core } from '@strapi/strapi';
import type { NumberedKind } from '../../../../billing/kind';
import { ofBusiness } from '../../../../pdf/caller';
import { printerOf } from '../../../../pdf/printer';
import { storedPdf } from '../../../../pdf/stored/send';
import type { FileName } from './files';

/** In characters. With a format behind it, no file system finds such a name too long. */
const LONGEST_BASE = 60;

export const baseOf = (number: string): string => number.slice(0, LONGEST_BASE);

/** A file and its name, before two of one name get different ones. */
export type NamedFile = [FileName, AsyncIterable<Buffer> | readonly Buffer[]];

/** The PDF of a document, which leaves the service by this. It is made outside of any transaction. */
export async function pdfFile(
  strapi: Core.Strapi,
  kind: NumberedKind,
  { businessRowId, id }: { businessRowId: number; id: string },
  folder: string | null,
): Promise<NamedFile> {
  const print = printerOf(strapi).printFor(ofBusiness(businessRowId));
  const { pdf, number } = await storedPdf(strapi, kind, { businessRowId, id, leaves: true }, print);
  return [{ folder, base: baseOf(number), ending: 'pdf' }, [pdf]];
}
