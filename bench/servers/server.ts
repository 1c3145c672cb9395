import { spawn, type ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';

/** A measured server, in its own process. */
export interface Server {
  name: string;
  pid: number;
  port: number;
  stop(): Promise<void>;
}

export interface ServerCommand {
  name: string;
  args: string[];
  cwd: string;
  env: Record<string, string>;
  /** The line that it prints when it is ready, if that is not its port. */
  ready?: RegExp;
}

const BOOT_LIMIT_MS = 90_000;
const READY = /^Ready: .*?http:\/\/[^:/]+:(\d+)/m;

/** The environment without the developer's settings. It holds only what is needed to find programs. */
export function plainEnvironment(): Record<string, string> {
  return { PATH: process.env['PATH'] ?? '', HOME: process.env['HOME'] ?? '' };
}

/** Starts a server, waits for its ready line, and reads the port from it. */
export async function startServer({ name, args, cwd, env, ready }: ServerCommand): Promise<Server> {
  const child = spawn(process.execPath, args, { cwd, env: { ...plainEnvironment(), ...env } });
  let output = '';
  const collect = (chunk: Buffer): void => {
    output = (output + chunk.toString('utf8')).slice(-20_000);
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  const endWithUs = (): boolean => child.kill('SIGKILL');
  process.once('exit', endWithUs);
  const giveUpAt = Date.now() + BOOT_LIMIT_MS;
  for (;;) {
    const port = ready ? NaN : Number(READY.exec(output)?.[1]);
    if ((port > 0 || ready?.test(output)) && child.pid !== undefined) {
      return { name, pid: child.pid, port, stop: () => stop(child, endWithUs) };
    }
    if (child.exitCode !== null || Date.now() > giveUpAt) {
      child.kill('SIGKILL');
      throw new Error(`${name} did not become ready:\n${output}`);
    }
    await sleep(25);
  }
}

async function stop(child: ChildProcess, endWithUs: () => boolean): Promise<void> {
  const ended = new Promise((done) => child.once('exit', done));
  if (child.exitCode === null && child.signalCode === null) {
    child.kill('SIGTERM');
    await ended;
  }
  process.off('exit', endWithUs);
}
