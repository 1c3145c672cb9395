import type { EN_MATCHING } from './en';

export const FR_MATCHING: Readonly<Record<keyof typeof EN_MATCHING, string>> = {
  of_credits: 'se rapporte à un crédit, et cette opération est un débit',
  of_debits: 'se rapporte à un débit, et cette opération est un crédit',
  not_beside: 'ne doit pas être envoyé avec [other]',
  not_payment_id: 'doit être l’identifiant d’un paiement de cette entreprise',
  not_refund_id: 'doit être l’identifiant d’un remboursement de cette entreprise',
  not_credit_note_id: 'doit être l’identifiant d’un avoir de cette entreprise',
  payment_is_voided: 'doit être l’identifiant d’un paiement qui n’est pas annulé',
  payment_is_write_off:
    'doit être l’identifiant d’un paiement qui a apporté de l’argent, pas d’un abandon de créance',
  refund_is_not_recorded: 'doit être l’identifiant d’un remboursement enregistré',
  id_named_twice: 'est nommé deux fois',
  before_transaction: 'ne doit pas précéder le jour de l’opération, le [date]',
  transaction_matched: 'L’opération est déjà rapprochée',
  payment_matched: 'Le paiement [id] est déjà rapproché d’une autre opération',
  refund_matched: 'Le remboursement est déjà rapproché d’une autre opération',
  not_a_credit: 'L’opération est un débit\u00a0: nommez un remboursement ou un paiement rejeté',
  amount_mismatch: 'L’opération porte sur [amount] [currency], et le total est de [sum]',
  payment_currency: 'Le paiement est en [currency] et l’opération en [of]',
  refund_currency: 'Le remboursement est en [currency] et l’opération en [of]',
  match_made_records:
    'Le rapprochement a enregistré ou annulé un paiement ou un remboursement\u00a0: annulez ce qu’il a enregistré pour rouvrir l’opération',
  transaction_to_ignore_matched: 'Une opération rapprochée ne peut pas être ignorée',
  refund_has_provider:
    'Un prestataire détient l’argent de ce paiement\u00a0: la banque n’a pas pu le rembourser',
};
