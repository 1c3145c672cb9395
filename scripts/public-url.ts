/** The address that people reach the service at, without a slash at its end. @param port where it listens */
export function publicUrl(port: number): string {
  return (process.env['PUBLIC_URL'] || `http://localhost:${port}`).replace(/\/+$/, '');
}
