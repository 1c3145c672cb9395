/** A line of the terms of payment that programs read, by XRechnung (BR-DE-18). */
const FORM = /^#SKONTO#TAGE=(\d+)#PROZENT=(\d+\.\d{2})(?:#BASISBETRAG=(-?\d+\.\d{2}))?#$/;

interface CashDiscount {
  days: string;
  percent: string;
  /** The amount that it is of; null for the whole one. */
  base: string | null;
}

/** The cash discount of a line such as `#SKONTO#TAGE=14#PROZENT=2.00#`; null for any other one. */
export function cashDiscountOf(line: string): CashDiscount | null {
  const [, days, percent, base = null] = FORM.exec(line.trim()) ?? [];
  return days !== undefined && percent !== undefined ? { days, percent, base } : null;
}
