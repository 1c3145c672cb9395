/** The labels that are heads of the columns, from left to right. */
export const COLUMN_LABELS = ['item', 'quantity', 'rate', 'amount'] as const;
