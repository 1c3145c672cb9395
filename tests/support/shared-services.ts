import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readRun } from './run';
import type { Service, ServiceAt } from './service';

/** One server for each set of settings. With `node` 2, a second one on the database of the first. */
interface Wanted {
  env: Record<string, string>;
  node: 1 | 2;
}

type Start = (env: Record<string, string>, database?: string) => Promise<Service>;

/** Starts the servers that test files ask for, each once. It runs in jest's main process, which outlives the files. */
export class ServiceHost {
  readonly #services = new Map<string, Promise<Service>>();
  readonly #server = createServer((request, response) => {
    void (async () => {
      const parts: Buffer[] = [];
      for await (const part of request) parts.push(part as Buffer);
      const wanted = JSON.parse(Buffer.concat(parts).toString()) as Wanted;
      const { url, databaseUrl } = await this.service(wanted);
      response.end(JSON.stringify({ url, databaseUrl }));
    })().catch((error: Error) => response.writeHead(500).end(error.message));
  });

  constructor(private readonly start: Start) {}

  /** @returns where `sharedServiceWith` asks */
  async listen(): Promise<string> {
    await once(this.#server.listen(0, '127.0.0.1'), 'listening');
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  service({ env, node }: Wanted): Promise<Service> {
    const name = JSON.stringify([node, ...Object.entries(env).sort()]);
    const known = this.#services.get(name);
    if (known) return known;
    const made =
      node === 1
        ? this.start(env)
        : this.service({ env, node: 1 }).then((first) => this.start(env, first.databaseUrl));
    this.#services.set(name, made);
    return made;
  }

  async stop(): Promise<void> {
    this.#server.close();
    const services = await Promise.allSettled(this.#services.values());
    await Promise.all(
      services.map((one) => (one.status === 'fulfilled' ? one.value.stop() : undefined)),
    );
  }
}

/** Each test names its own client address, so that tests do not share a quota. */
export const SHARED = { TRUSTED_PROXIES: '127.0.0.1/32' };

/**
 * A server with these settings. Other files use it and its database at the same time, so make a new business on
 * it, and look at nothing of all businesses together.
 */
export async function sharedServiceWith(
  env: Record<string, string>,
  node: 1 | 2 = 1,
): Promise<ServiceAt> {
  const wanted: Wanted = { env, node };
  const answer = await fetch(readRun().servicesUrl, {
    method: 'POST',
    body: JSON.stringify(wanted),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(text);
  return JSON.parse(text) as ServiceAt;
}

/** Two nodes on one database: the server that the contract tests share, and another. */
export const sharedNodes = (
  env: Record<string, string> = SHARED,
): Promise<[ServiceAt, ServiceAt]> =>
  Promise.all([sharedServiceWith(env), sharedServiceWith(env, 2)]);
