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

/** Every path that belongs to pages of documents for their customers, good or bad. */
export function isHostedPath(path: string): boolean {
  return path === '/d' || path.startsWith('/d/');
}

/** The figures for Prometheus. */
export function isMetricsPath(path: string): boolean {
  return path === '/metrics';
}

export function isApiPath(path: string): boolean {
  return isKeyPath(path) || isGeneratorPath(path);
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

/** `global::exact-paths` lets no other path lead to uploaded files. */
export function isUploadPath(path: string): boolean {
  return path.startsWith('/uploads/');
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
 * Whether the path leads to the interface or to uploaded files, but is spelt in another way. The file
 * server understands `//uploads/x` and `/%75ploads/x` as `/uploads/x`.
 */
export function isMisspelt(path: string): boolean {
  if (isApiPath(path)) return false;
  return isApiPath(plainPath(path)) || (mayNameUploads(path) && !isUploadPath(path));
}
