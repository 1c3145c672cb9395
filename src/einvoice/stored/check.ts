import type { Core } from '@strapi/strapi';
import { database } from '../../database/pool';
import { E_INVOICE_FORMATS, type EInvoiceFormat } from '../../domain/e-invoice-formats';
import { ApiError } from '../../domain/errors';
import type { Finding } from '../finding';
import { eInvoiceOf } from '../from-document';
import { missingFor } from '../preflight/missing-for';
import type { DocumentSource } from '../source';
import { handedOutFormats, type BilledKind, type Wanted } from './kept';
import { loadAny, type Loaded } from './load';

/** How far a document is from its e-invoice in a format. */
export interface FormatCheck {
  format: EInvoiceFormat;
  /** Its file is kept, so it can be had whatever was changed since. */
  isHandedOut: boolean;
  findings: readonly Finding[];
  /** Why no change of details helps; null when nothing speaks against the format itself. */
  refusal: string | null;
}

function checkOf(source: DocumentSource, format: EInvoiceFormat) {
  try {
    return { findings: missingFor(eInvoiceOf(source), format), refusal: null };
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 409) throw error;
    return { findings: [], refusal: error.message };
  }
}

/**
 * Names what each format lacks. A draft is checked with the details of today, so that they can be filled in
 * before it is issued.
 */
export async function checkEInvoices(
  strapi: Core.Strapi,
  kind: BilledKind,
  wanted: Wanted,
): Promise<{ loaded: Loaded; formats: FormatCheck[] }> {
  const db = database(strapi);
  const loaded = await loadAny(db, kind, wanted);
  const handedOut = await handedOutFormats(db, kind, wanted);
  const formats = E_INVOICE_FORMATS.map((format): FormatCheck => {
    const isHandedOut = handedOut.includes(format);
    if (isHandedOut) return { format, isHandedOut, findings: [], refusal: null };
    return { format, isHandedOut, ...checkOf(loaded.source, format) };
  });
  return { loaded, formats };
}
