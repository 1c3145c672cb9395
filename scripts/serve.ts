import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Core } from '@strapi/strapi';
import { announceStop } from '../src/http/edge/health';
import { hasAdministrator } from '../src/panel/routes/first-administrator/register';
import { SETUP_PATH, setupCode } from '../src/panel/routes/first-administrator/setup-code';
import { settingsOf } from '../src/strapi/settings-service';
import { openDatabase, type Database } from './database';
import { drainable } from './drain';
import { prepareEnvironment } from './environment';
import { assertPortFree } from './free-port';
import { shapeOutput } from './log-output';
import { setMemoryFlags } from './memory-flags';
import { publicUrl } from './public-url';
import { untilSignalled } from './signals';
import { startAdvice } from './start-advice';
import { report, StartError } from './start-error';
import { destroyStrapi, loadStrapi } from './strapi-instance';

const say = (line: string): boolean => process.stdout.write(`${line}\n`);

/** Runs the service of the project in the working directory until a signal ends it. */
export async function main(): Promise<void> {
  shapeOutput();
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
  const advice = startAdvice();
  const database = await openDatabase(root);
  try {
    await serveOn(root, { database, advice }, signalled);
  } finally {
    await database.release();
  }
}

async function serveOn(
  root: string,
  { database, advice }: { database: Database; advice: readonly string[] },
  signalled: Promise<string>,
): Promise<void> {
  const strapi = await loadStrapi(root);
  for (const line of [...advice, database.advice ?? []].flat()) strapi.log.warn(line);
  database.keepRunning((line) => strapi.log.warn(line));
  const drain = drainable(strapi.server.httpServer);
  try {
    const port = await listen(strapi);
    const isSetUp = await hasAdministrator(strapi);
    say([readyLine(port), ...(isSetUp ? [] : [setupLine(strapi, port)])].join('\n'));
    say(`${await signalled}: finishing open requests, then stopping.`);
    announceStop(strapi);
    await drain(settingsOf(strapi).STOP_DELAY_SECONDS * 1000);
  } finally {
    await destroyStrapi(strapi);
  }
}

/**
 * Replaces Strapi's handler for listening errors, which would end the process and leave PostgreSQL
 * running.
 */
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
  const url = publicUrl(port);
  return `Ready: admin panel ${url}/admin, API documentation ${url}/docs, invoice generator ${url}/`;
}

/**
 * The line with the link that registers the first administrator. From other machines it is the only
 * way.
 */
function setupLine(strapi: Core.Strapi, port: number): string {
  const code = setupCode(settingsOf(strapi).ADMIN_JWT_SECRET, new Date());
  const url = publicUrl(port);
  const elsewhere = url.startsWith('http://localhost')
    ? ' (on another machine, replace localhost by the name of this server)'
    : '';
  return `There is no administrator yet. Register the first one, today or tomorrow${elsewhere}: ${url}${SETUP_PATH}?code=${code}`;
}

if (require.main === module) void main();
