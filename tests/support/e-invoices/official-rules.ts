import { fork, type ChildProcess } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { EInvoiceFormat } from '../../../src/domain/e-invoice-formats';
import { PROFILES } from '../../../src/einvoice/formats';
import type { EInvoice } from '../../../src/einvoice/model';

const root = path.join(__dirname, '../../..');

/** Where the official rules lie. They are not ours to ship, so they stand beside the project. */
const FOLDER = path.resolve(root, process.env.E_INVOICE_RULES ?? '../shared/einvoice-rules');

const hasOfficialRules = existsSync(path.join(FOLDER, 'schematron'));

if (!hasOfficialRules) {
  process.stderr.write(
    `Skipped: e-invoices are not held against the official rules, since E_INVOICE_RULES does not name their folder\n`,
  );
}

// The first document of a format waits for its rules to be read.
jest.setTimeout(60_000);

/** A test that needs the official rules; it counts as skipped without them. */
export const officialTest = hasOfficialRules ? test : test.skip;

export interface RuleError {
  rule: string;
  text: string;
}

const UBL_SCHEMAS = {
  invoice: 'ubl21/xsdrt/maindoc/UBL-Invoice-2.1.xsd',
  credit_note: 'ubl21/xsdrt/maindoc/UBL-CreditNote-2.1.xsd',
} as const;
const CII_SCHEMA = 'cii/uncefact/data/standard/CrossIndustryInvoice_100pD16B.xsd';

const RULES: Readonly<Record<EInvoiceFormat, readonly string[]>> = {
  'xrechnung-ubl': ['EN16931-UBL-validation', 'XRechnung-UBL-validation'],
  'xrechnung-cii': ['EN16931-CII-validation', 'XRechnung-CII-validation'],
  peppol: ['CEN-EN16931-UBL', 'PEPPOL-EN16931-UBL'],
  ubl: ['EN16931-UBL-validation'],
  cii: ['EN16931-CII-validation'],
  'factur-x': ['FACTUR-X_EN16931', 'Factur-X_1.07.3_EN16931'],
};

/** @param isFrench whether France's rules hold, too */
function rulesOf(format: EInvoiceFormat, isFrench: boolean): string[] {
  const { syntax, rules } = PROFILES[format];
  const french = isFrench && rules === 'en16931' ? [`FR-CTC-${syntax.toUpperCase()}`] : [];
  return [...RULES[format], ...french];
}

let child: ChildProcess | undefined;
let count = 0;
const waiting = new Map<number, (errors: RuleError[]) => void>();

function validator(): ChildProcess {
  if (child) return child;
  child = fork(path.join(__dirname, 'validator.mjs'), [FOLDER], { execArgv: [] });
  child.on('message', ({ id, errors }: { id: number; errors: RuleError[] }) => {
    waiting.get(id)?.(errors);
    waiting.delete(id);
  });
  child.on('exit', (code) => {
    for (const answer of waiting.values()) answer([{ rule: 'crash', text: `exit ${code}` }]);
    waiting.clear();
  });
  return child;
}

/** Everything that the official rules have against an XML; warnings left aside. */
export function officialErrors(
  xml: string,
  format: EInvoiceFormat,
  { kind, seller }: EInvoice,
  isFrench = seller.address.countryCode === 'FR',
): Promise<RuleError[]> {
  const schema = PROFILES[format].syntax === 'ubl' ? UBL_SCHEMAS[kind] : CII_SCHEMA;
  const id = (count += 1);
  return new Promise((resolve) => {
    waiting.set(id, resolve);
    validator().send({ id, xml, schema, rules: rulesOf(format, isFrench) });
  });
}

/** For `afterAll`. */
export function endValidator(): void {
  child?.disconnect();
  child = undefined;
}

/** The list of codes in a set of rules that has a code. */
export function officialList(rules: string, code: string): string[] {
  const file = path.join(FOLDER, 'schematron', `${rules}.sef.json.gz`);
  const text = gunzipSync(readFileSync(file)).toString('utf8');
  const lists = text.match(/"val":" ?(?:[A-Z0-9]+ )+[A-Z0-9]+ ?"/g) ?? [];
  const list = lists.find((one) => one.split(/[" ]/).includes(code)) ?? '';
  return [...new Set(list.slice('"val":"'.length, -1).trim().split(' '))].sort();
}
