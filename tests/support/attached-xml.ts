import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** The invoice within a Factur-X PDF, taken out by an independent program. */
export function xmlIn(pdf: Buffer): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'e-invoice-'));
  try {
    const [file, saved] = [path.join(folder, 'a.pdf'), path.join(folder, 'a.xml')];
    writeFileSync(file, pdf);
    execFileSync('pdfdetach', ['-savefile', 'factur-x.xml', '-o', saved, file]);
    return readFileSync(saved, 'utf8');
  } finally {
    rmSync(folder, { recursive: true });
  }
}
