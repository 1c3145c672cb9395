import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { root } from '../setup/project.mjs';

const CHROMIUM = { 'chromium|chromium-browser|google-chrome': 'chromium' };

/** `npm test`: what a change can break, on services that the files share. */
export const DEFAULT = {
  projects: ['unit', 'service'],
  /** Where --changed looks for tests. */
  folders: ['unit', 'contract', 'integration'],
};

/**
 * The other kinds of tests, and runs of jest that make something else. `programs` are those that a kind needs of
 * the machine: each by its names, with its Debian package.
 */
export const KINDS = {
  '--all': {
    projects: [...DEFAULT.projects, 'long'],
    folders: [...DEFAULT.folders, 'long'],
  },
  '--long': {
    projects: ['long'],
    says: 'services of their own, kills, floods, long random tests, pictures of all templates',
    command: 'npm test -- --all',
  },
  '--programs': {
    projects: ['programs'],
    programs: { pgbouncer: 'pgbouncer', javac: 'openjdk-17-jdk-headless', curl: 'curl' },
    needsRules: true,
    says: 'PgBouncer, veraPDF on Java, and the commands of the guides',
    command: 'npm test -- --programs',
  },
  '--nodes': {
    projects: ['nodes'],
    programs: { 'redis-server': 'redis-server', haproxy: 'haproxy' },
    says: 'two nodes behind a proxy',
    command: 'npm test -- --nodes',
  },
  '--browser': {
    projects: ['browser'],
    programs: CHROMIUM,
    needsPanel: true,
    says: 'the pages in Chromium',
    command: 'npm run test:browser',
  },
  '--pictures': { projects: ['pictures'], programs: CHROMIUM, needsPanel: true },
  '--documents': { projects: ['document-pictures'] },
  '--walk': { projects: ['walk'], programs: CHROMIUM, needsPanel: true },
};

/** The official rules of e-invoices are not ours to ship, so they stand beside the project. */
export const hasRules = () =>
  existsSync(resolve(root, process.env.E_INVOICE_RULES ?? '../shared/einvoice-rules'));

/** One line about the kinds that a run of these projects leaves out. */
export function notRun(projects) {
  const others = Object.values(KINDS).filter(
    (kind) => kind.says && !kind.projects.every((project) => projects.includes(project)),
  );
  const parts = others.map(({ says, command }) => `${says} (${command})`);
  if (!hasRules())
    parts.push('e-invoices by the official rules (E_INVOICE_RULES names their folder)');
  return `Not run: ${parts.join('; ')}.`;
}
