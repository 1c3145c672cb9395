import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import type { HeardEvent } from '../../src/webhooks/listeners/turn';
import { cloneDatabase } from './databases';
import { freePort } from './nodes/free-port';
import { copyProject, root } from './project-copy';
import { readRun, runFolder } from './run';
import { startServiceIn, type Service } from './service';

/** A copy of this project with its own configuration. Strapi takes no link for a file of it. */
function ownConfiguration(): string {
  const projects = path.join(runFolder(), 'projects');
  mkdirSync(projects, { recursive: true });
  const folder = copyProject(mkdtempSync(`${projects}/`));
  const dist = path.join(folder, 'dist');
  rmSync(dist);
  mkdirSync(dist);
  for (const part of readdirSync(path.join(root, 'dist'))) {
    const from = path.join(root, 'dist', part);
    if (part === 'config') cpSync(from, path.join(dist, part), { recursive: true });
    else symlinkSync(from, path.join(dist, part));
  }
  return folder;
}

/** A project that differs from this one by a plugin in its configuration. @param plugin its folder */
export function projectWith(name: string, plugin: string): string {
  const folder = ownConfiguration();
  const own = JSON.stringify(path.join(root, 'dist/config/plugins.js'));
  const added = JSON.stringify({ [name]: { enabled: true, resolve: plugin } });
  writeFileSync(
    path.join(folder, 'dist/config/plugins.js'),
    `module.exports = (given) => ({ ...require(${own}).default(given), ...${added} });\n`,
  );
  return folder;
}

/** A project in which Strapi's own commands, which compile first, find nothing to compile. */
export function emptyProject(): string {
  const folder = ownConfiguration();
  rmSync(path.join(folder, 'tsconfig.json'));
  writeFileSync(path.join(folder, 'empty.ts'), '');
  const compilerOptions = { outDir: 'dist', rootDir: '.', types: [] };
  const config = JSON.stringify({ compilerOptions, files: ['empty.ts'] });
  writeFileSync(path.join(folder, 'tsconfig.json'), config);
  return folder;
}

/** What a service of Strapi has answered, or thrown. */
interface Called {
  result?: ReturnType<typeof JSON.parse>;
  error?: { name: string; status: number; code: string; message: string };
}

interface Seen {
  heard: HeardEvent[][];
  tried: number[];
  seen: string[];
}

export interface Developer extends Service {
  /** Calls a service, as code within Strapi does. */
  call(uid: string, verb: string, ...args: unknown[]): Promise<Called>;
  /** What each listener has heard, how often it was called, and what else of Strapi has seen a write. */
  listeners(): Promise<Seen>;
  /** Lets a listener throw, or not any more. */
  fail(at: number, isFailing: boolean): Promise<void>;
}

interface DeveloperOptions {
  listeners?: { type: string; name?: string }[];
  database?: string;
}

let project: string | undefined;

/** Starts a service with the plugin of `tests/fixtures/developer`. */
export async function startDeveloper({
  listeners = [],
  database,
}: DeveloperOptions = {}): Promise<Developer> {
  const { env } = readRun();
  project ??= projectWith('developer', path.join(root, 'tests/fixtures/developer'));
  const port = await freePort();
  const service = await startServiceIn({ project, env }, database ?? (await cloneDatabase()), {
    DEVELOPER_PORT: String(port),
    DEVELOPER_LISTENERS: JSON.stringify(listeners),
  });
  const ask = async (body: object) => {
    const answer = await fetch(`http://127.0.0.1:${port}`, {
      method: 'POST',
      body: JSON.stringify(body),
    });
    return (await answer.json()) as unknown;
  };
  return {
    ...service,
    call: (uid, verb, ...args) => ask({ uid, verb, args }) as Promise<Called>,
    listeners: () => ask({}) as Promise<Seen>,
    fail: async (at, isFailing) => void (await ask({ fail: { at, isFailing } })),
  };
}
