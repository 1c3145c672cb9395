import { execFileSync } from 'node:child_process';
import path from 'node:path';

/** Values of terms by their numbers, such as `BT-1`, in the order of the file. */
export type Terms = Readonly<Partial<Record<string, readonly string[]>>>;

/** What an e-invoice says, in the terms that documents of this service can say. */
export interface Facts {
  readonly syntax: 'ubl' | 'cii';
  readonly terms: Terms;
  readonly lines: readonly { readonly terms: Terms; readonly allowances: readonly Terms[] }[];
  /** BG-20 and BG-21. */
  readonly allowances: readonly Terms[];
  /** Embedded files of BG-24. */
  readonly files: readonly Terms[];
}

const READER = path.join(__dirname, 'read-facts.mjs');

/** Reads all of them in one process. */
export function readFacts(texts: readonly string[]): Facts[] {
  const answer = execFileSync(process.execPath, [READER], {
    input: JSON.stringify(texts),
    maxBuffer: 1e9,
  });
  return JSON.parse(answer.toString('utf8')) as Facts[];
}

export const first = (terms: Terms, term: string): string | null => terms[term]?.[0] ?? null;
