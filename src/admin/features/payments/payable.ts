/** The statuses in which something may be due. A paid invoice has nothing due. */
export const PAYABLE: readonly string[] = ['sent', 'overdue'];
