/** The paths of the documented interface, which has its own errors and reads bodies its own way. */
export function isKeyPath(path: string): boolean {
  return path === '/api/v1' || path.startsWith('/api/v1/');
}

/** Paths under /api/v1 that are open to everybody. */
export function isOpenPath(path: string): boolean {
  return path === '/api/v1/openapi.json';
}

export function isGeneratorPath(path: string): boolean {
  return path === '/api/invoice' || path.startsWith('/api/invoice/');
}

export function isApiPath(path: string): boolean {
  return isKeyPath(path) || isGeneratorPath(path);
}

/**
 * A path as Strapi's router compares it: letter case and one slash at the end make no difference.
 * Every decision by a path outside the interface uses this form of it.
 */
export function routedPath(path: string): string {
  const lower = path.toLowerCase();
  return lower.length > 1 && lower.endsWith('/') ? lower.slice(0, -1) : lower;
}

/** More layers of `%25` than any proxy takes off. */
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

/** The path that a proxy, a file system or a careless router may read. */
function plainPath(path: string): string {
  const segments: string[] = [];
  for (const part of decoded(path).toLowerCase().split(/[\\/]/)) {
    const segment = part.split(';', 1)[0] ?? '';
    if (segment === '..') segments.pop();
    else if (segment !== '' && segment !== '.') segments.push(segment);
  }
  return `/${segments.join('/')}`;
}

/** `global::exact-paths` lets no other path lead to uploaded files. */
export function isUploadPath(path: string): boolean {
  return path.startsWith('/uploads/');
}

/**
 * Whether some reader may find uploaded files there. Readers differ in how they follow `..`, so this
 * follows none: `/%75ploads/;/..%2fx` leads to `/uploads/x` for one of them and to `/x` for others.
 */
function mayNameUploads(path: string): boolean {
  return decoded(path)
    .toLowerCase()
    .split(/[\\/;]/)
    .includes('uploads');
}

/**
 * Whether it leads to the interface, or to uploaded files, in another spelling than their own. The
 * file server reads `//uploads/x` and `/%75ploads/x` as `/uploads/x`.
 */
export function isMisspelt(path: string): boolean {
  if (isApiPath(path)) return false;
  return isApiPath(plainPath(path)) || (mayNameUploads(path) && !isUploadPath(path));
}
