import { readFileSync } from 'node:fs';
import { Agent, request } from 'undici';

/**
 * The reference for deliveries: POSTs the bodies of a file, one JSON text per line. It has no
 * signatures, no database and no checks of addresses. Arguments: file, URL, connections.
 */
async function main([file = '', url = '', connections = '']: string[]): Promise<void> {
  const bodies = readFileSync(file, 'utf8').split('\n');
  const dispatcher = new Agent({ connections: Number(connections) });
  const began = performance.now();
  let next = 0;
  const post = async (): Promise<void> => {
    while (next < bodies.length) {
      const body = bodies[next] ?? '';
      next += 1;
      const headers = { 'content-type': 'application/json' };
      const answer = await request(url, { method: 'POST', body, headers, dispatcher });
      await answer.body.dump();
    }
  };
  await Promise.all(Array.from({ length: Number(connections) }, post));
  const perSecond = bodies.length / ((performance.now() - began) / 1000);
  process.stdout.write(`${perSecond}\n`);
  await dispatcher.close();
}

void main(process.argv.slice(2));
