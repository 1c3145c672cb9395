const QUOTE = '"'.charCodeAt(0);
const LINE_FEED = '\n'.charCodeAt(0);

/** Counts the rows of a CSV file while its parts arrive. A line break within quotes ends no row. */
export function rowCounter(): (part: Uint8Array) => number {
  // The header is no row.
  let rows = -1;
  let quoted = false;
  return (part) => {
    for (const byte of part) {
      if (byte === QUOTE) quoted = !quoted;
      else if (byte === LINE_FEED && !quoted) rows += 1;
    }
    return Math.max(rows, 0);
  };
}
