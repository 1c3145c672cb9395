import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/**
 * Ends the processes of a test run that could not end them. jest calls no globalTeardown after a
 * Ctrl-C or a kill. Our standard input is a pipe from jest, which closes whenever jest ends.
 */
const [folder, compiled] = process.argv.slice(2);
const require = createRequire(import.meta.url);
const { isAlive } = require(join(compiled, 'embedded-database/process-identity.js'));
const { openEmbeddedDatabase } = require(join(compiled, 'embedded-database/index.js'));

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined);
process.stdin.resume().once('close', async () => {
  if (!existsSync(folder)) return;
  const records = join(folder, 'processes');
  for (const name of existsSync(records) ? readdirSync(records) : []) {
    const { identity } = JSON.parse(readFileSync(join(records, name), 'utf8'));
    if (isAlive(identity)) process.kill(Number(name), 'SIGKILL');
  }
  const projects = join(folder, 'projects');
  const copies = existsSync(projects) ? readdirSync(projects) : [];
  for (const home of [
    join(folder, 'database'),
    ...copies.map((name) => join(projects, name, '.data')),
  ]) {
    // Opening uses the running PostgreSQL. The release stops it, since nobody else uses it.
    if (existsSync(join(home, 'postgres/postmaster.pid')))
      await (await openEmbeddedDatabase(home)).release();
  }
  rmSync(folder, { recursive: true, force: true });
});
