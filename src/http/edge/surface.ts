/** The part of the service to which a path belongs, good or bad. `edge.ts` serves each in its own way. */
export type Surface =
  /** The documented interface: what needs a key, its description, and the generator. */
  | 'api'
  | 'openapi'
  | 'generator'
  /** Pages of documents for their customers. */
  | 'hosted'
  /** Pages of customers who sign in. */
  | 'portal'
  /** Events of payment providers. */
  | 'hooks'
  | 'health'
  /** The figures for Prometheus. */
  | 'metrics'
  | 'uploads'
  /** Another spelling of a path of the interface, or of an uploaded file. */
  | 'misspelt'
  /** The rest: the admin panel, the front page and static files. */
  | 'panel';

const isBelow = (path: string, top: string): boolean => path === top || path.startsWith(`${top}/`);

export function isApiPath(path: string): boolean {
  return isBelow(path, '/api/v1') || isBelow(path, '/api/invoice');
}

/**
 * A path in the form that Strapi's router compares: letter case and one final slash make no difference.
 * Outside the interface, every decision by a path uses this form.
 */
export function routedPath(path: string): string {
  const lower = path.toLowerCase();
  return lower.length > 1 && lower.endsWith('/') ? lower.slice(0, -1) : lower;
}

/** More layers of `%25` than any proxy decodes. */
const MOST_DECODINGS = 5;

function decoded(path: string): string {
  let text = path;
  for (let round = 0; round < MOST_DECODINGS && text.includes('%'); round += 1) {
    const next = text.replace(/%([0-9a-f]{2})/gi, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    );
    if (next === text) break;
    text = next;
  }
  return text;
}

/** The path as a proxy, a file system or a careless router may understand it. */
function plainPath(path: string): string {
  const segments: string[] = [];
  for (const part of decoded(path).toLowerCase().split(/[\\/]/)) {
    const segment = part.split(';', 1)[0] ?? '';
    if (segment === '..') segments.pop();
    else if (segment !== '' && segment !== '.') segments.push(segment);
  }
  return `/${segments.join('/')}`;
}

/**
 * Whether some program may find uploaded files at the path. Programs differ in how they resolve `..`, so
 * this resolves none: `/%75ploads/;/..%2fx` means `/uploads/x` to one of them and `/x` to others.
 */
function mayNameUploads(path: string): boolean {
  return decoded(path)
    .toLowerCase()
    .split(/[\\/;]/)
    .includes('uploads');
}

/**
 * Decides once per request. The interface and uploaded files have one spelling: every other path that a
 * program may take for one of theirs is misspelt. The file server, for example, understands
 * `//uploads/x` and `/%75ploads/x` as `/uploads/x`.
 */
export function surfaceOf(path: string): Surface {
  if (path === '/api/v1/openapi.json') return 'openapi';
  if (isBelow(path, '/api/v1')) return 'api';
  if (isBelow(path, '/api/invoice')) return 'generator';
  if (isBelow(path, '/d')) return 'hosted';
  if (isBelow(path, '/portal')) return 'portal';
  if (isBelow(path, '/hooks')) return 'hooks';
  if (isApiPath(plainPath(path))) return 'misspelt';
  if (mayNameUploads(path)) return path.startsWith('/uploads/') ? 'uploads' : 'misspelt';
  if (path === '/metrics') return 'metrics';
  return routedPath(path) === '/_health' ? 'health' : 'panel';
}
