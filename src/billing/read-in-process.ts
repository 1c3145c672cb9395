import { spawn } from 'node:child_process';
import { readFileSync, writeSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import os from 'node:os';

/** A sheet of 100,000 rows and 20 columns takes 350 of heap. */
const HEAP_MIB = 384;
/** The same sheet takes 12 seconds. */
const LONGEST_MS = 60_000;
/** Lower than the event loop's, and as for PDFs. */
const NICENESS = 10;
const NEW_LINE = 0x0a;

/** The question to the process, and its answer: a line of JSON, and bytes behind it. */
interface Answer {
  head: unknown;
  rest: Buffer;
}

function partsOf(bytes: Buffer): Answer {
  const end = bytes.indexOf(NEW_LINE);
  return { head: JSON.parse(bytes.toString('utf8', 0, end)), rest: bytes.subarray(end + 1) };
}

/**
 * Reads a file in a process of its own; null where it ends at a limit of time or memory. A thread is not enough: a file
 * of 100 kB made SheetJS ask for an array so large that V8 ended the whole process, whatever the limit of the thread.
 * @param script the compiled file that the process runs; `options` and `bytes` are its standard input
 */
export async function readInProcess(
  script: string,
  options: object,
  bytes: Uint8Array,
): Promise<Answer | null> {
  const args = [`--max-old-space-size=${HEAP_MIB}`, script];
  const child = spawn(process.execPath, args, {
    env: {},
    stdio: ['pipe', 'pipe', 'ignore'],
    timeout: LONGEST_MS,
    killSignal: 'SIGKILL',
  });
  const ended = new Promise<boolean>((resolve) => {
    child.once('error', () => resolve(false));
    child.once('close', (code) => resolve(code === 0));
  });
  child.once('spawn', () => os.setPriority(child.pid ?? 0, NICENESS));
  // A child that has ended reads no more.
  child.stdin.on('error', () => undefined).write(`${JSON.stringify(options)}\n`);
  child.stdin.end(bytes);
  const answer = await buffer(child.stdout);
  if (!(await ended)) return null;
  return answer.includes(NEW_LINE) ? partsOf(answer) : null;
}

/** The input of such a process: its options, and the file. */
export const readQuestion = (): Answer => partsOf(readFileSync(0));

/** Writes the answer of such a process, or a part of it. */
export function answerParent(bytes: Uint8Array): void {
  for (let at = 0; at < bytes.length;) at += writeSync(1, bytes, at);
}
