import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { GUIDES } from '../docs-site/guides.mjs';
import { withLock } from './lock.mjs';
import { buildPageScripts, PAGE_SCRIPTS } from './page-scripts.mjs';
import { root, step } from './project.mjs';

const COMPILED = ['src', 'config', 'scripts'];

/** Each part of the build, its sources, and the file with the hash of the sources that were built. */
const server = {
  stamp: 'dist/.built-from',
  sources: [...COMPILED, 'tsconfig.json', 'package-lock.json'],
  isSource: (path) => !path.startsWith('src/admin/') && !path.endsWith('.mjs'),
};
const adminPanel = {
  // In the folder that `strapi build` empties first, so that the stamp is removed together with the
  // build.
  stamp: 'dist/build/.built-from',
  // The panel computes totals with the domain's own code.
  sources: [
    'src/admin',
    'src/domain',
    'src/content-types.ts',
    'src/panel/answers.ts',
    'config/admin.ts',
    'config/plugins.ts',
    'package-lock.json',
  ],
  isSource: () => true,
};
const page = {
  stamp: 'dist/.page-built-from',
  outputs: PAGE_SCRIPTS,
  sources: [
    'public/generator',
    'src/generator/browser',
    'src/domain',
    'src/generator/columns.ts',
    'src/generator/totals.ts',
    'src/words',
    'scripts/setup/page-scripts.mjs',
    'package-lock.json',
  ],
  isSource: (path) => !PAGE_SCRIPTS.includes(path),
};

const DOCS_SITE = join(root, 'scripts/docs-site/build.mjs');
const docs = {
  stamp: 'dist/docs/.built-from',
  // The reference is made from the compiled OpenAPI document.
  sources: [
    ...server.sources,
    ...GUIDES.map(({ source }) => source),
    'scripts/docs-site',
    'package.json',
  ],
  isSource: (path) => server.isSource(path) || path.startsWith('scripts/docs-site/'),
};

/** Its packages are those of development, which `npm start` does not install. */
const benchmark = {
  stamp: 'dist/bench/.built-from',
  sources: ['bench', ...server.sources],
  isSource: server.isSource,
};

/**
 * Compiles the server and, if wanted, the admin panel and the benchmark, each only when its sources
 * have changed.
 * @param {{ admin: boolean, bench?: boolean }} parts the panel takes half a minute, and commands
 *   and most tests do not need it
 */
export async function ensureBuilt({ admin, bench = false }) {
  if (isAllBuilt({ admin, bench })) return;
  await withLock('build', async () => {
    if (!isBuilt(page)) {
      const hash = hashOf(page);
      await buildPageScripts();
      remember(page, hash);
    }
    const hashes = [hashOf(server), hashOf(adminPanel), hashOf(docs), hashOf(benchmark)];
    const env = { ...process.env, STRAPI_TELEMETRY_DISABLED: 'true', NODE_ENV: 'production' };
    if (admin && !isBuilt(adminPanel)) {
      // `strapi build` also compiles the server, with the same tsconfig.json and into the same dist/.
      const strapi = join(root, 'node_modules/@strapi/strapi/bin/strapi.js');
      await step(
        'Building the server and the admin panel (about a minute)',
        process.execPath,
        [strapi, 'build'],
        { env, quiet: true },
      );
      remember(adminPanel, hashes[1]);
    } else if (!isBuilt(server)) {
      await compile('Compiling the server', 'tsconfig.json', env);
    }
    if (!isBuilt(server)) {
      for (const folder of COMPILED) removeOrphans(folder);
      remember(server, hashes[0]);
    }
    if (!isBuilt(docs)) {
      await step('Building the documentation', process.execPath, [DOCS_SITE], { quiet: true });
      remember(docs, hashes[2]);
    }
    if (bench && !isBuilt(benchmark)) {
      await compile('Compiling the benchmark', 'bench/tsconfig.json', env);
      removeOrphans('bench');
      remember(benchmark, hashes[3]);
    }
  });
}

/** Whether `ensureBuilt` has nothing to do, so that no compiler is needed. */
export function isAllBuilt({ admin, bench = false }) {
  return [server, page, docs, ...(admin ? [adminPanel] : []), ...(bench ? [benchmark] : [])].every(
    isBuilt,
  );
}

async function compile(what, project, env) {
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  await step(what, process.execPath, [tsc, '-p', project], { env, quiet: true });
}

function isBuilt(part) {
  const stamp = join(root, part.stamp);
  if (part.outputs?.some((path) => !existsSync(join(root, path)))) return false;
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === hashOf(part);
}

function remember(part, hash) {
  mkdirSync(dirname(join(root, part.stamp)), { recursive: true });
  writeFileSync(join(root, part.stamp), hash);
}

function hashOf(part) {
  const hash = createHash('sha256');
  for (const path of part.sources.flatMap(filesIn).filter(part.isSource)) {
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(root, path)))
      .update('\0');
  }
  return hash.digest('hex');
}

/** Every file at or below a path of the project, in a fixed order; none when the path does not exist. */
function filesIn(path) {
  const full = join(root, path);
  if (!existsSync(full)) return [];
  try {
    return readdirSync(full)
      .sort()
      .flatMap((name) => filesIn(`${path}/${name}`));
  } catch (error) {
    if (error.code === 'ENOTDIR') return [path];
    throw error;
  }
}

/**
 * Removes the output of deleted sources. The compiler leaves it, and Strapi loads every file in
 * dist/src. If a content type's folder lacks its schema, the start even fails.
 */
function removeOrphans(folder) {
  for (const output of filesIn(`dist/${folder}`)) {
    const source = output.slice('dist/'.length);
    const stem = source.replace(/\.js$/, '');
    const exists = [source, `${stem}.ts`, `${stem}.tsx`].some((path) =>
      existsSync(join(root, path)),
    );
    if (!exists) rmSync(join(root, output));
  }
  removeEmptyFolders(join(root, 'dist', folder));
}

/** @returns true when the folder does not exist afterwards, because nothing is left in it */
function removeEmptyFolders(folder) {
  const entries = existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [];
  const left = entries.filter(
    (entry) => !entry.isDirectory() || !removeEmptyFolders(join(folder, entry.name)),
  );
  if (left.length > 0) return false;
  rmSync(folder, { recursive: true, force: true });
  return true;
}
