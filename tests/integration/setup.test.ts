import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { copyUnbuiltProject } from '../support/project-copy';
import { runFolder } from '../support/run';
import { spawnNode } from '../support/spawned';

const folder = copyUnbuiltProject(mkdtempSync(`${runFolder()}/setup-`));
mkdirSync(path.join(folder, 'bench'), { recursive: true });
const at = (name: string): string => path.join(folder, name);

/** Any command, called so that it does nothing but install and build before it explains its usage. */
async function command(
  env: Record<string, string> = {},
): Promise<{ code: unknown; stderr: string }> {
  const child = spawnNode(['scripts/command.mjs', 'key-create'], { cwd: folder, env });
  const code = await child.ended;
  expect(child.stdout()).toBe('');
  return { code, stderr: child.stderr() };
}

test('of two commands at once one compiles, the other waits, and a third finds all done', async () => {
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

test('a changed source is compiled, and the output of a deleted one goes', async () => {
  mkdirSync(at('bench/gone/deep'), { recursive: true });
  writeFileSync(at('bench/gone/deep/gone.ts'), 'export const gone = 1;\n');
  await command();
  expect(existsSync(at('dist/bench/gone/deep/gone.js'))).toBe(true);
  rmSync(at('bench/gone'), { recursive: true });
  expect((await command()).stderr).toContain('Compiling the server: done');
  // An empty folder of a content type that is gone would stop the start.
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

test('packages that do not match the lock file are installed first', async () => {
  const lock = JSON.parse(readFileSync(at('package-lock.json'), 'utf8'));
  lock.packages['node_modules/zod'].version = '0.0.1';
  writeFileSync(at('package-lock.json'), JSON.stringify(lock));
  // In npm's place, to see how it is called; that it fails also shows that nothing goes on without it.
  writeFileSync(at('npm.js'), 'console.log("npm", ...process.argv.slice(2)); process.exit(1);');
  const { code, stderr } = await command({ npm_execpath: at('npm.js'), NODE_ENV: 'production' });
  expect(code).toBe(1);
  expect(stderr).toMatch(
    /^Installing the packages.*\nnpm ci --include=dev .*\nInstalling.*: failed/,
  );
});
