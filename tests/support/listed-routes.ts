import { readFileSync } from 'node:fs';
import path from 'node:path';
import { cloneDatabase } from './databases';
import { readRun } from './run';
import { spawnNode } from './spawned';

type Audience = 'public' | 'keyed' | 'panel';

/** A line of tests/routes.txt. */
export interface ClassifiedRoute {
  audience: Audience;
  method: string;
  path: string;
  /** The allowed answers to a caller without a credential. */
  statuses: number[];
}

const AUDIENCES = ['public', 'keyed', 'panel'];

/** The answer to a stranger for a route of this audience, unless its line names another. */
const REFUSALS = { keyed: [401], panel: [401, 403] };

export function classifiedRoutes(): ClassifiedRoute[] {
  const text = readFileSync(path.join(__dirname, '../routes.txt'), 'utf8');
  const lines = text.split('\n').map((line) => line.replace(/#.*/, '').trim());
  return lines.filter(Boolean).map((line) => {
    const [audience = '', method = '', at = '', statuses] = line.split(/ +/);
    if (!AUDIENCES.includes(audience)) throw new Error(`tests/routes.txt has no sense: ${line}`);
    const given = statuses?.split(',').map(Number);
    if (audience === 'public' && !given) throw new Error(`What does it answer? ${line}`);
    const refusals = audience === 'public' ? [] : REFUSALS[audience as 'keyed' | 'panel'];
    return { audience: audience as Audience, method, path: at, statuses: given ?? refusals };
  });
}

/** `METHOD path` of every route that the service registers. */
export async function registeredRoutes(): Promise<string[]> {
  const { project, env } = readRun();
  const child = spawnNode([path.join(__dirname, 'list-routes.mjs')], {
    cwd: project,
    env: { ...env, DATABASE_URL: await cloneDatabase() },
  });
  const code = await child.ended;
  const [, list] = child.stdout().split('---\n');
  if (code !== 0 || list === undefined) {
    throw new Error(`No list of routes.\n${child.stdout()}\n${child.stderr()}`);
  }
  return list.trim().split('\n');
}
