import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';

/**
 * The folder of package.json. These scripts run before packages are installed, so they need only
 * Node.
 */
export const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

/** Whether each line must be an object. These scripts run before anything is built, so they look themselves. */
function isJson() {
  if (process.env.LOG_FORMAT) return process.env.LOG_FORMAT === 'json';
  try {
    return parseEnv(readFileSync(join(root, '.env'), 'utf8')).LOG_FORMAT === 'json';
  } catch {
    return false;
  }
}

/** Progress goes to stderr, because the stdout of a command holds only the requested value. */
export function say(line) {
  const object = { level: 'info', message: line, timestamp: new Date().toISOString() };
  process.stderr.write(`${isJson() ? JSON.stringify(object) : line}\n`);
}

/**
 * Runs a program to its end, with its output on stderr.
 * @returns {Promise<number>} its exit code; 1 when a signal ended it.
 */
export function run(
  program,
  args,
  { cwd = root, env = process.env, stdio = ['ignore', 2, 2] } = {},
) {
  return new Promise((done, failed) => {
    const child = spawn(program, args, { cwd, env, stdio });
    child.on('error', failed);
    child.on('close', (code) => done(code ?? 1));
  });
}

/**
 * Runs a slow step. Prints a line before it, and a line with its duration after it. Ends the
 * process when the step fails.
 * @param {{ env?: object, quiet?: boolean }} options quiet: shows the output only when the step
 *   fails
 */
export async function step(what, program, args, { env, quiet = isJson() } = {}) {
  const started = Date.now();
  say(`${what} …`);
  const log = join(root, '.cache', `step-${process.pid}.log`);
  const output = quiet ? openSync(log, 'w') : 2;
  const code = await run(program, args, { env, stdio: ['ignore', output, output] });
  if (quiet) closeSync(output);
  const printed = quiet ? readFileSync(log, 'utf8') : '';
  rmSync(log, { force: true });
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  if (code !== 0) {
    if (printed) say(printed.trimEnd());
    say(`${what}: failed after ${seconds} s.`);
    process.exit(1);
  }
  say(`${what}: done in ${seconds} s.`);
}
