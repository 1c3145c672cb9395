/** The style of an amount: its digits have one width, and it is never broken. */
export const FIGURE = { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const;
