import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { copyUnbuiltProject, root } from '../support/project-copy';
import { runFolder } from '../support/run';
import { spawnNode } from '../support/spawned';

const folder = copyUnbuiltProject(mkdtempSync(`${runFolder()}/setup-`));
const at = (name: string): string => path.join(folder, name);

/** Any command without arguments: it installs, builds and prints its usage. */
async function command(
  env: Record<string, string> = {},
): Promise<{ code: unknown; stderr: string }> {
  const child = spawnNode(['scripts/manage.mjs', 'key:create'], { cwd: folder, env });
  const code = await child.ended;
  expect(child.stdout()).toBe('');
  return { code, stderr: child.stderr() };
}

test('of two commands at once, one compiles and the other waits, and a third has nothing to do', async () => {
  const [one, other] = await Promise.all([command(), command()]);
  expect([one.code, other.code]).toEqual([2, 2]);
  const lines = (one.stderr + other.stderr).match(/^(Compiling|Waiting).*/gm)?.sort();
  expect(lines).toEqual([
    'Compiling the server …',
    expect.stringMatching(/^Compiling the server: done in \d+\.\d s\.$/),
    expect.stringMatching(/^Waiting for another process/),
  ]);
  expect((await command()).stderr).not.toContain('Compiling');
});

test('a changed source is compiled, and the output of a deleted one is removed', async () => {
  mkdirSync(at('config/gone/deep'), { recursive: true });
  writeFileSync(at('config/gone/deep/gone.ts'), 'export const gone = 1;\n');
  await command();
  expect(existsSync(at('dist/config/gone/deep/gone.js'))).toBe(true);
  rmSync(at('config/gone'), { recursive: true });
  expect((await command()).stderr).toContain('Compiling the server: done');
  // The empty folder of a removed content type would stop the start.
  expect([existsSync(at('dist/config/gone')), existsSync(at('dist/config'))]).toEqual([
    false,
    true,
  ]);
});

test('a source that does not compile stops the command, and the next one tries again', async () => {
  writeFileSync(at('config/wrong.ts'), 'export const wrong: number = "text";\n');
  for (const attempt of [1, 2]) {
    const { code, stderr } = await command();
    expect([attempt, code]).toEqual([attempt, 1]);
    expect(stderr).toMatch(
      /config\/wrong\.ts\(1,14\): error TS2322[^]*Compiling the server: failed/,
    );
  }
  rmSync(at('config/wrong.ts'));
});

test('no process of the build outlives it', async () => {
  // The processes of a command end with it, so this program stays and looks for its own.
  writeFileSync(
    at('stay.mjs'),
    `import { readdirSync, readFileSync, rmSync } from 'node:fs';
    import { ensureBuilt } from './scripts/setup/ensure-built.mjs';
    rmSync('public/generator/page.js');
    await ensureBuilt({ admin: false });
    await new Promise((wake) => setTimeout(wake, 1_000));
    const threads = readdirSync('/proc/self/task');
    const children = threads.map((id) => readFileSync(\`/proc/self/task/\${id}/children\`, 'utf8'));
    console.log(JSON.stringify(children.join('')));`,
  );
  const child = spawnNode(['stay.mjs'], { cwd: folder });
  expect([await child.ended, child.stdout(), child.stderr()]).toEqual([0, '""\n', '']);
  expect(existsSync(at('public/generator/page.js'))).toBe(true);
});

/** On a server. A program in the place of npm shows its arguments, and fails. */
function withoutNpm(): Record<string, string> {
  writeFileSync(at('npm.js'), 'console.log("npm", ...process.argv.slice(2)); process.exit(1);');
  return { NODE_ENV: 'production', npm_execpath: at('npm.js') };
}

interface Package {
  dev?: boolean;
  version?: string;
}

/** Makes node_modules without some packages, which npm's own list does not name then, either. */
function omit(isOmitted: (place: string, entry: Package) => boolean): void {
  rmSync(at('node_modules'), { recursive: true });
  const list = 'node_modules/.package-lock.json';
  const installed = JSON.parse(readFileSync(path.join(root, list), 'utf8')) as {
    packages: Record<string, Package>;
  };
  const left = Object.entries(installed.packages).filter(
    ([place, entry]) => !isOmitted(place, entry),
  );
  for (const [place] of left.filter(([place]) => !place.includes('/node_modules/'))) {
    mkdirSync(path.dirname(at(place)), { recursive: true });
    symlinkSync(path.join(root, place), at(place));
  }
  installed.packages = Object.fromEntries(left);
  writeFileSync(at(list), JSON.stringify(installed));
}

test('the build needs no packages of tests', async () => {
  omit((_, { dev }) => dev === true);
  writeFileSync(at('config/more.ts'), 'export const more = 1;\n');
  const { code, stderr } = await command(withoutNpm());
  expect([code, stderr]).toEqual([
    2,
    expect.stringMatching(/^Compiling[^]*--business is required/),
  ]);
  expect(stderr).toContain('Building the documentation: done');
});

test('a finished build needs no packages of the build, and a changed source installs them', async () => {
  omit((place, { dev }) => dev === true || place === 'node_modules/minisearch');
  const finished = await command(withoutNpm());
  expect([finished.code, finished.stderr]).toEqual([
    2,
    expect.stringMatching(/^--business is required/),
  ]);
  rmSync(at('config/more.ts'));
  const changed = await command(withoutNpm());
  // It removes nothing, because a service may run from the folder.
  expect([changed.code, changed.stderr]).toEqual([
    1,
    expect.stringContaining('npm install --no-save --omit=dev '),
  ]);
});

test('tests install their packages, on a server too', async () => {
  const child = spawnNode(['scripts/test.mjs'], { cwd: folder, env: withoutNpm() });
  expect([await child.ended, child.stderr()]).toEqual([
    1,
    expect.stringContaining('npm install --no-save --include=dev '),
  ]);
});

test('packages that do not match the lock file are installed first, and nothing goes on without', async () => {
  const lock = JSON.parse(readFileSync(at('package-lock.json'), 'utf8')) as {
    packages: Record<string, Package>;
  };
  lock.packages['node_modules/zod'] = { version: '0.0.1' };
  writeFileSync(at('package-lock.json'), JSON.stringify(lock));
  const { code, stderr } = await command(withoutNpm());
  expect(code).toBe(1);
  expect(stderr).toMatch(/^Installing the packages.*\nnpm ci --omit=dev .*\nInstalling.*: failed/);
});
