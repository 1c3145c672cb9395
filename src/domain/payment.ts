/** How money came. `write_off` means that none came: reports show it apart (contract §10). */
export const PAYMENT_METHODS = [
  'bank_transfer',
  'cash',
  'card',
  'direct_debit',
  'write_off',
  'other',
] as const;
/** Those by which money comes. */
export const RECEIVING_METHODS = [
  'bank_transfer',
  'cash',
  'card',
  'direct_debit',
  'other',
] as const satisfies readonly PaymentMethod[];

/** Methods of payments that stand on no bank statement one by one, or bring no money. */
export const NOT_OVER_BANK = [
  'write_off',
  'cash',
  'card',
] as const satisfies readonly PaymentMethod[];

/** What happens to money that is more than due. */
export const EXCESS = ['on_account'] as const;
export type Excess = (typeof EXCESS)[number];

export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** A payment or refund is never deleted. A mistake is voided. */
export const ENTRY_STATUSES = ['recorded', 'voided'] as const;
export type EntryStatus = (typeof ENTRY_STATUSES)[number];

/**
 * A refund of money that came over a provider is `pending` until the provider has paid it back. Where it cannot,
 * the refund has `failed`, and its amount is on account again.
 */
export const REFUND_STATUSES = ['recorded', 'voided', 'pending', 'failed'] as const;
export type RefundStatus = (typeof REFUND_STATUSES)[number];
