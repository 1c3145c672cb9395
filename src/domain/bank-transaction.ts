/** The formats of files of banks. */
export const STATEMENT_FORMATS = ['camt053', 'mt940', 'csv'] as const;
export type StatementFormat = (typeof STATEMENT_FORMATS)[number];

/** A new transaction is open until it is matched to payments or a refund, or ignored. */
export const TRANSACTION_STATUSES = ['open', 'matched', 'ignored'] as const;
export type TransactionStatus = (typeof TRANSACTION_STATUSES)[number];

/** How far a suggestion may be trusted. */
export const CERTAINTIES = ['sure', 'likely'] as const;

/** Why it is made. */
export const SUGGESTED_BECAUSE = ['reference', 'number', 'amount', 'iban', 'name'] as const;
