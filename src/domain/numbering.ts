const DIGITS = 5;

/** `formatNumber('INV-', 7)` is `INV-00007`; above 99999 it grows a digit (contract §4). */
export function formatNumber(prefix: string, sequence: number): string {
  return prefix + String(sequence).padStart(DIGITS, '0');
}
