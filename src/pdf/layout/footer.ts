import type { TextMeasure } from '../text/text-measure';
import type { DocumentView } from '../view-model';

export const FOOTER = {
  style: { size: 7.5, weight: 400 },
  leading: 1.4,
  /** Between two columns. */
  gap: 20,
  /** Between its rule and its text. */
  top: 7,
} as const;

export interface FooterLayout {
  readonly columns: readonly (readonly string[])[];
  /** The width of one column. */
  readonly width: number;
  readonly height: number;
}

/** The footer broken to its columns, which share the width of the page. */
export function footerLayout(
  columns: NonNullable<DocumentView['footer']>,
  text: TextMeasure,
  page: number,
): FooterLayout {
  const { style, leading, gap, top } = FOOTER;
  const width = (page - gap * (columns.length - 1)) / columns.length;
  const broken = columns.map((lines) => text.wrap(lines.join('\n'), style, width));
  const most = Math.max(...broken.map((lines) => lines.length));
  return { columns: broken, width, height: top + most * style.size * leading };
}
