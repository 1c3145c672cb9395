import { ApiError } from '../../../src/domain/errors';
import { eInvoiceOf, mapDocument } from '../../../src/einvoice/from-document';
import type { DocumentSource } from '../../../src/einvoice/source';
import { writeXml } from '../../../src/einvoice/write-xml';
import { creditNoteSource, invoiceSource } from '../../support/e-invoices/build';
import {
  endValidator,
  officialErrors,
  officialTest,
} from '../../support/e-invoices/official-rules';

afterAll(endValidator);

function refusal(source: DocumentSource): { code: string; errors: unknown } | null {
  try {
    eInvoiceOf(source);
    return null;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { code: error.code, errors: error.details.errors };
  }
}

const DINARS = invoiceSource({
  document: { currency: 'KWD', amount_paid: '0.001' },
  items: [
    { unit_price: '1.25', tax_rate: '20' },
    { unit_price: '1.255', tax_rate: '20' },
  ],
});
const LOW_RATE = invoiceSource({ items: [{ unit_price: '1000', tax_rate: '0.4' }] });
const OFF = invoiceSource({
  tax_rounding: 'line',
  items: Array.from({ length: 3 }, () => ({ unit_price: '0.35', tax_rate: '19' })),
});

test('a third decimal cannot be expressed', () => {
  expect(refusal(DINARS)).toEqual({
    code: 'not_expressible',
    errors: [
      {
        pointer: '/items/1/amount',
        message: 'comes to 1.255, and an e-invoice has at most two decimals (BR-DEC-23)',
      },
      {
        pointer: '/tax_amount',
        message: 'comes to 0.501, and an e-invoice has at most two decimals (BR-DEC-23)',
      },
      {
        pointer: '/amount_paid',
        message: 'comes to 0.001, and an e-invoice has at most two decimals (BR-DEC-23)',
      },
    ],
  });
});

test('a rate above 0 and below 0.5 % cannot be expressed, and 0.5 % can', () => {
  const message = 'is 0.4, and an e-invoice cannot have a rate above 0 and below 0.5 % (BR-CO-17)';
  expect(refusal(LOW_RATE)).toEqual({
    code: 'not_expressible',
    errors: [{ pointer: '/items/0/tax_rate', message }],
  });
  expect(refusal(invoiceSource({ items: [{ unit_price: '1000', tax_rate: '0.5' }] }))).toBeNull();
});

test('a tax that is a cent off its rate is refused, and rounding per rate helps', () => {
  expect(refusal(OFF)).toEqual({
    code: 'totals_not_per_rate',
    errors: [
      {
        pointer: '/tax_amount',
        message:
          'is 0.21 at 19 %, and an e-invoice needs 0.2 there (BR-CO-17): choose “For each tax rate” under “Tax rounding” of the business (tax_rounding: rate) for new invoices',
      },
    ],
  });
  const items = Array.from({ length: 3 }, () => ({ unit_price: '0.35', tax_rate: '19' }));
  expect(refusal(invoiceSource({ items }))).toBeNull();
});

test('the tax of a credit note may be off by less than one unit, as the rules allow it', () => {
  const lines = (count: number) =>
    creditNoteSource(
      {
        tax_rounding: 'line',
        items: Array.from({ length: count }, () => ({ unit_price: '0.35', tax_rate: '19' })),
      },
      Array.from({ length: count }, (_, line) => ({ line })),
    );
  // Each line is 0.0035 off.
  expect(refusal(lines(250))).toBeNull();
  expect(refusal(lines(300))?.code).toBe('totals_not_per_rate');
});

officialTest('the official rules object to a third decimal and a low rate', async () => {
  const rulesOf = async (source: DocumentSource) => {
    const invoice = mapDocument(source);
    const errors = await officialErrors(writeXml(invoice, 'ubl'), 'ubl', invoice);
    return errors.map(({ rule }) => rule);
  };
  expect(await rulesOf(DINARS)).toContain('BR-DEC-23');
  expect(await rulesOf(LOW_RATE)).toContain('BR-CO-17');
});
