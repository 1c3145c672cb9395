import type { AccountWords } from '../en/money';

const dueAgain = (due: string | null): string =>
  due === null || due === '' ? '' : ` ${due} werden wieder fällig.`;

export const ACCOUNT_WORDS: AccountWords = {
  title: 'Verwendung',
  unreadable: 'Offene Beträge und Guthaben konnten nicht gelesen werden.',
  paysNone: 'Sie bezahlt keine Rechnung.',
  hidden: 'Eine Rechnung, die Sie nicht sehen dürfen',
  onAccount: (amount) => `Guthaben: ${amount}.`,
  atMost: (amount) => `Höchstens so viel, wie Guthaben und offen ist: ${amount}.`,
  refunds: 'Zurückgezahlt',
  refundOf: (day) => `Erstattung der Zahlung vom ${day} erfassen`,
  refunded: (amount) => `Erstattung von ${amount} erfasst.`,
  voidRefund:
    'Sie bleibt als storniert in der Liste, und der Betrag ist wieder Guthaben. Das lässt sich nicht rückgängig machen, aber Sie können die Erstattung neu erfassen.',
  voidWhole:
    'Sie bleibt als storniert in der Liste, und was sie bezahlt, ist wieder offen. Das lässt sich nicht rückgängig machen, aber Sie können die Zahlung neu erfassen.',
  voidPart: {
    title: (amount, day) => `${amount} der Zahlung vom ${day} zurücknehmen?`,
    text: (due) =>
      `Die Zahlung bezahlt auch andere Rechnungen. Nur dieser Teil fällt weg und bleibt Guthaben des Kunden.${dueAgain(due)}`,
    confirm: 'Zurücknehmen',
    done: (amount, day) => `${amount} der Zahlung vom ${day} sind wieder Guthaben.`,
  },
  takeBack: {
    label: 'Zurücknehmen',
    title: (amount, number) =>
      number === null ? `${amount} zurücknehmen?` : `${amount} von ${number} zurücknehmen?`,
    text: 'Der Betrag ist auf der Rechnung wieder offen und bleibt Guthaben des Kunden.',
    done: (amount) => `${amount} sind Guthaben.`,
  },
  pay: {
    label: 'Rechnung bezahlen',
    title: 'Eine Rechnung vom Guthaben bezahlen',
    invoice: 'Rechnung',
    due: (number, due) => `${number}, ${due} offen`,
  },
  use: {
    notice: (amount) => `Der Kunde hat ${amount} Guthaben.`,
    label: 'Diese Rechnung damit bezahlen',
    done: (amount) => `${amount} davon bezahlen diese Rechnung.`,
  },
  keepRest: (amount) => `${amount} als Guthaben des Kunden behalten`,
  customer: {
    title: (name) => `Zahlung von ${name} erfassen`,
    currency: 'Währung',
    pays: 'Rechnungen, die sie bezahlt, die zuerst fälligen zuerst',
    dueOn: (number, day) => `${number}, fällig ${day}`,
    gets: (amount, due) => `${amount} von ${due}`,
    rest: (amount) => `Bleibt Guthaben: ${amount}.`,
    noneOpen: (currency) => `In ${currency} ist nichts offen. Die Zahlung bleibt Guthaben.`,
    recorded: (amount, name) => `Zahlung von ${name} über ${amount} erfasst.`,
  },
};
