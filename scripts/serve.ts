import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Core } from '@strapi/strapi';
import { openDatabase, type Database } from './database';
import { drainable } from './drain';
import { prepareEnvironment } from './environment';
import { assertPortFree } from './free-port';
import { setMemoryFlags } from './memory-flags';
import { untilSignalled } from './signals';
import { report, StartError } from './start-error';
import { destroyStrapi, loadStrapi } from './strapi-instance';

const say = (line: string): boolean => process.stdout.write(`${line}\n`);

/** Runs the service of the project in the working directory until a signal ends it. */
export async function main(): Promise<void> {
  setMemoryFlags();
  const signalled = untilSignalled();
  process.exitCode = 0;
  try {
    await serve(process.cwd(), signalled);
  } catch (error) {
    report(error);
    process.exitCode = 1;
  }
  process.exit();
}

async function serve(root: string, signalled: Promise<string>): Promise<void> {
  await assertPortFree(prepareEnvironment(root, say));
  const database = await openDatabase(root);
  try {
    await serveOn(root, database, signalled);
  } finally {
    await database.release();
  }
}

async function serveOn(
  root: string,
  database: Database,
  signalled: Promise<string>,
): Promise<void> {
  const strapi = await loadStrapi(root);
  database.keepRunning((line) => strapi.log.warn(line));
  const drain = drainable(strapi.server.httpServer);
  try {
    say(readyLine(await listen(strapi)));
    say(`${await signalled}: answering the requests in flight, then stopping.`);
    await drain();
  } finally {
    await destroyStrapi(strapi);
  }
}

/** Strapi's own handler of a listening error ends the process before the database is stopped. */
async function listen(strapi: Core.Strapi): Promise<number> {
  const server: Server = strapi.server.httpServer;
  server.removeAllListeners('error');
  await new Promise<void>((done, failed) => {
    server.once('error', (error) => failed(new StartError(`Cannot listen: ${error.message}`)));
    strapi.listen().then(() => done(), failed);
  });
  server.on('error', (error) => strapi.log.error(error));
  return (server.address() as AddressInfo).port;
}

function readyLine(port: number): string {
  const url = (process.env['PUBLIC_URL'] ?? `http://localhost:${port}`).replace(/\/$/, '');
  return `Ready: admin panel ${url}/admin, API documentation ${url}/docs, invoice generator ${url}/`;
}

if (require.main === module) void main();
