import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { hasAlready } from '../../http/answers/entity-tag';
import { addPages } from '../../strapi/routes';

/** Nothing inline, and nothing from others. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; " +
  "base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

interface File {
  type: string;
  body: Buffer;
  tag: string;
}

/** All files of the site by their paths. `npm run build` makes them; see scripts/docs-site. */
function readSite(folder: string): ReadonlyMap<string, File> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return new Map(
    entries
      .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
      .map((entry) => {
        const full = path.join(entry.parentPath, entry.name);
        const body = readFileSync(full);
        const hash = createHash('sha256').update(body).digest('base64url');
        const name = path.relative(folder, full).split(path.sep).join('/');
        return [name, { type: path.extname(name), body, tag: `"${hash}"` }];
      }),
  );
}

const MISSING = '404.html';

/** The documentation at /docs: guides and reference. Called in `register`. */
export function registerDocsPage(strapi: Core.Strapi): void {
  let site: ReadonlyMap<string, File> | undefined;
  const send = (nameOf: (ctx: Context) => string) => (ctx: Context) => {
    site ??= readSite(path.join(strapi.dirs.dist.root, 'docs'));
    const found = site.get(nameOf(ctx));
    const file = found ?? site.get(MISSING);
    if (!file) return;
    ctx.status = found ? 200 : 404;
    ctx.set('Content-Security-Policy', POLICY);
    ctx.set('Cache-Control', 'no-cache');
    ctx.type = file.type;
    if (found) ctx.set('ETag', file.tag);
    if (found && hasAlready(ctx, file.tag)) ctx.status = 304;
    else ctx.body = file.body;
  };
  addPages(strapi, [
    { path: '/docs', handler: send(() => 'index.html') },
    { path: '/docs/:page', handler: send(({ params }) => `${params['page']}.html`) },
    {
      path: '/docs/reference/:page',
      handler: send(({ params }) => `reference/${params['page']}.html`),
    },
    { path: '/docs/assets/:file', handler: send(({ params }) => `assets/${params['file']}`) },
  ]);
}
