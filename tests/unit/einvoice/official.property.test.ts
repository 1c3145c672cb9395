import fc from 'fast-check';
import { ApiError } from '../../../src/domain/errors';
import { E_INVOICE_FORMATS } from '../../../src/domain/e-invoice-formats';
import { eInvoiceOf } from '../../../src/einvoice/from-document';
import { missingFor } from '../../../src/einvoice/preflight/missing-for';
import { writeXml } from '../../../src/einvoice/write-xml';
import { invoiceSource } from '../../support/e-invoices/build';
import {
  endValidator,
  officialErrors,
  officialTest,
} from '../../support/e-invoices/official-rules';
import { randomSource } from '../../support/e-invoices/random';
import { times } from '../../support/times';

const RUNS = times(40);

afterAll(endValidator);

function modelOf(source: Parameters<typeof eInvoiceOf>[0] | null) {
  if (source === null) return null;
  try {
    return eInvoiceOf(source);
  } catch (error) {
    if (error instanceof ApiError) return null;
    throw error;
  }
}

officialTest(
  'what our checks have nothing against, the official rules accept',
  async () => {
    let accepted = 0;
    await fc.assert(
      fc.asyncProperty(
        randomSource,
        fc.constantFrom(...E_INVOICE_FORMATS),
        async (source, format) => {
          const invoice = modelOf(source);
          if (invoice === null || missingFor(invoice, format).length > 0) return;
          accepted += 1;
          expect(await officialErrors(writeXml(invoice, format), format, invoice)).toEqual([]);
        },
      ),
      { numRuns: RUNS, examples: [[invoiceSource(), 'peppol']] },
    );
    if (RUNS > 100) process.stderr.write(`${accepted} of ${RUNS} documents were written\n`);
    expect(accepted).toBeGreaterThan(0);
  },
  3_600_000,
);
