import { execFileSync } from 'node:child_process';
import path from 'node:path';

const root = path.join(__dirname, '../../..');

/** The value of an expression that uses the scripts of `npm test -- --changed`. Jest cannot load them. */
function evaluated(expression: string): unknown {
  const from = (name: string) => JSON.stringify(`${root}/scripts/testing/${name}.mjs`);
  const code = `import { Symbols } from ${from('symbols')};
    import { doorsOf } from ${from('doors')};
    import { notRun } from ${from('kinds')};
    import LikeliestFirst from ${from('likeliest-first')};
    import { execFileSync } from 'node:child_process';
    const files = (folder) => execFileSync('git', ['ls-files', folder], { encoding: 'utf8' }).trim().split('\\n');
    console.log(JSON.stringify(${expression}));`;
  const args = ['--input-type=module', '-e', code];
  return JSON.parse(execFileSync(process.execPath, args, { cwd: root, encoding: 'utf8' }));
}

test('a test reaches the declarations that it uses, and no others of the same file', () => {
  const reached = evaluated(
    `[...new Symbols().reachedFrom(['tests/contract/payments-void.test.ts'])]
      .map(([file, names]) => [file, [...names]])`,
  ) as [string, string[]][];
  const names = new Map(reached);
  expect(names.get('tests/support/records.ts')).toEqual(
    expect.arrayContaining(['createInvoice', 'recordPayment', 'line']),
  );
  expect(names.get('tests/support/records.ts')).not.toContain('createQuotation');
  expect(names.get('src/http/auth/create-key.ts')).toContain('createKey');
  expect([...names.keys()].filter((file) => file.startsWith('src/billing/'))).toEqual([]);
});

test('a route reaches its use case, and is found by the words of its path', () => {
  const doors = evaluated(
    `doorsOf(new Symbols(), files('src'))
      .filter(({ reached }) => reached.has('src/billing/products/create-product.ts'))
      .flatMap(({ addresses }) => addresses)`,
  );
  expect(doors).toContainEqual(['products']);
  expect(doors).not.toContainEqual(['invoices']);
});

test('the constant that begins a path belongs to its address', () => {
  const doors = evaluated(
    `doorsOf(new Symbols(), ['src/panel/routes/credits/routes.ts', 'src/panel/routes/actions/money.ts'])
      .flatMap(({ addresses }) => addresses)`,
  );
  expect(doors).toContainEqual(['invoices', 'creditable']);
  expect(doors).toContainEqual(['payments', 'void']);
  expect(doors).not.toContainEqual(['invoices']);
});

test('tests that are named like a changed file run first', () => {
  const sorted = evaluated(
    `(process.env.TESTS_LIKE = 'void payment',
      new LikeliestFirst({ globalConfig: {}, contexts: [] })
        .sort(['a/tenancy.test.ts', 'a/payments-create.test.ts', 'a/payments-void.test.ts']
          .map((path) => ({ path, context: { config: {}, hasteFS: { getSize: () => 1 } } })))
        .map(({ path }) => path))`,
  );
  expect(sorted).toEqual([
    'a/payments-void.test.ts',
    'a/payments-create.test.ts',
    'a/tenancy.test.ts',
  ]);
});

test('the last line names the kinds that did not run', () => {
  expect(evaluated(`notRun(['unit', 'service'])`)).toMatch(
    // The rules of e-invoices follow where nothing names their folder.
    /^Not run: .*\(npm test -- --all\); .*\(npm test -- --programs\); .*\(npm run test:browser\)(\.$|; )/,
  );
  expect(evaluated(`notRun(['unit', 'service', 'long'])`)).not.toContain('--all');
});
