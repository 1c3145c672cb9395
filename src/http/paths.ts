/** Which paths are the documented interface, and so have its errors and its way with bodies. */
export function isKeyPath(path: string): boolean {
  return path === '/api/v1' || path.startsWith('/api/v1/');
}

/** Under /api/v1, but open to everybody. */
export function isOpenPath(path: string): boolean {
  return path === '/api/v1/openapi.json';
}

export function isGeneratorPath(path: string): boolean {
  return path === '/api/invoice' || path.startsWith('/api/invoice/');
}

export function isApiPath(path: string): boolean {
  return isKeyPath(path) || isGeneratorPath(path);
}
