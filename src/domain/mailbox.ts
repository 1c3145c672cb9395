/** A name and an address, as they stand before a mail. */
export interface NamedAddress {
  /** Empty for none. */
  name: string;
  address: string;
}

/** What RFC 5322 allows in an unquoted name, and every character beyond ASCII. */
const WORDS = /^[^\p{Cc}"(),.:;<>@[\\\]]*$/u;
/** Between quotes a backslash stands before a quote or a backslash. */
const QUOTED = /^"((?:[^\p{Cc}"\\]|\\["\\])*)"$/u;

function nameOf(text: string): string | null {
  const [, quoted] = QUOTED.exec(text) ?? [];
  if (quoted !== undefined) return quoted.replace(/\\(["\\])/g, '$1');
  return WORDS.test(text) ? text : null;
}

/**
 * Reads `address`, `Name <address>` and `"Name" <address>`; null for anything else. The address itself is
 * the caller's to check.
 */
export function readMailbox(text: string): NamedAddress | null {
  const trimmed = text.trim();
  const open = trimmed.lastIndexOf('<');
  if (open < 0) return { name: '', address: trimmed };
  if (!trimmed.endsWith('>')) return null;
  const name = nameOf(trimmed.slice(0, open).trim());
  return name === null ? null : { name, address: trimmed.slice(open + 1, -1) };
}
