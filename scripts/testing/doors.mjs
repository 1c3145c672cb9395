import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../setup/project.mjs';

/** Folders that hold routes: each folder or file in them is a door of its own. */
const OF_ROUTES = /^src\/(?:api|panel\/routes(?:\/actions)?)\/[^/]+/;

/**
 * Doors whose addresses do not stand in their files as routes do, and words that tests say which go through
 * them. A test that says one of the words goes through the door.
 */
const OTHERS = {
  'src/panel/saves/': ['content-manager'],
  'src/panel/guard/': ['content-manager', 'upload', 'admin'],
  'src/panel/lists/': ['content-manager', 'lists'],
  'src/panel/views/': ['content-manager', 'configuration'],
  'src/panel/roles/': ['content-manager', 'roles', 'admin'],
  'src/hosted/': ['link', 'd', 'decide'],
  'src/portal/': ['portal', 'portal-sessions', 'contacts'],
  'src/online/': ['hooks', 'pay', 'payment-providers'],
  'src/recurring/': ['recurring', 'recurring-invoices'],
  'src/mail/': ['send', 'emails', 'mail', 'mails', 'reminders'],
  'src/webhooks/': ['webhook', 'webhooks', 'webhook-endpoints', 'events', 'received'],
  'src/outbox/': ['webhook', 'webhooks', 'webhook-endpoints', 'send', 'emails'],
  'src/generator/': ['generate', 'preview', 'generator'],
  'src/pdf/': ['pdf', 'generate', 'preview', 'e-invoice'],
  'src/metrics/': ['metrics'],
  'src/privacy/': ['customer-erase', 'erase', 'customer-export'],
};

/** Every request passes these. */
const OF_ALL = /^src\/http\//;

/**
 * The ways into the service: what each reaches by its imports, and how tests address it.
 * @returns {{ reached: Map<string, unknown>, addresses: string[][] }[]} an address is the words that all stand in
 *   a test which uses it
 */
export function doorsOf(symbols, sources) {
  const rooms = new Map();
  for (const file of sources) {
    const other = Object.keys(OTHERS).find((folder) => file.startsWith(folder));
    const name = other ?? (OF_ALL.test(file) ? 'http' : OF_ROUTES.exec(file)?.[0]);
    if (name !== undefined && file.endsWith('.ts'))
      rooms.set(name, [...(rooms.get(name) ?? []), file]);
  }
  return [...rooms].map(([name, files]) => ({
    reached: symbols.reachedFrom(files, (file) => isWithin(name, file)),
    addresses: addressesOf(name, files),
  }));
}

/** The other rooms of `http` are doors for whatever passes them, so nothing is behind it. */
const isWithin = (name, file) => name !== 'http' || OF_ALL.test(file);

function addressesOf(name, files) {
  if (name === 'http') return [[]];
  if (name in OTHERS) return OTHERS[name].map((word) => [word]);
  return files
    .flatMap((file) => pathsIn(readFileSync(join(root, file), 'utf8')))
    .map((path) => path.split('/').filter((word) => /^[a-z][a-z0-9-]*$/.test(word)))
    .filter((words) => words.length > 0);
}

/** The paths of routes in a file: texts that begin with a slash, behind the constants that they begin with. */
function pathsIn(text) {
  const constants = new Map(
    [...text.matchAll(/const (\w+) = (['"`])(\/[^'"`\s]*)\2/g)].map(([, name, , path]) => [
      name,
      path,
    ]),
  );
  const filled = (path) =>
    path
      .replace(/\$\{(\w+)\}/g, (_, name) => constants.get(name) ?? '')
      .replace(/\$\{[^}]*\}/g, '');
  const alone = [...constants].filter(([name]) => new RegExp(`[^{\\w]${name}[,)]`).test(text));
  const others = text.replace(/const \w+ = (['"`])\/[^'"`\s]*\1/g, '');
  const found = [...others.matchAll(/(['"`])((?:\/|\$\{[^}]+\}\/)[^'"`\s]*)\1/g)].map(
    ([, , path]) => path,
  );
  return [...alone.map(([, path]) => path), ...found].map(filled);
}
