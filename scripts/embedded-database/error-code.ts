/** The code of an error from the system or PostgreSQL; its text when it has no code. */
export function codeOf(error: unknown): string {
  const { code } = Object(error) as { code?: unknown };
  return String(code ?? error);
}
