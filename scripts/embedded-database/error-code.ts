/** The code of a system's or PostgreSQL's error; the error in words where it has none. */
export function codeOf(error: unknown): string {
  const { code } = Object(error) as { code?: unknown };
  return String(code ?? error);
}
