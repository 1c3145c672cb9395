import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of package.json. These scripts run before anything is installed, so they use Node alone. */
export const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

/** Progress goes to stderr: the stdout of a command holds nothing but the value that was asked for. */
export function say(line) {
  process.stderr.write(`${line}\n`);
}

/**
 * Runs a program to its end, its output on stderr.
 * @returns {Promise<number>} its exit code; 1 when a signal ended it.
 */
export function run(program, args, { env = process.env, stdio = ['ignore', 2, 2] } = {}) {
  return new Promise((done, failed) => {
    const child = spawn(program, args, { cwd: root, env, stdio });
    child.on('error', failed);
    child.on('close', (code) => done(code ?? 1));
  });
}

/**
 * Runs a slow step with a line before and, with the seconds it took, after it; ends the process when it fails.
 * @param {{ env?: object, quiet?: boolean }} options quiet: its output is shown only when it fails.
 */
export async function step(what, program, args, { env, quiet = false } = {}) {
  const started = Date.now();
  say(`${what} …`);
  const log = join(root, '.cache', 'step.log');
  const output = quiet ? openSync(log, 'w') : 2;
  const code = await run(program, args, { env, stdio: ['ignore', output, output] });
  if (quiet) closeSync(output);
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  if (code !== 0) {
    if (quiet) say(readFileSync(log, 'utf8'));
    say(`${what}: failed after ${seconds} s.`);
    process.exit(1);
  }
  say(`${what}: done in ${seconds} s.`);
}
