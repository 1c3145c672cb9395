/**
 * `npm run bench -- pdf`: measures a document in one worker. For comparison, react-pdf draws a plain
 * table with as many lines in the same thread and run. Prints a table of medians.
 */
import { Worker, isMainThread, parentPort } from 'node:worker_threads';
import type { ReactElement } from 'react';
import { setMemoryFlags } from '../scripts/memory-flags';
import { TEMPLATES } from '../src/domain/templates';

const LINES = [1, 10, 50, 200, 1000] as const;

interface Timed {
  readonly time: number;
  readonly bytes: number;
}

interface Figures {
  readonly lines: number;
  readonly raw: number;
  readonly rawBytes: number;
  readonly ours: Readonly<Record<(typeof TEMPLATES)[number], number>>;
  readonly bytes: number;
  /** The modern document with its invoice as XML inside. */
  readonly facturX: Timed;
}

const roundsFor = (lines: number) => (lines >= 1000 ? 9 : lines >= 200 ? 15 : 41);

const items = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    item: `Consulting, week ${index + 1}`,
    qty: 1 + (index % 7),
    rate: 95.5 + index,
  }));

/** As much as ten lines of a real invoice have in XML: 1.2 kB each, of which most is names. */
function xmlOf(count: number): Uint8Array {
  const wrapped = (text: string | number, depth: number): string =>
    depth === 0
      ? String(text)
      : `<ram:SupplyChainTradeElement${depth}>${wrapped(text, depth - 1)}</ram:SupplyChainTradeElement${depth}>`;
  const lines = items(count).map(({ item, qty, rate }, index) =>
    [index + 1, item, qty, rate, (qty * rate).toFixed(2)]
      .map((value) => wrapped(value, 4))
      .join(''),
  );
  return Buffer.from(lines.join('\n'));
}

async function timed(render: () => Promise<Uint8Array>): Promise<Timed> {
  const began = performance.now();
  const bytes = (await render()).length;
  return { time: performance.now() - began, bytes };
}

function median(runs: readonly Timed[]): Timed {
  const sorted = [...runs].sort((left, right) => left.time - right.time);
  return sorted[sorted.length >> 1] ?? { time: 0, bytes: 0 };
}

async function plainTable() {
  const { createElement: h } = await import('react');
  const { Document, Page, Text, View, renderToBuffer } = await import('@react-pdf/renderer');
  const cell = (width: number, text: string) => h(Text, { style: { width } }, text);
  return (count: number) => {
    const rows = items(count).map(({ item, qty, rate }, key) =>
      h(
        View,
        { key, wrap: false, style: { flexDirection: 'row' } },
        cell(260, item),
        cell(60, String(qty)),
        cell(80, rate.toFixed(2)),
        cell(80, (qty * rate).toFixed(2)),
      ),
    );
    const page = h(Page, { size: 'A4', style: { padding: 40, fontSize: 10 } }, rows);
    return renderToBuffer(h(Document, null, page) as ReactElement);
  };
}

async function ownDocument() {
  const { parseGeneratorBody } = await import('../src/generator/body');
  const { generatorView } = await import('../src/generator/view');
  const { renderPdf } = await import('../src/pdf/document/render');
  return (count: number, template: (typeof TEMPLATES)[number], xml?: Uint8Array) => {
    const parsed = parseGeneratorBody({
      from: 'Northwind Studio\n1 Long Street\nTown',
      billTo: 'Acme Corporation\n2 Short Street',
      invoiceNumber: '2026-0042',
      date: '2026-01-02',
      dueDate: '2026-02-01',
      items: items(count),
      tax: '19',
      notes: 'Thank you for your business.',
    });
    if (!parsed.ok) throw new Error(parsed.error);
    const facturX = xml && { xml, date: new Date('2026-01-02') };
    return renderPdf(generatorView({ ...parsed.body, template }), facturX);
  };
}

async function measureAll(): Promise<void> {
  const raw = await plainTable();
  const own = await ownDocument();
  for (let warm = 0; warm < 30; warm += 1) {
    await raw(10);
    for (const template of TEMPLATES) await own(10, template);
    await own(10, 'modern', xmlOf(10));
  }
  for (const lines of LINES) {
    const runs = { raw: [], modern: [], classic: [], minimal: [], facturX: [] } as Record<
      string,
      Timed[]
    >;
    const xml = xmlOf(lines);
    // Takes turns, so that other load on the machine affects all of them equally.
    for (let round = 0; round < roundsFor(lines); round += 1) {
      runs['raw']?.push(await timed(() => raw(lines)));
      for (const name of TEMPLATES) runs[name]?.push(await timed(() => own(lines, name)));
      runs['facturX']?.push(await timed(() => own(lines, 'modern', xml)));
    }
    const of = (name: string) => median(runs[name] ?? []);
    const ours = {
      modern: of('modern').time,
      classic: of('classic').time,
      minimal: of('minimal').time,
    };
    const { time, bytes: rawBytes } = of('raw');
    const { bytes } = of('modern');
    const figures = { lines, raw: time, rawBytes, ours, bytes, facturX: of('facturX') };
    parentPort?.postMessage(figures satisfies Figures);
  }
}

function report(all: readonly Figures[]): void {
  const rows = all.map(({ lines, raw, rawBytes, ours, bytes, facturX }) => ({
    lines,
    'raw ms': Number(raw.toFixed(1)),
    ...Object.fromEntries(TEMPLATES.map((name) => [`${name} ms`, Number(ours[name].toFixed(1))])),
    'modern ÷ raw': Number((ours.modern / raw).toFixed(2)),
    'raw bytes': rawBytes,
    'modern bytes': bytes,
    'Factur-X ÷ modern': Number((facturX.time / ours.modern).toFixed(2)),
    'Factur-X bytes': facturX.bytes,
  }));
  console.table(rows);
  const time = (lines: number) => all.find((figures) => figures.lines === lines);
  const growth = (pick: (figures: Figures) => number) => {
    const [many, few] = [time(1000), time(200)];
    return many && few ? (pick(many) / pick(few)).toFixed(1) : '?';
  };
  console.log(
    `1,000 lines ÷ 200 lines: modern ${growth(({ ours }) => ours.modern)}, raw ${growth(({ raw }) => raw)}`,
  );
}

if (isMainThread) {
  setMemoryFlags();
  const all: Figures[] = [];
  const worker = new Worker(__filename, { resourceLimits: { maxYoungGenerationSizeMb: 32 } });
  worker.on('message', (figures: Figures) => all.push(figures));
  worker.on('exit', () => report(all));
} else {
  void measureAll();
}
