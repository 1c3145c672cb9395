import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isIP } from 'node:net';
import { LRUCache } from 'lru-cache';
import type { ResolvedAddress } from './guarded-lookup';

const HOSTS =
  process.platform === 'win32'
    ? path.join(process.env['SystemRoot'] ?? 'C:\\Windows', 'System32/drivers/etc/hosts')
    : '/etc/hosts';
const RESOLVER = '/etc/resolv.conf';
const KEPT_MS = 10_000;

/** The words of each line of a file, without comments; none when the file is missing. */
async function linesOf(file: string): Promise<string[][]> {
  const text = await readFile(file, 'utf8').catch(() => '');
  return text
    .split('\n')
    .map((line) => (line.split(/[#;]/, 1)[0] ?? '').trim())
    .filter(Boolean)
    .map((line) => line.split(/\s+/));
}

export type Hosts = ReadonlyMap<string, readonly ResolvedAddress[]>;

/** Each name of a hosts file in lower case, with its addresses. */
export async function readHosts(file = HOSTS): Promise<Hosts> {
  const hosts = new Map<string, ResolvedAddress[]>();
  for (const [address = '', ...names] of await linesOf(file)) {
    const family = isIP(address);
    if (family === 0) continue;
    for (const name of names.map((one) => one.toLowerCase())) {
      hosts.set(name, [...(hosts.get(name) ?? []), { address, family }]);
    }
  }
  return hosts;
}

/** The domains in which this machine looks for short names. */
export async function readSearchDomains(file = RESOLVER): Promise<string[]> {
  const lines = await linesOf(file);
  const last = lines.filter(([word]) => word === 'search' || word === 'domain').at(-1) ?? [];
  return last.slice(1).filter((domain) => domain !== '.');
}

/** Reads again at most every ten seconds. */
function kept<T extends object>(read: () => Promise<T>): () => Promise<T> {
  const cache = new LRUCache<'file', T>({ max: 1, ttl: KEPT_MS, fetchMethod: () => read() });
  return () => cache.forceFetch('file');
}

export const systemHosts = kept(() => readHosts());
export const systemSearchDomains = kept(() => readSearchDomains());
