/** The messages about payments and what is on account, in English. */
export const MONEY_EN = {
  above_due: 'must be at most the amount due, [due]',
  above_refund_due: 'must be at most the amount to be refunded, [due]',
  above_unallocated: 'must be at most what is on account, [left]',
  not_invoice_id: 'must be the id of an invoice of this business',
  write_off_not_on_account: 'must not be given for a write-off: no money came',
  before_payment_date: 'must not be before the day of the payment, [date]',
  pay_draft: 'A payment cannot be recorded for a draft',
  pay_cancelled: 'A payment cannot be recorded for a cancelled invoice',
  payment_refunded:
    '[amount] of this invoice was refunded, more than would then be paid; void the refund first',
  cancel_paid:
    'This invoice cannot be cancelled: [amount] is recorded as paid; credit the invoice, or void the payments first',
  nothing_due_status:
    'This invoice can only be paid or cancelled: its payments and credit notes leave nothing due',
  nothing_on_account: 'Nothing of this payment is on account',
  customer_nothing_on_account: 'The customer has nothing on account',
  nothing_due_on_invoice: 'Nothing is due of this invoice',
  other_customer: 'The invoice belongs to another customer than the payment',
  currency_mismatch: 'The payment is in [currency], and the invoice in [of]',
  void_write_off: 'A write-off cannot be on account: void it instead',
  payment_has_refund: '[amount] of this payment was refunded; void the refund first',
  payment_at_provider: 'A payment provider has this money: take it off its invoices and refund it',
  refund_at_provider: 'A payment provider makes this refund, so it cannot be voided',
  provider_gone: 'The payment provider that has this money is not connected: connect it again',
  payment_under_way:
    'A payment or refund is under way at this account: try again once it is recorded',
  provider_silent: 'The payment provider does not answer: try again in a moment',
  not_stripe_key: 'must be a secret or restricted key of Stripe, which begins with sk_ or rk_',
  not_stripe_secret:
    'must be the signing secret of the endpoint at Stripe, which begins with whsec_',
  key_refused: 'was refused by the provider, or lacks a permission',
  delete_paying_customer: 'a customer with payments cannot be deleted',
} as const;
