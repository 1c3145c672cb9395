/** A language's marks in numbers: `.` or `,` before decimals, and the mark of thousands. */
export interface NumberMarks {
  decimal: string;
  group: string;
  /** 12,34,567 rather than 1,234,567. */
  indian: boolean;
}

/** Replaces characters that mean the same: spaces that do not break, apostrophes, minus signs. */
export function plainMarks(text: string): string {
  return text
    .replace(/[\u00a0\u2007\u2009\u202f]/gu, ' ')
    .replace(/[\u2018\u2019\u02bc\uff07]/gu, "'")
    .replace(/[\u2212\ufe63\uff0d]/gu, '-');
}

/** @param locale a BCP 47 tag, as `navigator.language` */
export function numberMarks(locale: string): NumberMarks {
  const parts = new Intl.NumberFormat(locale, { useGrouping: true }).formatToParts(12345678.9);
  const find = (type: string) => plainMarks(parts.find((part) => part.type === type)?.value ?? '');
  const groups = parts.filter(({ type }) => type === 'integer');
  return {
    decimal: find('decimal') || '.',
    group: find('group'),
    indian: groups.length === 4,
  };
}
