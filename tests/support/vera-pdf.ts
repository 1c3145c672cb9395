import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const ROOT = path.join(__dirname, '../..');
/** The folder of the official rules, which is no part of this repository. */
const RULES = process.env['E_INVOICE_RULES'] ?? path.join(ROOT, '../shared/einvoice-rules');
const CHECK = path.join(RULES, 'VeraCheck.java');
const VALIDATOR = 'node_modules/@opendataloader/pdf/lib/opendataloader-pdf-cli.jar';
const JAR = path.join(ROOT, VALIDATOR);

function hasCompiler(): boolean {
  try {
    execFileSync('javac', ['-version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** The part that is missing here for a check by veraPDF. */
function missingPart(): string | undefined {
  if (!existsSync(CHECK)) return `${path.relative(ROOT, CHECK)} (E_INVOICE_RULES names its folder)`;
  if (!existsSync(JAR)) return VALIDATOR;
  return hasCompiler() ? undefined : 'a JDK 17 (openjdk-17-jdk-headless)';
}

/** True where PDFs can be validated. Where they cannot, one line says why. */
export function canValidate(): boolean {
  const missing = missingPart();
  if (missing)
    process.stderr.write(`SKIPPED: no PDF/A is validated, since ${missing} is missing\n`);
  return missing === undefined;
}

const RESULT = /^.*[/\\](\d+)\.pdf PDF\/A-\S+ compliant=(true|false) rules=(\d+)/;
const FAULT = /^ +FAIL (.*)/;

/** The profile of PDF/A-3b has more rules; without them, anything would pass. */
const LEAST_RULES = 100;

/** The faults that veraPDF finds in each PDF. Java starts once for all of them. */
export function pdfAFaults(pdfs: readonly Buffer[]): string[][] {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'pdf-a-'));
  try {
    const files = pdfs.map((pdf, index) => {
      const file = path.join(folder, `${index}.pdf`);
      writeFileSync(file, pdf);
      return file;
    });
    const { stdout, stderr } = spawnSync('java', ['-cp', JAR, CHECK, '3b', ...files], {
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
