/** Why a transaction of a bank is not matched. */
export const EN_MATCHING = {
  of_credits: 'belongs to money that came, and this transaction is a debit',
  of_debits: 'belongs to money that went, and this transaction is a credit',
  not_beside: 'must not be sent together with [other]',
  not_payment_id: 'must be the id of a payment of this business',
  not_refund_id: 'must be the id of a refund of this business',
  not_credit_note_id: 'must be the id of a credit note of this business',
  payment_is_voided: 'must be the id of a payment that is not voided',
  payment_is_write_off: 'must be the id of a payment with which money came, not of a write-off',
  refund_is_not_recorded: 'must be the id of a recorded refund',
  id_named_twice: 'is named twice',
  before_transaction: 'must not be before the day of the transaction, [date]',
  transaction_matched: 'The transaction is matched already',
  payment_matched: 'The payment [id] is matched to another transaction already',
  refund_matched: 'The refund is matched to another transaction already',
  not_a_credit: 'The transaction is a debit: name a refund, or a payment that was sent back',
  amount_mismatch: 'The transaction has [amount] [currency], and these come to [sum]',
  payment_currency: 'The payment is in [currency], and the transaction in [of]',
  refund_currency: 'The refund is in [currency], and the transaction in [of]',
  match_made_records:
    'The match has recorded or voided a payment or refund: void what it recorded to open the transaction again',
  transaction_to_ignore_matched: 'A transaction that is matched cannot be ignored',
  refund_has_provider:
    'A provider has the money of this payment, so the bank cannot have paid it back',
} as const;
