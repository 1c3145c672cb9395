import { Resolver } from 'node:dns/promises';
import type { Resolve, ResolvedAddress } from './guarded-lookup';
import { systemHosts, systemSearchDomains } from './system-names';

export interface ResolverOptions {
  /** Whether it also looks for names in the search domains of this machine, as inside a network. */
  readonly searchDomains?: boolean;
  /** Name servers in place of the system's: `127.0.0.1:5353`. */
  readonly servers?: readonly string[];
}

/** Milliseconds for one question to one server, its tries, and for all questions about a name. */
const QUESTION_MS = 1_500;
const TRIES = 2;
const NAME_MS = 4_000;

const LOOPBACK: readonly ResolvedAddress[] = [
  { address: '127.0.0.1', family: 4 },
  { address: '::1', family: 6 },
];

/** Reserved for the machine itself (RFC 6761 §6.3), whatever a name server says. */
const isLocalhost = (name: string) => name === 'localhost' || name.endsWith('.localhost');

async function askServers(resolver: Resolver, name: string): Promise<ResolvedAddress[]> {
  const [four, six] = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
  if (four.status === 'rejected' && six.status === 'rejected') throw four.reason;
  const of = (answer: PromiseSettledResult<string[]>, family: number) =>
    answer.status === 'fulfilled' ? answer.value.map((address) => ({ address, family })) : [];
  return [...of(four, 4), ...of(six, 6)];
}

async function firstAnswer(resolver: Resolver, names: readonly string[]) {
  let failure: unknown;
  for (const name of names) {
    try {
      return await askServers(resolver, name);
    } catch (error) {
      failure = error;
      if (!['ENOTFOUND', 'ENODATA'].includes((error as NodeJS.ErrnoException).code ?? '')) break;
    }
  }
  throw failure;
}

/**
 * Finds addresses by the hosts file and by name servers. It does not use the system's own look-up: that
 * one waits in the process's four threads, two of which serve look-ups, and nothing can stop it. Eight
 * names with a silent server would keep webhooks and the database waiting for 40 seconds.
 *
 * Each name has a resolver of its own, which is cancelled when its time is up. A server that is silent
 * about one name does not count as broken for the others.
 */
export function createResolver({ searchDomains, servers }: ResolverOptions = {}): Resolve {
  return async (hostname) => {
    const name = hostname.toLowerCase().replace(/\.$/, '');
    if (isLocalhost(name)) return LOOPBACK;
    const known = (await systemHosts()).get(name);
    if (known) return known;
    const isWhole = hostname.endsWith('.') || !searchDomains;
    const domains = isWhole ? [] : await systemSearchDomains();
    const resolver = new Resolver({ timeout: QUESTION_MS, tries: TRIES });
    if (servers) resolver.setServers(servers);
    const timer = setTimeout(() => resolver.cancel(), NAME_MS);
    try {
      return await firstAnswer(resolver, [name, ...domains.map((domain) => `${name}.${domain}`)]);
    } finally {
      clearTimeout(timer);
    }
  };
}
