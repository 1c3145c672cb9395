import type { Paper } from '../../domain/paper';
import { inkOf, readableOn } from '../../domain/color';
import type { TextMeasure } from '../text/text-measure';
import type { DocumentView } from '../view-model';

/** Points. */
export const PAPERS: Readonly<Record<Paper, readonly [number, number]>> = {
  A4: [595.28, 841.89],
  LETTER: [612, 792],
};

/** Everything a template needs to put a view on paper. */
export interface RenderContext {
  readonly view: DocumentView;
  /** Measures and breaks text in the document's fonts. */
  readonly text: TextMeasure;
  /** The same with figures of one width, which stand in columns. */
  readonly figures: TextMeasure;
  readonly page: {
    readonly size: [number, number];
    readonly width: number;
    readonly height: number;
  };
  /** The theme colour as given, for areas. */
  readonly color: string;
  /** Text on `color`. */
  readonly onColor: string;
  /** The theme colour as text on white. */
  readonly ink: string;
  /** Below 1 when addresses are too long for their page. */
  readonly headScale: number;
}

/** As much as is needed to set text. */
export type TextContext = Pick<RenderContext, 'text' | 'headScale'>;

/** Distance of the text from the paper's edges. */
export const MARGIN = 46;
/** Kept free at the foot of each page for the page number. */
export const FOOT = 54;

export function renderContext(
  view: DocumentView,
  { text, figures }: Pick<RenderContext, 'text' | 'figures'>,
): RenderContext {
  const [width, height] = PAPERS[view.paper];
  return {
    view,
    text,
    figures,
    page: { size: [width, height], width: width - 2 * MARGIN, height: height - MARGIN - FOOT },
    color: view.color,
    onColor: readableOn(view.color),
    ink: inkOf(view.color),
    headScale: 1,
  };
}

/** The context of a table or of sums. */
export const inColumns = (context: RenderContext): RenderContext => ({
  ...context,
  text: context.figures,
});
