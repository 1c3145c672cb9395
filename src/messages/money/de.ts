import type { MONEY_EN } from './en';

export const MONEY_DE: Readonly<Record<keyof typeof MONEY_EN, string>> = {
  above_due: 'darf höchstens der offene Betrag sein: [due]',
  above_refund_due: 'darf höchstens der zu erstattende Betrag sein: [due]',
  above_unallocated: 'darf höchstens das Guthaben sein: [left]',
  not_invoice_id: 'muss eine Rechnung dieses Unternehmens sein',
  write_off_not_on_account: 'geht nicht bei einer Ausbuchung: Es kam kein Geld',
  before_payment_date: 'darf nicht vor dem Tag der Zahlung liegen ([date])',
  pay_draft: 'Für einen Entwurf kann keine Zahlung erfasst werden',
  pay_cancelled: 'Für eine stornierte Rechnung kann keine Zahlung erfasst werden',
  payment_refunded:
    'Von dieser Rechnung wurden [amount] erstattet, mehr als dann bezahlt wäre; stornieren Sie zuerst die Erstattung',
  cancel_paid:
    'Diese Rechnung kann nicht storniert werden: [amount] sind als bezahlt erfasst; erstellen Sie eine Rechnungskorrektur oder stornieren Sie zuerst die Zahlungen',
  nothing_due_status:
    'Diese Rechnung kann nur bezahlt oder storniert sein, denn Zahlungen und Rechnungskorrekturen lassen nichts offen',
  nothing_on_account: 'Von dieser Zahlung ist nichts als Guthaben übrig',
  customer_nothing_on_account: 'Der Kunde hat kein Guthaben',
  nothing_due_on_invoice: 'Auf dieser Rechnung ist nichts offen',
  other_customer: 'Die Rechnung gehört einem anderen Kunden als die Zahlung',
  currency_mismatch: 'Die Zahlung ist in [currency], die Rechnung in [of]',
  void_write_off: 'Eine Ausbuchung wird kein Guthaben: stornieren Sie sie',
  payment_has_refund:
    'Von dieser Zahlung wurden [amount] erstattet; stornieren Sie zuerst die Erstattung',
  payment_at_provider:
    'Dieses Geld liegt bei einem Zahlungsanbieter: Nehmen Sie es von den Rechnungen und erstatten Sie es',
  refund_at_provider:
    'Ein Zahlungsanbieter macht diese Erstattung, darum kann sie nicht storniert werden',
  provider_gone:
    'Der Zahlungsanbieter, bei dem dieses Geld liegt, ist nicht verbunden: Verbinden Sie ihn wieder',
  payment_under_way:
    'Eine Zahlung oder Erstattung dieses Kontos ist unterwegs: Versuchen Sie es noch einmal, wenn sie erfasst ist',
  provider_silent: 'Der Zahlungsanbieter antwortet nicht: Versuchen Sie es gleich noch einmal',
  not_stripe_key:
    'muss ein geheimer oder eingeschränkter Schlüssel von Stripe sein, der mit sk_ oder rk_ beginnt',
  not_stripe_secret:
    'muss das Signaturgeheimnis des Endpunkts bei Stripe sein, das mit whsec_ beginnt',
  key_refused: 'hat der Anbieter abgelehnt, oder eine Berechtigung fehlt',
  delete_paying_customer: 'ein Kunde mit Zahlungen kann nicht gelöscht werden',
};
