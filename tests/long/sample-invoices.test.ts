import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import Big from 'big.js';
import { first, readFacts, type Facts, type Terms } from '../support/e-invoices/samples/facts';
import { isAttachable, isTaken, rebuild, signed } from '../support/e-invoices/samples/rebuild';

/**
 * Invoices that others published are built over the interface, and what our e-invoice says is compared with the
 * sample, term by term. docs/e-invoice-terms.md says why the other terms are not carried.
 */

const FOLDER = path.resolve(
  __dirname,
  '../..',
  process.env.E_INVOICE_SAMPLES ?? '../shared/e-invoice-samples',
);
const hasSamples = existsSync(FOLDER);

const files = hasSamples
  ? ['kosit', 'en16931/ubl', 'en16931/cii'].flatMap((folder) =>
      readdirSync(path.join(FOLDER, folder))
        .filter((name) => name.endsWith('.xml'))
        .map((name) => `${folder}/${name}`),
    )
  : [];
const samples = readFacts(files.map((name) => readFileSync(path.join(FOLDER, name), 'utf8')));

/** What another program may say and documents of this service do not; docs/e-invoice-terms.md has the reasons. */
const OTHER_TERMS: readonly string[] = [
  // A correction, a partial or a self-billed invoice is an invoice.
  'BT-3',
  'BT-29',
  'BT-114',
  'BT-56',
  'BT-81',
];

/** Samples that cannot be said as they are. */
const OTHERWISE: Readonly<Partial<Record<string, readonly string[]>>> = {
  // Money of a third party is an extension of XRechnung.
  'kosit/05.01a-INVOICE_ubl.xml': ['BT-115'],
  // A third line of an address without a second one, and a line break in a name.
  'en16931/ubl/sample-discount-price.xml': ['BT-44', 'BT-162', 'BT-163'],
  // The scheme of an address that is not there.
  'en16931/cii/XRechnung-O.xml': ['BT-49-scheme'],
};

const LINE_SUM = 'BT-106';
const DUE = 'BT-115';
const AMOUNTS = [LINE_SUM, 'BT-109', 'BT-110', 'BT-112', 'BT-113', DUE, 'BT-116', 'BT-117'];

const compact = (value: string) => value.replace(/[ ./-]/g, '');
const sorted = (values: readonly string[]) => [...values].sort();

/** What a term says, however it is written. */
const PLAIN: Readonly<Partial<Record<string, (values: readonly string[]) => readonly string[]>>> = {
  // A code may stand before a note in UBL, and this service has one text for all of them.
  'BT-22': (values) => [values.map((note) => note.replace(/^#[A-Z]{3}#/, '')).join('\n')],
  'BT-31': (values) => values.map(compact),
  'BT-48': (values) => values.map(compact),
  // A document names one account.
  'BT-84': ([account = '']) => [compact(account)],
  'BT-85': ([holder = '']) => [holder],
  'BT-86': ([bic = '']) => [bic],
  'BT-113': (values) => values.filter((paid) => paid !== '0'),
  'BT-116': sorted,
  'BT-117': sorted,
  'BT-118': sorted,
  'BT-119': sorted,
};

const plain = (terms: Terms, term: string): string =>
  JSON.stringify(PLAIN[term]?.(terms[term] ?? []) ?? terms[term] ?? []);

/** What the sample says and ours does not, or says otherwise. */
const differences = (where: string, sample: Terms, ours: Terms, but: readonly string[]) =>
  Object.keys(sample)
    .filter((term) => !but.includes(term) && plain(sample, term) !== plain(ours, term))
    .filter((term) => sample[term]?.every((value) => isTaken(term, value)))
    .map((term) => `${where}${term}: ${plain(sample, term)} → ${plain(ours, term)}`);

type Line = Facts['lines'][number];

const number = (terms: Terms, term: string, missing = 0) => new Big(first(terms, term) ?? missing);
/** Of one unit, with the decimals that a price may have. */
const priceOf = ({ terms }: Line) =>
  number(terms, 'BT-146')
    .div(number(terms, 'BT-149', 1))
    .round(6);
const isZero = (amount: Big) => amount.round(2).eq(0);

/** Whether quantity times price is the net, which is not so in every sample. */
const isExactLine = (line: Line) =>
  isZero(
    line.allowances
      .reduce(
        (sum, one) => sum.plus(signed(one)),
        number(line.terms, 'BT-129').times(priceOf(line)),
      )
      .minus(number(line.terms, 'BT-131')),
  );

/** Whether the taxes are those of their rates. */
const hasExactTaxes = ({ terms }: Facts) =>
  (terms['BT-116'] ?? []).every((taxable, at) =>
    isZero(
      new Big(taxable)
        .times(terms['BT-119']?.[at] ?? 0)
        .div(100)
        .round(2)
        .minus(terms['BT-117']?.[at] ?? 0),
    ),
  );

/** Amounts of a sample that ours cannot have. */
function otherAmounts(sample: Facts): readonly string[] {
  if (!sample.lines.every(isExactLine) || !hasExactTaxes(sample)) return AMOUNTS;
  const hasRounding = sample.terms['BT-114'] !== undefined;
  // Allowances and charges of the document are lines here.
  return [...(hasRounding ? [DUE] : []), ...(sample.allowances.length > 0 ? [LINE_SUM] : [])];
}

/** A line with the price of one unit. The allowances of a line are lines here. */
function lineOf(line: Line): Terms {
  const { 'BT-131': net = [], 'BT-149': _per, ...rest } = line.terms;
  const isWhole = line.allowances.length === 0 && isExactLine(line);
  const price = priceOf(line).toString();
  return { ...rest, 'BT-146': [price], ...(isWhole && { 'BT-131': net }) };
}

function compared(name: string, sample: Facts, ours: Facts): string[] {
  const but = [...OTHER_TERMS, ...(OTHERWISE[name] ?? []), ...otherAmounts(sample)];
  return [
    ...differences('', sample.terms, ours.terms, but),
    ...sample.lines.flatMap((line, at) =>
      differences(`line ${at + 1} `, lineOf(line), ours.lines[at]?.terms ?? {}, []),
    ),
    ...sample.files
      .filter(isAttachable)
      .flatMap((file, at) => differences(`file ${at + 1} `, file, ours.files[at] ?? {}, [])),
  ];
}

// They are not ours to ship, so they stand beside the project.
if (hasSamples) {
  test.each(files.map((name, at) => [name, samples[at] as Facts]))('%s', async (name, sample) => {
    const [ours] = readFacts([await rebuild(sample)]);
    expect(compared(name, sample, ours as Facts)).toEqual([]);
  });

  test('the amounts of most samples add up, and are compared', () => {
    const exact = samples.filter((one) => !otherAmounts(one).includes('BT-112'));
    expect(exact.length).toBeGreaterThan(0.75 * samples.length);
  });
} else test.skip('no folder of samples: E_INVOICE_SAMPLES names it', () => undefined);
