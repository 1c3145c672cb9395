import type { EN_MATCHING } from './en';

export const DE_MATCHING: Readonly<Record<keyof typeof EN_MATCHING, string>> = {
  of_credits: 'gehört zu einem Geldeingang, und diese Buchung ist ein Geldausgang',
  of_debits: 'gehört zu einem Geldausgang, und diese Buchung ist ein Geldeingang',
  not_beside: 'darf nicht zusammen mit [other] gesendet werden',
  not_payment_id: 'muss die ID einer Zahlung dieses Unternehmens sein',
  not_refund_id: 'muss die ID einer Erstattung dieses Unternehmens sein',
  not_credit_note_id: 'muss die ID einer Rechnungskorrektur dieses Unternehmens sein',
  payment_is_voided: 'muss die ID einer Zahlung sein, die nicht storniert ist',
  payment_is_write_off:
    'muss die ID einer Zahlung sein, mit der Geld kam, nicht die einer Abschreibung',
  refund_is_not_recorded: 'muss die ID einer gebuchten Erstattung sein',
  id_named_twice: 'ist zweimal genannt',
  before_transaction: 'darf nicht vor dem Tag der Buchung liegen, dem [date]',
  transaction_matched: 'Die Buchung ist schon zugeordnet',
  payment_matched: 'Die Zahlung [id] ist schon einer anderen Buchung zugeordnet',
  refund_matched: 'Die Erstattung ist schon einer anderen Buchung zugeordnet',
  not_a_credit:
    'Die Buchung ist ein Geldausgang: Nennen Sie eine Erstattung oder eine zurückgegebene Zahlung',
  amount_mismatch: 'Die Buchung hat [amount] [currency], und diese ergeben [sum]',
  payment_currency: 'Die Zahlung ist in [currency] und die Buchung in [of]',
  refund_currency: 'Die Erstattung ist in [currency] und die Buchung in [of]',
  match_made_records:
    'Die Zuordnung hat eine Zahlung oder Erstattung gebucht oder storniert: Stornieren Sie, was sie gebucht hat, um die Buchung wieder zu öffnen',
  transaction_to_ignore_matched: 'Eine zugeordnete Buchung kann nicht ignoriert werden',
  refund_has_provider:
    'Das Geld dieser Zahlung hat ein Anbieter, also kann die Bank es nicht erstattet haben',
};
