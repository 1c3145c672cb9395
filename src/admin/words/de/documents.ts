import { VALUES } from '../../../messages/columns/de';
import { counted } from '../catalogues';
import type {
  CountryWords,
  AccountWords,
  CreditWords,
  EInvoiceWords,
  LinkWords,
  MailWords,
  PaymentWords,
  PdfWords,
  ProviderWords,
  ReminderWords,
} from '../en/documents';

export const CREDIT_WORDS: CreditWords = {
  credit: 'Gutschreiben',
  creditOf: (number) => `${number} gutschreiben (Rechnungskorrektur)`,
  create: 'Rechnungskorrektur erstellen',
  created: (note, amount, invoice) => `${note} schreibt ${amount} von ${invoice} gut.`,
  noInvoice: 'Die Rechnung konnte nicht geladen werden.',
  scope: 'Umfang',
  whole: 'Alles, was noch nicht gutgeschrieben ist',
  some: 'Einzelne Positionen oder Teile davon',
  reason: 'Grund',
  printed: 'Wird gedruckt.',
  notes: 'Hinweise',
  notesHint: 'Werden auf der Rechnungskorrektur gedruckt.',
  amounts: {
    net: 'Netto',
    tax: 'Steuer',
    total: 'Rechnungskorrektur',
    applied: 'Mit der Rechnung verrechnet',
    toRefund: 'Zu erstatten',
    leftDue: (number) => `Danach offen aus ${number}`,
    becomes: (number, status) => `${number} erhält den Status „${status}“.`,
    refundLater: 'Die Erstattung erfassen Sie in der Rechnungskorrektur.',
    computing: 'Wird berechnet …',
    failed: 'Die Beträge konnten nicht berechnet werden.',
    seeFields: 'Bitte prüfen Sie die rot markierten Felder.',
    typeOne: 'Geben Sie in mindestens einer Position eine Menge oder einen Betrag ein.',
  },
  lines: {
    table: 'Gutzuschreibende Positionen',
    description: 'Beschreibung',
    left: 'Verbleibend',
    netLeft: 'Netto verbleibend',
    quantity: 'Menge',
    orAmount: 'oder Nettobetrag',
    quantityOf: (line) => `Position ${line}: gutzuschreibende Menge`,
    amountOf: (line) => `Position ${line}: gutzuschreibender Nettobetrag`,
    nothing: 'Nichts',
    part: 'Ein Teil',
    leftOf: (left, quantity) => `${left} von ${quantity}`,
  },
  list: {
    unreadable: 'Die Rechnungskorrekturen konnten nicht geladen werden.',
    toRefund: (amount) => `Zu erstatten: ${amount}`,
  },
  cancel: {
    /** @param issued the month of its issue date */
    effect: (tax, issued, now) =>
      `Die Steuer von ${tax} im ${issued} bleibt unverändert. Die Steuer im ${now} sinkt um diesen Betrag.`,
    rest: (issued, now) =>
      `Die Steuer im ${issued} bleibt unverändert. Die Steuer im ${now} sinkt um den Teil, der nicht gutgeschrieben wurde.`,
    better:
      'Ihr Kunde erhält darüber kein Dokument. Mit einer Rechnungskorrektur bekommt er eines, und sie zieht denselben Betrag ab.',
    credit: 'Vollständig gutschreiben',
  },
  refunds: {
    title: 'Erstattungen',
    unreadable: 'Die Erstattungen konnten nicht geladen werden.',
    noneDue: 'Es ist nichts zu erstatten.',
    record: 'Erstattung erfassen',
    recordFor: (number) => `Erstattung zu ${number} erfassen`,
    recorded: (amount, number) => `Erstattung von ${amount} zu ${number} erfasst.`,
    noNote: 'Die Rechnungskorrektur konnte nicht geladen werden.',
    toRefund: (amount) => `Zu erstatten: ${amount}.`,
    atMost: (amount) => `Höchstens der zu erstattende Betrag von ${amount}.`,
    dateHint: 'Tag der Rückzahlung.',
    void: {
      title: (amount, day) => `Die Erstattung von ${amount} vom ${day} stornieren?`,
      text: 'Sie bleibt als storniert in der Liste, und der Betrag ist wieder zu erstatten. Das lässt sich nicht rückgängig machen, aber Sie können die Erstattung neu erfassen.',
      confirm: 'Erstattung stornieren',
      done: (amount, day) => `Sie haben die Erstattung von ${amount} vom ${day} storniert.`,
    },
  },
};

const dueAgain = (due: string | null): string =>
  due === null
    ? '.'
    : due === ''
      ? '. Der offene Betrag ändert sich dadurch nicht.'
      : `, und ${due} sind wieder offen.`;

export const PAYMENT_WORDS: PaymentWords = {
  methods: VALUES.method,
  unreadable: 'Die Zahlungen konnten nicht geladen werden.',
  recordNext: 'Erfassen und weiter',
  choose: {
    label: 'Rechnung',
    hint: 'Nummer, Kunde, Referenz oder Betrag.',
    none: 'Keine offene Rechnung passt dazu.',
  },
  change: 'Ändern',
  changeTitle: 'Angaben zu dieser Zahlung ändern',
  changed: 'Die Zahlung ist geändert.',
  record: 'Zahlung erfassen',
  recordFor: (number) => `Zahlung zu ${number} erfassen`,
  recorded: (amount, number) => `${amount} zu ${number} erfasst.`,
  noInvoice: 'Die Rechnung konnte nicht geladen werden.',
  amountIn: (currency) => `Betrag in ${currency}`,
  moreThanNothing: 'Der Betrag muss größer als 0 sein.',
  reference: 'Referenz',
  referenceHint: 'Zum Beispiel der Verwendungszweck der Überweisung.',
  due: (amount) => `Offen: ${amount}.`,
  atMost: (amount) => `Höchstens der offene Betrag von ${amount}.`,
  dateHint: 'Tag des Zahlungseingangs.',
  method: 'Zahlungsart',
  methodHint: '„Ausgebucht“ heißt: Es kommt kein Geld mehr.',
  note: 'Notiz',
  noteHint: 'Nur für Sie. Wird nicht gedruckt.',
  paidToday: {
    label: 'Heute vollständig bezahlt',
    title: (number) => `Wurde ${number} heute vollständig bezahlt?`,
    text: 'Erfasst den offenen Betrag als heutige Zahlung. Für ein anderes Datum, eine Zahlungsart oder einen anderen Betrag verwenden Sie „Zahlung erfassen“.',
    confirm: 'Zahlung erfassen',
    done: (number) => `${number} ist bezahlt.`,
  },
  unpaid: {
    label: 'Als nicht bezahlt markieren',
    title: (number) => `${number} als nicht bezahlt markieren?`,
    text: 'Jemand hat den Status auf „Bezahlt“ gesetzt. Der bezahlte Betrag wird wieder so, wie er vorher war, und der Rest ist wieder offen.',
    confirm: 'Als nicht bezahlt markieren',
    done: (number) => `${number} ist nicht mehr bezahlt.`,
  },
  voidIt: 'Stornieren',
  void: {
    title: (amount, day) => `Die Zahlung über ${amount} vom ${day} stornieren?`,
    text: (due) =>
      `Sie bleibt als storniert in der Liste${dueAgain(due)} Das lässt sich nicht rückgängig machen, aber Sie können die Zahlung neu erfassen.`,
    confirm: 'Zahlung stornieren',
    done: (amount, day) => `Sie haben die Zahlung über ${amount} vom ${day} storniert.`,
  },
};

/** Both kinds are feminine in German. */
const about = (kind: string) => ({
  mendIssued: `Diese ${kind} behält die Angaben vom Zeitpunkt der Ausstellung. Was damals leer war, können Sie noch ergänzen, und die E-Rechnung übernimmt es.`,
  mendDraft: `Ergänzen Sie die fehlenden Angaben, bevor Sie diese ${kind} ausstellen.`,
  complete: `Es fehlt nichts. Stellen Sie die ${kind} aus, um sie herunterzuladen.`,
});

export const E_INVOICE_WORDS: EInvoiceWords = {
  title: 'E-Rechnung',
  invoice: about('Rechnung'),
  creditNote: about('Rechnungskorrektur'),
  format: 'Format',
  choose: 'Format auswählen',
  noneAsked: 'Dieser Kunde verlangt noch kein Format. EN 16931 liegt allen Formaten hier zugrunde.',
  download: 'E-Rechnung herunterladen',
  handedOut: 'Sie erhalten die Datei, die bereits herausgegeben wurde.',
  rounding: {
    label: 'Steuer je Steuersatz runden',
    reason:
      'Die Steuer dieses Entwurfs ist je Position gerundet. Dieses Format verlangt eine Rundung je Steuersatz.',
    done: (number: string) => `Die Steuer von ${number} ist jetzt je Steuersatz gerundet.`,
  },
  byLine: {
    title: 'Steuerrundung',
    text: 'Dieses Unternehmen rundet die Steuer je Position. Rechnungen mit mehreren Positionen haben dann vielleicht keine E-Rechnung, und eine ausgestellte bekommt sie nie. Wählen Sie unter „Steuerrundung“ „Je Steuersatz“: Das gilt für neue Rechnungen.',
  },
  unreadable: 'Die E-Rechnung konnte nicht geprüft werden.',
};

export const COUNTRY_WORDS: CountryWords = {
  title: 'Recht dieses Landes',
  sheet: 'Was das Gesetz darauf verlangt',
  supply: {
    title: 'Wann wurde geleistet?',
    text: (day: string) =>
      `Das Gesetz verlangt auf dieser Rechnung den Tag der Leistung. War er das Ausstellungsdatum, der ${day}?`,
    once: 'Ja, diese Rechnung',
    always: 'Ja, jede Rechnung',
    other: 'Ein anderer Tag',
  },
  tax: {
    label: 'Steuer dieses Unternehmens',
    hint: 'Bestimmt die Steuer neuer Positionen, und den gedruckten Grund, wo keine anfällt.',
    usual: (rate: string) => `Mit Steuer, in der Regel ${rate} %`,
    small: {
      AT: 'Kleinunternehmer (§ 6 Abs. 1 Z 27 UStG), ohne Steuer',
      DE: 'Kleinunternehmer (§ 19 UStG), ohne Steuer',
      FR: 'Franchise en base (art. 293 B du CGI), ohne Steuer',
      GB: 'Nicht für die Mehrwertsteuer registriert',
    },
  },
  limits: {
    ES: 'Ab 2027 verlangt Spanien VERI*FACTU-Datensätze und einen Code auf jeder Rechnung. Beides erstellt dieser Dienst nicht: Für Rechnungen ab 2027 darf er dort nicht verwendet werden.',
    GR: 'Griechenland verlangt die Meldung jeder Rechnung an myDATA. Das leistet dieser Dienst nicht: Er eignet sich nicht für griechische Unternehmen.',
    HU: 'Ungarn verlangt die Meldung jeder Rechnung an die NAV bei der Ausstellung. Das leistet dieser Dienst nicht: Er eignet sich nicht für Unternehmen mit ungarischer USt-IdNr.',
    IT: 'Italien verlangt FatturaPA-Dateien über das Sistema di Interscambio. Diese erstellt der Dienst nicht: Er eignet sich nicht für italienische Unternehmen.',
    PL: 'Polen verlangt Rechnungen an polnische Unternehmen über KSeF. Das leistet dieser Dienst nicht. Rechnungen an Verbraucher und ins Ausland sind möglich.',
    PT: 'Portugal verlangt zertifizierte Programme und einen ATCUD auf jeder Rechnung. Dieser Dienst ist nicht zertifiziert: Er eignet sich nicht für portugiesische Unternehmen.',
    RO: 'Rumänien verlangt Rechnungen über RO e-Factura. Das leistet dieser Dienst nicht: Er eignet sich nicht für rumänische Unternehmen.',
  },
};

export const PDF_WORDS: PdfWords = {
  previewPdf: 'PDF-Vorschau',
  downloadPdf: 'PDF herunterladen',
  papers: {
    delivery_note: 'Lieferschein (PDF)',
    order_confirmation: 'Auftragsbestätigung (PDF)',
    proforma: 'Pro-forma-Rechnung (PDF)',
  },
  receipt: 'Quittung (PDF)',
  previewOf: (name) => `Vorschau von ${name}`,
  unprintable: (characters) =>
    `Für diese Zeichen gibt es keine Schrift; sie werden als Kästchen gedruckt: ${characters}`,
  download: 'Herunterladen',
  close: 'Vorschau schließen',
};

export const LINK_WORDS: LinkWords = {
  title: 'Kundenseite',
  notOpened: 'Der Kunde hat sie noch nicht geöffnet.',
  firstOpened: 'Erstmals geöffnet:',
  lastOpened: 'Zuletzt geöffnet:',
  preview: 'Seite ansehen',
  unreadable: 'Die Seite konnte nicht geladen werden.',
  none: 'Es gibt keine Seite, da das Dokument nie ausgestellt wurde.',
  copy: 'Link kopieren',
  copied: 'Der Link ist kopiert. Wer ihn hat, kann die Seite sehen.',
  revoke: {
    label: 'Link widerrufen',
    title: 'Den Link widerrufen?',
    text: 'Alle Links, die der Kunde hat, auch in E-Mails, funktionieren dann nicht mehr. Ein neuer Link tritt an ihre Stelle.',
    confirm: 'Widerrufen',
    done: 'Der alte Link ist widerrufen.',
  },
};

export const MAIL_WORDS: MailWords = {
  send: {
    label: 'Per E-Mail senden',
    title: (number) => `${number} per E-Mail senden`,
    to: 'An',
    addressesHint: 'Trennen Sie mehrere Adressen durch Kommas.',
    cc: 'Cc',
    subject: 'Betreff',
    message: 'Nachricht',
    messageHint: 'Betrag, Datum und Link zum Dokument werden angefügt. Leer: der übliche Text.',
    attachPdf: 'PDF anhängen',
    attachFiles: 'Anhänge mitschicken',
    attachEInvoice: 'E-Rechnung anhängen',
    noEInvoice: 'Keine',
    edit: 'Bearbeiten',
    preview: 'Vorschau',
    confirm: 'Senden',
    done: (number, recipients) => `${number} wird an ${recipients} gesendet.`,
    unreadable: 'Das Dokument konnte nicht geladen werden.',
    notConfigured: (settings) =>
      `Dieser Dienst kann noch keine E-Mails senden: Wer ihn betreibt, setzt ${settings} und startet ihn neu. Bis dahin laden Sie die PDF-Datei herunter, schicken sie selbst und wählen „Als versendet markieren“.`,
    use: (parts) =>
      `Empfänger bisher: ${parts}. Eine Adresse, die nicht beim Kunden steht, zählt fünffach.`,
    usedOf: {
      hour: (used, limit) => `${used} von ${limit} in einer Stunde`,
      day: (used, limit) => `${used} von ${limit} an einem Tag`,
    },
  },
  preview: {
    frame: 'Vorschau der E-Mail',
    failed: 'Die Vorschau konnte nicht erstellt werden.',
    from: (sender) => `Von ${sender}:`,
    asPage: 'Als Seite anzeigen',
    asText: 'Als Nur-Text anzeigen',
  },
  refused: { mark: 'E-Mail abgelehnt', notice: 'Die letzte E-Mail ist nicht angekommen.' },
  list: {
    title: 'E-Mails',
    unreadable: 'Die E-Mails konnten nicht geladen werden.',
    none: 'Es wurde keine E-Mail gesendet.',
    document: (subject) => subject,
    reminder: (subject) => `Zahlungserinnerung: ${subject}`,
    decision: (subject) => `Mitteilung: ${subject}`,
    payment: (subject) => `Mitteilung: ${subject}`,
    receipt: (subject) => `Zahlungsbestätigung: ${subject}`,
    statement: (subject) => subject,
  },
  mail: 'E-Mail',
  again: {
    label: 'Erneut senden',
    title: 'Diese E-Mail erneut senden?',
    text: 'Sie wurde bereits gesendet. Die Empfänger erhalten sie ein zweites Mal.',
    done: 'Die E-Mail wird erneut gesendet.',
    waits:
      'In der Warteschlange. Sie wird gesendet, sobald der Dienst einen Mailserver hat (SMTP_URL und MAIL_FROM).',
  },
};

function dayWords(day: number): string {
  if (day === 0) return 'am Fälligkeitstag';
  const days = counted(Math.abs(day), { one: 'Tag', other: 'Tage' });
  return `${days} ${day < 0 ? 'vor' : 'nach'} der Fälligkeit`;
}

export const REMINDER_WORDS: ReminderWords = {
  next: (on, day) =>
    `Die nächste wird am ${on} versendet, ${dayWords(day)}, ab 8 Uhr in der Zeitzone des Unternehmens.`,
  day: dayWords,
  byHand: 'von Hand',
  unreadable: 'Die Zahlungserinnerungen konnten nicht geladen werden.',
  remind: {
    label: 'Jetzt erinnern',
    title: (number) => `Jetzt an ${number} erinnern?`,
    text: 'Der Kunde erhält eine E-Mail mit dem offenen Betrag und der Rechnung als PDF. Erinnerungen nach dem Zeitplan kommen weiterhin.',
    confirm: 'Zahlungserinnerung senden',
    done: (number) => `Eine Zahlungserinnerung zu ${number} wird gesendet.`,
  },
};

const dueAgainSentence = (due: string | null): string =>
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
      `Die Zahlung bezahlt auch andere Rechnungen. Nur dieser Teil fällt weg und bleibt Guthaben des Kunden.${dueAgainSentence(due)}`,
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
