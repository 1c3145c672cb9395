import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
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
mkdirSync(path.join(folder, 'bench'), { recursive: true });
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
  mkdirSync(at('bench/gone/deep'), { recursive: true });
  writeFileSync(at('bench/gone/deep/gone.ts'), 'export const gone = 1;\n');
  await command();
  expect(existsSync(at('dist/bench/gone/deep/gone.js'))).toBe(true);
  rmSync(at('bench/gone'), { recursive: true });
  expect((await command()).stderr).toContain('Compiling the server: done');
  // The empty folder of a removed content type would stop the start.
  expect([existsSync(at('dist/bench/gone')), existsSync(at('dist/bench'))]).toEqual([false, true]);
});

test('a source that does not compile stops the command, and the next one tries again', async () => {
  writeFileSync(at('bench/wrong.ts'), 'export const wrong: number = "text";\n');
  for (const attempt of [1, 2]) {
    const { code, stderr } = await command();
    expect([attempt, code]).toEqual([attempt, 1]);
    expect(stderr).toMatch(
      /bench\/wrong\.ts\(1,14\): error TS2322[^]*Compiling the server: failed/,
    );
  }
  rmSync(at('bench/wrong.ts'));
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

/** node_modules after `npm ci --omit=dev`: npm's own list, without development packages. */
function omitDevelopment(): void {
  rmSync(at('node_modules'));
  mkdirSync(at('node_modules'));
  for (const name of readdirSync(path.join(root, 'node_modules')))
    if (name !== 'typescript' && !name.startsWith('.'))
      symlinkSync(path.join(root, 'node_modules', name), at(`node_modules/${name}`));
  const list = path.join(root, 'node_modules/.package-lock.json');
  const installed = JSON.parse(readFileSync(list, 'utf8'));
  const needed = Object.entries<{ dev?: boolean }>(installed.packages).filter(
    ([, { dev }]) => !dev,
  );
  installed.packages = Object.fromEntries(needed);
  writeFileSync(at('node_modules/.package-lock.json'), JSON.stringify(installed));
}

test('a finished build needs no development packages, on a server or elsewhere', async () => {
  await command();
  omitDevelopment();
  writeFileSync(at('npm.js'), 'process.exit(1);');
  for (const env of [{}, { NODE_ENV: 'production' }] as Record<string, string>[]) {
    const { code, stderr } = await command({ ...env, npm_execpath: at('npm.js') });
    expect([code, stderr]).toEqual([2, expect.stringMatching(/^--business is required/)]);
  }
});

test('development packages are installed for a build, on a server too', async () => {
  writeFileSync(at('bench/more.ts'), 'export const more = 1;\n');
  writeFileSync(at('npm.js'), 'console.log("npm", ...process.argv.slice(2)); process.exit(1);');
  const { code, stderr } = await command({ npm_execpath: at('npm.js'), NODE_ENV: 'production' });
  expect([code, stderr]).toEqual([1, expect.stringContaining('npm ci --include=dev ')]);
  rmSync(at('bench/more.ts'));
});

test('packages that do not match the lock file are installed first', async () => {
  const lock = JSON.parse(readFileSync(at('package-lock.json'), 'utf8'));
  lock.packages['node_modules/zod'].version = '0.0.1';
  writeFileSync(at('package-lock.json'), JSON.stringify(lock));
  // Replaces npm, to see its arguments. It fails, which also shows that nothing continues without it.
  writeFileSync(at('npm.js'), 'console.log("npm", ...process.argv.slice(2)); process.exit(1);');
  const { code, stderr } = await command({ npm_execpath: at('npm.js'), NODE_ENV: 'production' });
  expect(code).toBe(1);
  expect(stderr).toMatch(
    /^Installing the packages.*\nnpm ci --include=dev .*\nInstalling.*: failed/,
  );
});
