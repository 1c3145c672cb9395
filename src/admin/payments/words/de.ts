import type { PaymentWords } from './en';

const dueAgain = (due: string | null): string =>
  due === null
    ? '.'
    : due === ''
      ? '. Es ist dann nicht mehr offen als jetzt.'
      : `, und ${due} sind wieder offen.`;

export const DE: PaymentWords = {
  methods: {
    bank_transfer: 'Überweisung',
    cash: 'Barzahlung',
    card: 'Karte',
    direct_debit: 'Lastschrift',
    write_off: 'Ausgebucht',
    other: 'Sonstiges',
  },
  title: 'Zahlungen',
  unreadable: 'Die Zahlungen konnten nicht geladen werden.',
  none: 'Es ist keine Zahlung erfasst.',
  record: 'Zahlung erfassen',
  recordFor: (number) => `Zahlung zu ${number} erfassen`,
  recorded: (amount, number) => `${amount} zu ${number} erfasst.`,
  noInvoice: 'Die Rechnung konnte nicht geladen werden.',
  amountIn: (currency) => `Betrag in ${currency}`,
  moreThanNothing: 'Der Betrag muss größer als 0 sein.',
  reference: 'Referenz',
  referenceHint: 'Zum Beispiel der Verwendungszweck der Überweisung.',
  due: (amount) => `Offen: ${amount}.`,
  atMost: (amount) => `Höchstens der offene Betrag, ${amount}.`,
  dateHint: 'Tag des Zahlungseingangs.',
  method: 'Zahlungsart',
  methodHint: 'Ausgebucht: Es ging kein Geld ein.',
  note: 'Notiz',
  noteHint: 'Nur für Sie. Wird nicht gedruckt.',
  paidToday: {
    label: 'Heute vollständig bezahlt',
    title: (number) => `Ist ${number} heute vollständig bezahlt worden?`,
    text: 'Erfasst den offenen Betrag als heutige Zahlung. Für ein anderes Datum, eine Zahlungsart oder einen anderen Betrag verwenden Sie „Zahlung erfassen“. Die Webhook-Endpunkte werden benachrichtigt.',
    confirm: 'Zahlung erfassen',
    done: (number) => `${number} ist bezahlt.`,
  },
  voidIt: 'Zurücknehmen',
  void: {
    title: (amount, day) => `Die Zahlung über ${amount} vom ${day} zurücknehmen?`,
    text: (due) =>
      `Sie bleibt als zurückgenommen in der Liste${dueAgain(due)} Sie können das nicht rückgängig machen, aber die Zahlung erneut erfassen. Die Webhook-Endpunkte werden benachrichtigt.`,
    confirm: 'Zahlung zurücknehmen',
    done: (amount, day) => `Sie haben die Zahlung über ${amount} vom ${day} zurückgenommen.`,
  },
};
