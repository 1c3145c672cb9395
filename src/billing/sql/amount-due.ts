/** SQL: what no payment and no credit note covers. @param invoice the name of the row */
export const uncovered = (invoice: string): string =>
  `${invoice}.total - coalesce(${invoice}.amount_paid, 0) - coalesce(${invoice}.amount_credited, 0)`;

/** SQL of what remains to be paid, as `domain/amount-due` computes it. @param invoice the name of the row */
export const amountDueOf = (invoice: string): string =>
  `CASE WHEN ${invoice}.state = 'cancelled' THEN 0 ELSE ${uncovered(invoice)} END`;
