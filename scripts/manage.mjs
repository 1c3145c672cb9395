import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ensureBuilt, isAllBuilt } from './setup/ensure-built.mjs';
import { ensureInstalled } from './setup/ensure-installed.mjs';
import { keepCompiled } from './setup/keep-compiled.mjs';
import { root } from './setup/project.mjs';

/** Each is a file of `scripts`, with `-` in the place of `:`. */
const COMMANDS = {
  'admin:create': 'makes an administrator',
  'admin:reset-password': 'prints a link to a new password',
  'key:create': 'issues an API key for a business',
  'customer:export': 'prints everything that is kept of a customer',
  'customer:erase': 'erases the personal data of a customer',
  import: 'imports customers, products or past invoices from a file',
  'mail:test': 'sends one mail and prints the answer of the mail server',
  'webhook:add': 'adds an endpoint of webhooks',
  'webhook:ping': 'sends a test event',
  'webhook:redeliver': 'sends deliveries again',
  'webhook:rotate': 'gives an endpoint a new secret',
  backup: 'writes database and uploads into a file',
  restore: 'brings them back',
  worker: 'delivers webhooks and e-mails in a process of its own',
};

const WIDTH = Math.max(...Object.keys(COMMANDS).map((name) => name.length)) + 2;
const USAGE = `Usage: npm run -s manage -- COMMAND [options]

${Object.entries(COMMANDS)
  .map(([name, does]) => `  ${name.padEnd(WIDTH)}${does}`)
  .join('\n')}

\`npm run -s manage -- COMMAND --help\` lists the options of a command.
`;

/** `npm run -s manage -- COMMAND [options]`: installs and builds, then runs the command. */
const [name = '', ...args] = process.argv.slice(2);
if (name === '--help') {
  process.stdout.write(USAGE);
  process.exit(0);
}
if (!Object.hasOwn(COMMANDS, name)) {
  process.stderr.write(name === '' ? USAGE : `There is no command "${name}".\n\n${USAGE}`);
  process.exit(2);
}
keepCompiled();
process.chdir(root);
await ensureInstalled(isAllBuilt({ admin: false }) ? 'run' : 'build');
await ensureBuilt({ admin: false });
const file = join(root, 'dist/scripts', `${name.replace(':', '-')}.js`);
const { main } = createRequire(import.meta.url)(file);
await main(args);
