import type { Core } from '@strapi/strapi';
import { database } from '../../database/pool';
import { E_INVOICE_FORMATS, type EInvoiceFormat } from '../../domain/e-invoice-formats';
import { ApiError } from '../../domain/errors';
import type { Finding } from '../finding';
import { complete } from './complete';
import { handedOutFormats, type BilledKind, type Wanted } from './kept';
import { loadAny, type Loaded } from './load';

/** How far a document is from its e-invoice in a format. */
export interface FormatCheck {
  format: EInvoiceFormat;
  /** Its file is kept, so it can be had whatever was changed since. */
  isHandedOut: boolean;
  findings: readonly Finding[];
  /** Why no change of details helps; null when nothing speaks against the format itself. */
  refusal: ApiError | null;
  /** The refusal ends when the tax is rounded for each rate. */
  isRoundedByLine: boolean;
}

function checkOf(loaded: Loaded, format: EInvoiceFormat) {
  try {
    const { findings } = complete(loaded, format);
    return { findings, refusal: null, isRoundedByLine: false };
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 409) throw error;
    const isRoundedByLine = error.code === 'totals_not_per_rate';
    return { findings: [], refusal: error, isRoundedByLine };
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
    if (isHandedOut)
      return { format, isHandedOut, findings: [], refusal: null, isRoundedByLine: false };
    return { format, isHandedOut, ...checkOf(loaded, format) };
  });
  return { loaded, formats };
}
