import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const ROOT = path.join(__dirname, '../..');
/** The folder of the official rules, which is no part of this repository. `npm test -- --programs` asks for it. */
const RULES = process.env['E_INVOICE_RULES'] ?? path.join(ROOT, '../shared/einvoice-rules');
const CHECK = path.join(RULES, 'VeraCheck.java');
const VALIDATOR = 'node_modules/@opendataloader/pdf/lib/opendataloader-pdf-cli.jar';
const JAR = path.join(ROOT, VALIDATOR);

const RESULT = /^.*[/\\](\d+)\.pdf PDF\/A-\S+ compliant=(true|false) rules=(\d+)/;
const FAULT = /^ +FAIL (.*)/;

/** Both profiles have more rules; without them, anything would pass. */
const LEAST_RULES = 100;

/** VeraCheck reads a profile by the name that those of PDF/A have. That of PDF/UA-1 has another in the jar. */
function addProfile(folder: string): void {
  const profiles = 'org/verapdf/pdfa/validation';
  execFileSync('jar', ['xf', JAR, `${profiles}/PDFUA-1.xml`], { cwd: folder });
  renameSync(
    path.join(folder, profiles, 'PDFUA-1.xml'),
    path.join(folder, profiles, 'PDFA-UA1.xml'),
  );
}

/** The faults that veraPDF finds in each PDF by the rules of PDF/A-3b or PDF/UA-1. Java starts once for all. */
export function faultsOf(pdfs: readonly Buffer[], rules: '3b' | 'ua1'): string[][] {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'vera-'));
  try {
    addProfile(folder);
    const files = pdfs.map((pdf, index) => {
      const file = path.join(folder, `${index}.pdf`);
      writeFileSync(file, pdf);
      return file;
    });
    const classes = [folder, JAR].join(path.delimiter);
    const { stdout, stderr } = spawnSync('java', ['-cp', classes, CHECK, rules, ...files], {
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
    });
    const all = faultsIn(stdout);
    if (all.length === pdfs.length) return all;
    throw new Error(`veraPDF answered for ${all.length} of ${pdfs.length} files: ${stderr}`);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function faultsIn(output: string): string[][] {
  const all: string[][] = [];
  for (const line of output.split('\n')) {
    const result = RESULT.exec(line);
    if (result && Number(result[3]) >= LEAST_RULES) all.push(result[2] === 'true' ? [] : [line]);
    const fault = FAULT.exec(line)?.[1];
    if (fault) all.at(-1)?.push(fault);
  }
  return all;
}
