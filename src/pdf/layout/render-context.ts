import type { Paper } from '../../domain/paper';
import { inkOf, readableOn } from '../../domain/color';
import { footerLayout, type FooterLayout } from './footer';
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
  readonly footer?: FooterLayout | undefined;
  /** The theme colour as given, for areas. */
  readonly color: string;
  /** Text on `color`. */
  readonly onColor: string;
  /** The theme colour as text on white. */
  readonly ink: string;
  /**
   * Whether left and right are exchanged once everything has its place (`layout/mirror`). So parts lay
   * themselves out as if they were read from left to right.
   */
  readonly isMirrored: boolean;
  /** Below 1 when addresses are too long for their page. */
  readonly headScale: number;
}

/** As much as is needed to set text. */
export type TextContext = Pick<RenderContext, 'text' | 'headScale' | 'isMirrored'>;

/** Distance of the text from the paper's edges. */
export const MARGIN = 46;
/** Kept free at the foot of each page for the page number. */
export const FOOT = 54;

const OTHER_SIDE = { left: 'right', right: 'left' } as const;

/** A business that chose a side for its logo means that side of the paper. */
const withLogoOnItsSide = (view: DocumentView): DocumentView => ({
  ...view,
  logoSide: view.logoSide && OTHER_SIDE[view.logoSide],
});

export function renderContext(
  view: DocumentView,
  { text, figures, isMirrored }: Pick<RenderContext, 'text' | 'figures' | 'isMirrored'>,
): RenderContext {
  const [width, height] = PAPERS[view.paper];
  const inner = width - 2 * MARGIN;
  const footer = view.footer && footerLayout(view.footer, text, inner);
  const foot = FOOT + (footer?.height ?? 0);
  return {
    view: isMirrored ? withLogoOnItsSide(view) : view,
    text,
    figures,
    isMirrored,
    footer,
    page: { size: [width, height], width: inner, height: height - MARGIN - foot },
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
