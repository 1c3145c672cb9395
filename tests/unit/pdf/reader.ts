import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import type * as RenderPoolModule from '../../../src/pdf/worker/render-pool';

const ROOT = path.join(__dirname, '../../..');
const COMPILED = path.join(ROOT, 'dist/src/pdf/worker/render-pool.js');

function newestSource(folder: string): number {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return Math.max(...files.map((file) => statSync(path.join(file.parentPath, file.name)).mtimeMs));
}

/** The compiled pool. react-pdf loads only in a real thread, and a thread runs compiled code. */
export function compiledPool(): typeof RenderPoolModule {
  const sources = Math.max(
    ...['src/pdf', 'src/domain'].map((dir) => newestSource(path.join(ROOT, dir))),
  );
  if (!existsSync(COMPILED) || statSync(COMPILED).mtimeMs < sources) {
    execFileSync(process.execPath, ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.json'], {
      cwd: ROOT,
    });
  }
  return createRequire(__filename)(COMPILED) as typeof RenderPoolModule;
}

function withFile<Result>(pdf: Buffer, read: (file: string) => Result): Result {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'pdf-'));
  const file = path.join(folder, 'document.pdf');
  try {
    writeFileSync(file, pdf);
    return read(file);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Marks by which pdftotext shows direction; they are not part of the text. */
const DIRECTION_MARKS = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** The text as a person would copy it, by an independent reader. */
export function textOf(pdf: Buffer, ...options: string[]): string {
  return withFile(pdf, (file) => {
    const text = execFileSync('pdftotext', [...options, file, '-'], { encoding: 'utf8' });
    return text.replace(DIRECTION_MARKS, '').normalize('NFC');
  });
}

const WORD =
  /<word xMin="([\d.-]+)" yMin="([\d.-]+)" xMax="([\d.-]+)" yMax="([\d.-]+)">(.*?)<\/word>/g;

interface WordBox {
  text: string;
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Each word with its edges in points. */
export function boxesOf(pdf: Buffer): WordBox[] {
  const html = withFile(pdf, (file) =>
    execFileSync('pdftotext', ['-bbox', file, '-'], { encoding: 'utf8' }),
  );
  const words = html.matchAll(WORD);
  return [...words].map(([, left, top, right, bottom, text = '']) => ({
    text,
    left: Number(left),
    top: Number(top),
    right: Number(right),
    bottom: Number(bottom),
  }));
}

/** All letters, in order of the alphabet: a watermark stands among the lines, letter by letter. */
export const lettersOf = (pdf: Buffer): string[] => [...textOf(pdf).replace(/\s/g, '')].sort();

export function infoOf(pdf: Buffer): Record<string, string> {
  const text = withFile(pdf, (file) => execFileSync('pdfinfo', [file], { encoding: 'utf8' }));
  const entries = text.split('\n').map((line) => line.split(/:\s+(.*)/u));
  return Object.fromEntries(entries.map(([key = '', value = '']) => [key, value]));
}

/** @throws when qpdf finds a fault */
export function checkPdf(pdf: Buffer): void {
  withFile(pdf, (file) => execFileSync('qpdf', ['--check', file], { stdio: 'pipe' }));
}
