/** The public URL of the service, without a final slash. @param port the port on which it listens */
export function publicUrl(port: number): string {
  return (process.env['PUBLIC_URL'] || `http://localhost:${port}`).replace(/\/+$/, '');
}
