import type { AccountWords, ProviderWords } from '../en/money';

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
  online: {
    title: 'Online',
    at: (provider, day) => `Bei ${provider}, ${day}`,
    of: (count) => `für ${count} Rechnungen`,
    failure: (text) => `Sie ist fehlgeschlagen: ${text}`,
    refunded: (amount) => `Beim Anbieter erstattet: ${amount}.`,
    dispute: {
      open: (amount, reason) =>
        `Der Kunde bestreitet ${amount} (${reason}). Antworten Sie beim Anbieter.`,
      won: (amount, reason) => `Ein Streit über ${amount} (${reason}) wurde gewonnen.`,
      lost: (amount, reason) =>
        `Ein Streit über ${amount} (${reason}) ging verloren. Der Anbieter hat das Geld zurückgeholt.`,
    },
  },
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

export const PROVIDER_WORDS: ProviderWords = {
  title: 'Online-Zahlungen',
  none: 'Kunden können nicht online bezahlen. Verbinden Sie dafür ein Konto bei Stripe.',
  unreadable: 'Die Zahlungsanbieter konnten nicht gelesen werden.',
  connectedAs: (account) => `Stripe, verbunden als ${account}.`,
  test: 'Testmodus',
  form: 'Stripe verbinden',
  newKeys: 'Neue Schlüssel eingeben',
  connect: 'Verbinden',
  address: 'Adresse für Ereignisse',
  addressHint:
    'Legen Sie zuerst bei Stripe einen Webhook-Endpunkt mit dieser Adresse an. Er soll die Ereignisse checkout.session, charge.refunded, charge.dispute und refund senden.',
  key: 'Geheimer oder eingeschränkter Schlüssel',
  keyHint:
    'Ein eingeschränkter Schlüssel, der nur darf, was Zahlungen brauchen, ist sicherer. Er wird verschlüsselt gespeichert und nie wieder gezeigt.',
  secret: 'Signaturgeheimnis des Endpunkts',
  secretHint: 'Es beginnt mit whsec_.',
  done: (account) => `Stripe ist als ${account} verbunden.`,
  disconnect: 'Trennen',
  ask: (account) => `${account} trennen?`,
  askText:
    'Kunden können nicht mehr online bezahlen, und offene Seiten von Stripe werden geschlossen. Die Zahlungen bleiben, und Sie können das Konto wieder verbinden.',
  gone: 'Stripe ist getrennt.',
};
