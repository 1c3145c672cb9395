import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { EInvoiceFormat } from '../../../src/domain/e-invoice-formats';
import { PROFILES } from '../../../src/einvoice/formats';
import { eInvoiceOf } from '../../../src/einvoice/from-document';
import { missingFor } from '../../../src/einvoice/preflight/missing-for';
import { writeXml } from '../../../src/einvoice/write-xml';
import type { Fixture } from '../../support/e-invoices/fixture';
import { FIXTURES } from '../../support/e-invoices/fixtures';
import {
  endValidator,
  officialErrors,
  officialTest,
} from '../../support/e-invoices/official-rules';

/** `E_INVOICE_GOLDEN=write` makes the files anew, and only those that the official rules accept. */
const isRenewed = process.env.E_INVOICE_GOLDEN === 'write';
const GOLDEN = path.join(__dirname, 'golden');

/** Formats whose rules are part of another format's. `E_INVOICE_WIDE=1` holds files in them, too. */
const PART_OF: Readonly<Partial<Record<EInvoiceFormat, EInvoiceFormat>>> = {
  ubl: 'xrechnung-ubl',
  cii: 'xrechnung-cii',
};
const isWide = process.env.E_INVOICE_WIDE === '1';

/** Kept as files in the first format of each syntax. The plain one is kept in every format. */
const KEPT: readonly string[] = [
  'markup-and-forbidden-characters',
  'cash-discount',
  'freelancer',
  'within-the-eu',
  'outside-the-scope',
  'every-kind-of-rate',
  'discounts',
  'negative-prices',
  'yen',
  'least',
  'partly-paid',
  'allowance-and-charge',
  'credit-note-of-parts',
  'credit-note-in-yen',
  'french',
  'danish',
];

function isKept({ name, formats }: Fixture, format: EInvoiceFormat): boolean {
  const { syntax } = PROFILES[format];
  const first = formats.find((one) => PROFILES[one].syntax === syntax);
  return name === 'german' || (KEPT.includes(name) && first === format);
}

const CASES = FIXTURES.flatMap((fixture) =>
  fixture.formats.flatMap((format) => {
    const whole = PART_OF[format];
    const isPart = whole !== undefined && fixture.formats.includes(whole);
    const kept = isKept(fixture, format);
    if (isPart && !kept && !isWide) return [];
    const invoice = eInvoiceOf(fixture.source);
    const file = path.join(GOLDEN, format, `${fixture.name}.xml`);
    return [{ name: fixture.name, format, invoice, file, kept, xml: writeXml(invoice, format) }];
  }),
);

afterAll(endValidator);

test('at least 40 fixtures × formats are held against the rules', () => {
  expect(CASES.length).toBeGreaterThanOrEqual(40);
});

test.each(CASES)('$name as $format lacks nothing', ({ invoice, format }) => {
  expect(missingFor(invoice, format)).toEqual([]);
});

describe('the official rules accept', () => {
  officialTest.each(CASES)('$name as $format', async ({ invoice, format, file, kept, xml }) => {
    expect(await officialErrors(xml, format, invoice)).toEqual([]);
    if (!isRenewed || !kept) return;
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, xml);
  });
});

describe('the accepted files have not changed', () => {
  test.each(CASES.filter(({ kept }) => kept))('$name as $format', ({ file, xml }) => {
    expect(existsSync(file) ? readFileSync(file, 'utf8') : null).toBe(xml);
  });
});
