import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { forgetProcess, recordProcess } from './run';

/** A tested process, its output so far and its end. */
export interface Spawned {
  pid: number;
  stdout(): string;
  stderr(): string;
  signal(name: NodeJS.Signals): void;
  /** @returns the exit code, or the signal that ended it. */
  ended: Promise<number | NodeJS.Signals>;
}

interface SpawnOptions {
  cwd: string;
  env?: Record<string, string>;
  user?: number | undefined;
}

export const spawnNode = (args: string[], options: SpawnOptions): Spawned =>
  spawnProgram(process.execPath, args, options);

/**
 * @param program a path, or a name to be found in `PATH`
 * @throws when there is no such program
 */
export function spawnProgram(
  program: string,
  args: string[],
  { cwd, env, user }: SpawnOptions,
): Spawned {
  const ids = user === undefined ? {} : { uid: user, gid: user };
  const child = spawn(program, args, { cwd, env: { ...inherited(), ...env }, ...ids });
  // The missing process id tells the same.
  child.once('error', () => undefined);
  const { pid } = child;
  if (pid === undefined) throw new Error(`${program} cannot be started`);
  recordProcess(pid, [path.basename(program), ...args].join(' '));
  const [stdout, stderr] = [collect(child.stdout), collect(child.stderr)];
  const ended = new Promise<number | NodeJS.Signals>((done) => {
    child.once('close', (code, signal) => {
      forgetProcess(pid);
      done(code ?? signal ?? 1);
    });
  });
  return { pid, stdout, stderr, ended, signal: (name) => child.kill(name) };
}

/** The environment without the developer's settings, so that tests behave the same on every machine. */
function inherited(): Record<string, string> {
  return { PATH: process.env['PATH'] ?? '', HOME: process.env['HOME'] ?? '' };
}

function collect(stream: ChildProcess['stdout']): () => string {
  let text = '';
  stream?.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
  return () => text;
}
