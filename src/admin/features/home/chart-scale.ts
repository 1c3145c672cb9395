/** The range of a chart's axis. It always holds zero. */
export interface Scale {
  top: number;
  bottom: number;
}

export function scaleOf(values: readonly number[]): Scale {
  const [top, bottom] = [Math.max(0, ...values), Math.min(0, ...values)];
  return top === bottom ? { top: 1, bottom: 0 } : { top, bottom };
}

/** Where a bar begins and how high it is, in per cent of the chart from its top. */
export function barOf(value: number, { top, bottom }: Scale): { y: number; height: number } {
  const place = (one: number) => (100 * (top - one)) / (top - bottom);
  const [y, end] = [place(Math.max(value, 0)), place(Math.min(value, 0))];
  return { y, height: end - y };
}
