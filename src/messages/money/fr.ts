import type { MONEY_EN } from './en';

export const MONEY_FR: Readonly<Record<keyof typeof MONEY_EN, string>> = {
  above_due: 'doit être au plus le montant dû, [due]',
  above_refund_due: 'doit être au plus le montant à rembourser, [due]',
  above_unallocated: 'doit être au plus l’acompte disponible, [left]',
  not_invoice_id: 'doit être une facture de cette entreprise',
  write_off_not_on_account: 'n’est pas possible pour un abandon de créance',
  before_payment_date: 'ne doit pas précéder le jour du paiement ([date])',
  pay_draft: 'Un paiement ne peut pas être enregistré pour un brouillon',
  pay_cancelled: 'Un paiement ne peut pas être enregistré pour une facture annulée',
  payment_refunded:
    '[amount] de cette facture ont été remboursés, plus que ce qui serait alors payé\u202f; annulez d’abord le remboursement',
  cancel_paid:
    'Cette facture ne peut pas être annulée\u00a0: [amount] sont enregistrés comme payés\u202f; établissez un avoir ou annulez d’abord les paiements',
  nothing_due_status:
    'Cette facture ne peut être que payée ou annulée\u00a0: ses paiements et ses avoirs ne laissent rien à payer',
  nothing_on_account: 'Rien de ce paiement n’est disponible',
  customer_nothing_on_account: 'Le client n’a rien de disponible',
  nothing_due_on_invoice: 'Rien n’est dû sur cette facture',
  other_customer: 'La facture est d’un autre client que le paiement',
  currency_mismatch: 'Le paiement est en [currency], et la facture en [of]',
  void_write_off: 'Un abandon de créance ne peut pas être un acompte\u202f; annulez-le',
  payment_has_refund:
    '[amount] de ce paiement ont été remboursés\u202f; annulez d’abord le remboursement',
  payment_at_provider:
    'Un prestataire de paiement détient cet argent\u00a0: retirez-le de ses factures et remboursez-le',
  refund_at_provider:
    'Un prestataire de paiement fait ce remboursement, il ne peut donc pas être annulé',
  provider_gone:
    'Le prestataire de paiement qui détient cet argent n’est pas connecté\u00a0: connectez-le à nouveau',
  payment_under_way:
    'Un paiement ou un remboursement de ce compte est en cours\u00a0: réessayez quand il est enregistré',
  provider_silent: 'Le prestataire de paiement ne répond pas\u00a0: réessayez dans un instant',
  not_stripe_key: 'doit être une clé secrète ou restreinte de Stripe, qui commence par sk_ ou rk_',
  not_stripe_secret:
    'doit être le secret de signature du point de terminaison chez Stripe, qui commence par whsec_',
  key_refused: 'a été refusée par le prestataire, ou il lui manque une autorisation',
  delete_paying_customer: 'un client qui a des paiements ne peut pas être supprimé',
};
