import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { ownProject, type Finished, type OwnProject } from '../support/own-project';

let project: OwnProject;
beforeEach(() => {
  project = ownProject();
});
afterEach(() => project.clear());

/** Starts the service on a Strapi that `change` alters while Node loads it, as an upgrade would. */
function startWith(change: string): Promise<Finished> {
  const preload = path.join(project.folder, 'changed-strapi.cjs');
  const code = `const Module = require('node:module');
    const load = Module._load;
    const change = (id, loaded) => { ${change} };
    Module._load = function (id, ...rest) {
      const loaded = load.call(this, id, ...rest);
      return change(id, loaded) ?? loaded;
    };`;
  writeFileSync(preload, code);
  return project.tryToStart({ NODE_OPTIONS: `--require ${preload}` });
}

/** The lines that name missing parts. */
function namedParts({ stderr }: Finished): string[] {
  const { version } = jest.requireActual<{ version: string }>('@strapi/strapi/package.json');
  const start = `  Strapi ${version}'s `;
  const lines = stderr.split('\n').filter((line) => line.startsWith(start));
  expect(lines.every((line) => line.endsWith('. See docs/upgrading.md'))).toBe(true);
  return lines.map((line) => line.slice(start.length).split(': ')[0] ?? '');
}

test('a start names every part that Strapi lacks, and the consequences', async () => {
  const finished = await startWith(`if (id !== '@strapi/admin/strapi-server') return;
    delete loaded.services.role.assignPermissions;
    delete loaded.services.permission.engine;
    delete loaded.controllers.ai.getAiFeatureConfig;`);
  expect(finished.code).toBe(1);
  expect(namedParts(finished)).toEqual([
    'admin::ai has no getAiFeatureConfig',
    'engine of admin::permission has no generateUserAbility, generateTokenAbility',
    'admin::role has no assignPermissions',
  ]);
  expect(finished.stderr).toContain('assignPermissions: Bookkeeper could not be made');
  expect(finished.stdout).not.toContain('Ready');
});

test('a missing part that only a database reveals is named before the service listens', async () => {
  const finished = await startWith(`if (!/content-manager.dist.server.index\\.js$/.test(id)) return;
    return () => {
      const plugin = loaded();
      const make = plugin.services['permission-checker'];
      const without = (checker) => ({ ...checker, requiresEntity: undefined });
      const changed = (app) => ({ create: (options) => without(make(app).create(options)) });
      return { ...plugin, services: { ...plugin.services, 'permission-checker': changed } };
    };`);
  expect(finished.code).toBe(1);
  expect(namedParts(finished)).toEqual([
    "Content Manager's permission-checker has no requiresEntity",
  ]);
  expect(finished.stdout).not.toContain('Ready');
});
