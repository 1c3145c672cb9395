import { mapDocument } from '../../../src/einvoice/from-document';
import { missingFor } from '../../../src/einvoice/preflight/missing-for';
import { writeXml } from '../../../src/einvoice/write-xml';
import { DEFECTS } from '../../support/e-invoices/defects';
import {
  endValidator,
  officialErrors,
  officialTest,
  type RuleError,
} from '../../support/e-invoices/official-rules';

afterAll(endValidator);

/** France's ids also tell the business term, such as BR-FR-02_BT-1. One of them differs from its text. */
const isOf =
  (wanted: string) =>
  ({ rule, text }: RuleError): boolean =>
    rule === wanted || /^[_-]/.test(rule.split(wanted)[1] ?? '') || text.startsWith(`[${wanted}/`);

const CASES = DEFECTS.map((defect) => ({ ...defect, invoice: mapDocument(defect.source) }));

test.each(CASES)('$name as $format: our check names each field and its rule', (defect) => {
  const { invoice, format, expected } = defect;
  const found = missingFor(invoice, format);
  const rules = Object.fromEntries(found.map(({ pointer, rule }) => [pointer, rule]));
  expect(rules).toMatchObject(expected);
  for (const { message, rule } of found) expect(String(message).endsWith(` (${rule})`)).toBe(true);
});

describe('the official rules object to the same', () => {
  officialTest.each(CASES)('$name as $format', async ({ invoice, format, expected }) => {
    const errors = await officialErrors(writeXml(invoice, format), format, invoice);
    const silent = Object.values(expected).filter((rule) => !errors.some(isOf(rule)));
    // Shown where it fails: what they object to in its place.
    const others = silent.length > 0 ? errors.map(({ rule }) => rule) : [];
    expect({ silent, others }).toEqual({ silent: [], others: [] });
  });
});
