/** The names of the content types by their English in the schemas. */
export const TITLES = {
  'Bank statements': 'Kontoauszüge',
  'Bank transactions': 'Kontoumsätze',
  Customers: 'Kunden',
  Refunds: 'Erstattungen',
  Invoices: 'Rechnungen',
  'Generator allowances': 'Generator-Kontingente',
  'Webhook endpoints': 'Webhook-Endpunkte',
  Businesses: 'Unternehmen',
  Quotations: 'Angebote',
  'Recurring invoices': 'Wiederkehrende Rechnungen',
  'Credit notes': 'Rechnungskorrekturen',
  'Document sequence': 'Nummernkreis',
  Emails: 'E-Mails',
  'Generator usage': 'Generator-Nutzung',
  Payments: 'Zahlungen',
  'Webhook deliveries': 'Webhook-Zustellungen',
  Products: 'Produkte',
};

export type Titles = Readonly<Record<keyof typeof TITLES, string>>;

/** The labels of fields by their English, as `panel/views` has it. */
export const FIELD_LABELS = {
  Account: 'Konto',
  'Account number': 'Kontonummer',
  'Accounts and balances': 'Konten und Salden',
  'Bank statement': 'Kontoauszug',
  Counterparty: 'Gegenseite',
  Credits: 'Gutschriften',
  Debits: 'Belastungen',
  Format: 'Format',
  'Hash of the file': 'Prüfsumme der Datei',
  IBAN: 'IBAN',
  'Known entries': 'Bekannte Umsätze',
  'New entries': 'Neue Umsätze',
  'Place in its batch': 'Platz in der Sammelbuchung',
  'Possible duplicate of': 'Vielleicht doppelt zu',
  'Reference of the bank': 'Referenz der Bank',
  Refund: 'Erstattung',
  Reversal: 'Rückbuchung',
  'Was matched': 'War zugeordnet',
  'With its own refund': 'Mit eigener Erstattung',
  'Next occurrence': 'Nummer des nächsten Termins',
  Every: 'Alle',
  Interval: 'Intervall',
  'First date': 'Erster Termin',
  'Day of the month': 'Tag des Monats',
  'Each invoice': 'Jede Rechnung',
  'Billed period': 'Abgerechneter Zeitraum',
  'Days before the date': 'Tage vor dem Termin',
  'Last date': 'Letzter Termin',
  'Most invoices': 'Höchstzahl der Rechnungen',
  'Missed dates': 'Verpasste Termine',
  'Next date': 'Nächster Termin',
  Failures: 'Fehlschläge',
  'Last problem': 'Letztes Problem',
  Name: 'Name',
  'Legal name': 'Firmenname',
  Address: 'Anschrift',
  City: 'Ort',
  'State or region': 'Bundesland oder Region',
  Country: 'Land',
  'Country as printed': 'Land (wie gedruckt)',
  'Postal code': 'Postleitzahl',
  'Tax number': 'Steuernummer',
  'VAT number': 'USt-IdNr.',
  'Registration number': 'Registernummer',
  Register: 'Register',
  'Electronic address': 'Elektronische Adresse',
  'Kind of address': 'Art der Adresse',
  'Bank accounts': 'Bankkonten',
  'Bank account': 'Bankkonto',
  'Payment link': 'Zahlungslink',
  'Emails to the customer alone': 'E-Mails nur an den Kunden',
  'Payment code on invoices': 'QR-Code für Überweisungen',
  'Book sure payments': 'Sichere Zahlungen buchen',
  'RF reference on invoices': 'RF-Referenz auf Rechnungen',
  'Colour of documents': 'Farbe der Dokumente',
  Paper: 'Papier',
  Language: 'Sprache',
  Contacts: 'Ansprechpartner',
  'Contact person': 'Ansprechpartner',
  Email: 'E-Mail',
  Phone: 'Telefon',
  Logo: 'Logo',
  'Time zone': 'Zeitzone',
  'Tax rounding': 'Steuerrundung',
  'Tax category at 0 %': 'Steuerkategorie bei 0 %',
  Currency: 'Währung',
  'Usual tax %': 'Standard-Steuersatz %',
  'Days to pay': 'Zahlungsziel in Tagen',
  Notes: 'Hinweise',
  Terms: 'Bedingungen',
  'Notes of quotations': 'Hinweise auf Angeboten',
  'Terms of quotations': 'Bedingungen auf Angeboten',
  'Invoice numbers': 'Rechnungsnummern',
  'Quotation numbers': 'Angebotsnummern',
  'Credit note numbers': 'Nummern der Rechnungskorrekturen',
  'Reported as': 'Gemeldet als',
  'Customer numbers': 'Kundennummern',
  'Customer number': 'Kundennummer',
  'Reminders before the due date': 'Zahlungserinnerungen vor Fälligkeit',
  'Reminders after the due date': 'Zahlungserinnerungen nach Fälligkeit',
  'Text of reminders': 'Text der Zahlungserinnerungen',
  'Business process': 'Geschäftsprozess',
  'Coded notes': 'Hinweise mit Codes',
  'Books closed until': 'Bücher abgeschlossen bis',
  'Date of supply': 'Leistungsdatum',
  'Issued documents': 'Ausgestellte Dokumente',
  Members: 'Mitglieder',
  'Look of documents': 'Aussehen der Dokumente',
  'API keys': 'API-Schlüssel',
  Business: 'Unternehmen',
  'Buyer reference': 'Referenz des Käufers',
  'E-invoice format': 'Format der E-Rechnung',
  'Keys may invite to the portal': 'Schlüssel dürfen ins Portal einladen',
  'No reminders': 'Keine Zahlungserinnerungen',
  Description: 'Beschreibung',
  'Article number': 'Artikelnummer',
  Active: 'Aktiv',
  'Unit price': 'Einzelpreis',
  Unit: 'Einheit',
  'Tax %': 'Steuer %',
  'Tax category': 'Steuerkategorie',
  Customer: 'Kunde',
  'Issue date': 'Ausstellungsdatum',
  Lines: 'Positionen',
  Subtotal: 'Nettobetrag',
  Tax: 'Steuer',
  Total: 'Gesamtbetrag',
  'PDF design': 'PDF-Design',
  'Issued on': 'Ausgestellt am',
  Number: 'Nummer',
  Status: 'Status',
  'Due date': 'Fälligkeitsdatum',
  'Delivery date': 'Leistungsdatum',
  'Service period from': 'Leistung von',
  'Service period until': 'Leistung bis',
  'Delivery address': 'Lieferadresse',
  'Order line': 'Bestellposition',
  GTIN: 'GTIN',
  'Order reference': 'Bestellnummer',
  Contract: 'Vertragsnummer',
  Project: 'Projektnummer',
  'Our order number': 'Unsere Auftragsnummer',
  'Tender or lot': 'Vergabenummer',
  'Delivery note': 'Lieferschein',
  'Amount paid': 'Bezahlter Betrag',
  'Written off': 'Ausgebucht',
  Credited: 'Gutgeschrieben',
  'Amount paid before it was paid in full': 'Vor der vollständigen Zahlung bezahlt',
  'Paid on': 'Bezahlt am',
  'Made from quotation': 'Aus Angebot',
  'Decided on': 'Entschieden am',
  'Decided by': 'Entschieden von',
  'Remark of the customer': 'Anmerkung des Kunden',
  'Valid until': 'Gültig bis',
  Quantity: 'Menge',
  'Discount %': 'Rabatt %',
  'Amount with tax': 'Betrag mit Steuer',
  'Reason for no tax': 'Grund der Steuerbefreiung',
  Product: 'Produkt',
  'Line id': 'ID der Position',
  Invoice: 'Rechnung',
  Amount: 'Betrag',
  Date: 'Datum',
  Method: 'Zahlungsart',
  Reference: 'Referenz',
  'On account': 'Guthaben',
  Note: 'Notiz',
  Reason: 'Grund',
  'Taken off the invoice': 'Mit Rechnung verrechnet',
  Refunded: 'Erstattet',
  'Credit note': 'Rechnungskorrektur',
  Subject: 'Betreff',
  To: 'An',
  'Copies to': 'Kopie an',
  State: 'Status',
  Attempts: 'Versuche',
  About: 'Betrifft',
  'Last answer': 'Letzte Antwort',
  'All attempts': 'Alle Versuche',
  'Last attempt': 'Letzter Versuch',
  'Next attempt': 'Nächster Versuch',
  Quotation: 'Angebot',
  'Statement from': 'Kontoauszug von',
  'Statement until': 'Kontoauszug bis',
  'With the PDF': 'Mit dem PDF',
  'With its attachments': 'Mit den Anhängen',
  'With the e-invoice': 'Mit der E-Rechnung',
  Sender: 'Absender',
  'Answers go to': 'Antworten an',
  'Custom fields': 'Eigene Felder',
  Metadata: 'Metadaten',
  'Years to keep documents': 'Aufbewahrung von Dokumenten in Jahren',
  Text: 'Text',
  'Text as HTML': 'Text als HTML',
  'Days after the due date': 'Tage nach Fälligkeit',
  Lease: 'Reservierung',
  URL: 'URL',
  Enabled: 'Aktiviert',
  Events: 'Ereignisse',
  'Reason for disabling': 'Grund der Deaktivierung',
  'Failing since': 'Gestört seit',
  Event: 'Ereignis',
  'Event id': 'Ereignis-ID',
  Endpoint: 'Endpunkt',
  'Last HTTP status': 'Letzter HTTP-Status',
  'Duration in ms': 'Dauer in ms',
  'Last error': 'Letzter Fehler',
  Answer: 'Antwort',
  Payload: 'Inhalt',
  'Address or range': 'Adresse oder Bereich',
  'PDFs per month': 'PDFs pro Monat',
  Month: 'Monat',
  'PDFs made': 'Erstellte PDFs',
  createdAt: 'Erstellt am',
  updatedAt: 'Geändert am',
  createdBy: 'Erstellt von',
  updatedBy: 'Geändert von',
};

export type Labels = Readonly<Record<keyof typeof FIELD_LABELS, string>>;

/** The sentences below fields, and examples within them, by their English in `panel/views`. */
export const FIELD_HINTS = {
  'For e-invoices in France (BAR). If empty, by the customer.':
    'Für E-Rechnungen in Frankreich (BAR). Ohne Angabe nach dem Kunden.',
  'For e-invoices in France. If empty, by the business, and by whether it is paid.':
    'Für E-Rechnungen in Frankreich. Ohne Angabe nach dem Unternehmen, und danach, ob sie bezahlt ist.',
  'New customers without a number get one, such as C-0001 from C-{0000}. If empty, none.':
    'Neue Kunden ohne Nummer erhalten eine, etwa K-0001 aus K-{0000}. Ohne Angabe keine.',
  'Printed on documents. If empty, a new customer gets one where the business has a pattern.':
    'Wird auf Belege gedruckt. Ohne Angabe erhält ein neuer Kunde eine, wenn das Unternehmen ein Muster hat.',
  'For invoices without a delivery date and without a period. Printed. Issued documents keep theirs.':
    'Für Rechnungen ohne Leistungsdatum und ohne Zeitraum. Wird gedruckt. Ausgestellte Dokumente behalten ihres.',
  'When it was supplied. Printed.': 'Wann die Leistung erbracht wurde. Wird gedruckt.',
  'Yours. Printed.': 'Ihre. Wird gedruckt.',
  'Such as an EAN. Printed.': 'Etwa eine EAN. Wird gedruckt.',
  'Its number in the order. Printed.': 'Ihre Nummer in der Bestellung. Wird gedruckt.',
  'Where it goes, if not to the customer. Printed.':
    'Wohin geliefert wird, wenn nicht zum Kunden. Wird gedruckt.',
  'Where new documents deliver, if not here. Printed.':
    'Wohin neue Dokumente liefern, wenn nicht hierher. Wird gedruckt.',
  'Its number. Printed.': 'Die Nummer. Wird gedruckt.',
  'Printed.': 'Wird gedruckt.',
  'In place of that of the customer. Printed as "Your Reference".':
    'Statt der des Kunden. Gedruckt als „Ihre Referenz“.',
  'What you call it. Not printed.': 'Wie Sie sie nennen. Wird nicht gedruckt.',
  'From 1 to 366.': 'Von 1 bis 366.',
  'All dates are counted from it.': 'Alle Termine werden von ihm an gezählt.',
  'For months and years. If empty, the day of the first date.':
    'Für Monate und Jahre. Wenn leer, der Tag des ersten Termins.',
  'Told by {period_start} and {period_end}.': 'Steht in {period_start} und {period_end}.',
  'Each invoice is made so much earlier.': 'Um so viel früher wird jede Rechnung erstellt.',
  'If empty, by the payment term.':
    'Wenn leer, nach den Zahlungsbedingungen des Kunden oder Ihres Unternehmens.',
  'If empty, it goes on.': 'Wenn leer, geht es weiter.',
  'It ends after so many.': 'Nach so vielen endet es.',
  'When the service was down.': 'Wenn der Dienst nicht lief.',
  Hosting: 'Hosting',
  'The name that customers know.': 'Der Name, den die Kunden kennen.',
  'Printed on documents instead of the name.': 'Steht auf Dokumenten anstelle des Namens.',
  'Street and number, on one or more lines.':
    'Straße und Hausnummer, in einer oder mehreren Zeilen.',
  'Type a name or a code.': 'Geben Sie einen Namen oder einen Code ein.',
  'If empty, the name of the country.': 'Wenn leer, der Name des Landes.',
  'Printed on documents.': 'Steht auf Dokumenten.',
  'With the country prefix. Printed on documents.': 'Mit Länderkürzel. Steht auf Dokumenten.',
  'For e-invoices: the number in a register of companies.':
    'Für E-Rechnungen: die Nummer in einem Unternehmensregister.',
  'Whose number it is, by ISO/IEC 6523. Optional.':
    'Das Register der Nummer, nach ISO/IEC 6523. Optional.',
  'Where e-invoices are delivered. If empty, the VAT number, else the email address.':
    'Wohin E-Rechnungen zugestellt werden. Wenn leer, die USt-IdNr., sonst die E-Mail-Adresse.',
  'The scheme of the electronic address, by the list EAS.':
    'Das Schema der elektronischen Adresse, nach der Liste EAS.',
  'Where customers pay online: a button on the page of an invoice. {number}, {amount} and {currency} are filled in.':
    'Wo Kunden online bezahlen: eine Schaltfläche auf der Kundenseite einer Rechnung. {number}, {amount} und {currency} werden ausgefüllt.',
  'Documents are mailed to the address of their customer and to no other.':
    'Dokumente werden nur an die E-Mail-Adresse des Kunden gesendet.',
  'Programs with a key of this business may let contacts of customers sign in at the portal.':
    'Programme mit einem Schlüssel dieses Unternehmens dürfen Kontakte von Kunden ins Portal einladen.',
  'Printed on invoices. An invoice has the first account in its currency, else the first.':
    'Werden auf Rechnungen gedruckt. Eine Rechnung hat das erste Konto in ihrer Währung, sonst das erste.',
  'If empty, the first in the currency, else the first.':
    'Wenn leer, das erste in der Währung, sonst das erste.',
  'When a bank statement is uploaded, payments are booked without a person whose text names the invoices and whose amount is what is due of them.':
    'Beim Hochladen eines Kontoauszugs werden Zahlungen von selbst gebucht, deren Text die Rechnungen nennt und deren Betrag dem offenen Betrag entspricht.',
  'Prints a reference with check digits (ISO 11649), made from the number. Banks check it, so payments are matched without typing errors. Issued documents keep theirs.':
    'Druckt eine Referenz mit Prüfziffern (ISO 11649), die aus der Nummer entsteht. Banken prüfen sie, so werden Zahlungen ohne Tippfehler zugeordnet. Ausgestellte Dokumente behalten ihre.',
  'Prints a QR code that fills in the transfer in a banking app. Only on invoices in EUR, with an IBAN.':
    'Druckt einen QR-Code, der die Überweisung in einer Banking-App ausfüllt. Nur auf Rechnungen in EUR, mit IBAN.',
  'Of documents, pages and mails for customers without a language. If empty, English.':
    'Für Dokumente, Seiten und E-Mails an Kunden ohne eigene Sprache. Wenn leer, Englisch.',
  'Who answers questions. Not printed.': 'Wer Fragen beantwortet. Wird nicht gedruckt.',
  'Determines on which day a document is issued, overdue or expired.':
    'Bestimmt, an welchem Tag ein Dokument ausgestellt, überfällig oder abgelaufen ist.',
  'Whether the tax of each line is rounded, or of all lines of a rate together, as e-invoices need it. If empty, by rate in the European Union. Issued documents keep theirs.':
    'Ob die Steuer je Position gerundet wird oder für alle Positionen eines Satzes zusammen, wie es E-Rechnungen brauchen. Leer: in der EU je Satz. Ausgestellte Dokumente behalten ihre Rundung.',
  'For new lines at 0 % without a category.': 'Für neue Positionen mit 0 % ohne Kategorie.',
  'For new lines at 0 % of that category without a reason. Printed.':
    'Für neue Positionen mit 0 % dieser Kategorie ohne Grund. Wird gedruckt.',
  'For new documents.': 'Für neue Dokumente.',
  'For new lines without a tax rate.': 'Für neue Positionen ohne Steuersatz.',
  'From 0 to 365. Sets the due date of a new invoice that has none.':
    'Von 0 bis 365. Setzt das Fälligkeitsdatum einer neuen Rechnung, die keines hat.',
  'Used when a new document has no notes.': 'Für neue Dokumente ohne Hinweise.',
  'Used when a new document has no terms.': 'Für neue Dokumente ohne Bedingungen.',
  'If empty, quotations have the same notes as invoices.':
    'Wenn leer, haben Angebote dieselben Hinweise wie Rechnungen.',
  'If empty, quotations have the same terms as invoices.':
    'Wenn leer, haben Angebote dieselben Bedingungen wie Rechnungen.',
  '{YYYY}, {YY} and {MM} come from the issue date: INV-{YYYY}-{000} gives INV-2026-001, and counts anew each year.':
    '{YYYY}, {YY} und {MM} kommen aus dem Ausstellungsdatum: INV-{YYYY}-{000} ergibt INV-2026-001 und zählt jedes Jahr neu.',
  '{YYYY}, {YY} and {MM} come from the issue date: QT-{YYYY}-{000} gives QT-2026-001, and counts anew each year.':
    '{YYYY}, {YY} und {MM} kommen aus dem Ausstellungsdatum: QT-{YYYY}-{000} ergibt QT-2026-001 und zählt jedes Jahr neu.',
  '{YYYY}, {YY} and {MM} come from the issue date: CN-{YYYY}-{000} gives CN-2026-001, and counts anew each year.':
    '{YYYY}, {YY} und {MM} kommen aus dem Ausstellungsdatum: CN-{YYYY}-{000} ergibt CN-2026-001 und zählt jedes Jahr neu.',
  'Days, such as 3. A mail goes out so many days before, from 8 o’clock in the time zone of the business. If empty, none.':
    'Tage, zum Beispiel 3. So viele Tage vorher wird eine E-Mail gesendet, ab 8 Uhr in der Zeitzone des Unternehmens. Wenn leer, keine.',
  'Days, such as 7, 14, 30. For unpaid invoices with a customer’s email, each at most once. If empty, none.':
    'Tage, zum Beispiel 7, 14, 30. Für unbezahlte Rechnungen an Kunden mit E-Mail-Adresse, jede höchstens einmal. Wenn leer, keine.',
  'Your own words, in the language of the business. Customers with another language get a prepared text in theirs.':
    'Ihr eigener Text, in der Sprache des Unternehmens. Kunden mit einer anderen Sprache erhalten einen vorbereiteten Text in ihrer Sprache.',
  'For e-invoices in France, such as B1 for goods or S1 for services.':
    'Für E-Rechnungen in Frankreich, zum Beispiel B1 für Waren oder S1 für Dienstleistungen.',
  'For e-invoices in France: one note per line, its code, a colon, its text. Needed are PMT, PMD and AAB.':
    'Für E-Rechnungen in Frankreich: ein Hinweis je Zeile, sein Code, ein Doppelpunkt, sein Text. Erforderlich sind PMT, PMD und AAB.',
  'The last day whose figures nobody can change any more, such as the end of a month that you have declared. Empty: no day is closed.':
    'Der letzte Tag, dessen Zahlen niemand mehr ändern kann, zum Beispiel das Ende eines gemeldeten Monats. Leer: kein Tag ist abgeschlossen.',
  'Whether an issued invoice can be changed: locked for good, locked once it was sent, or open for corrections. If empty, locked for good in the European Union. Payments and credit notes always lock it.':
    'Ob eine ausgestellte Rechnung geändert werden kann: endgültig gesperrt, gesperrt nach dem Versand oder korrigierbar. Leer: in der Europäischen Union endgültig gesperrt. Zahlungen und Rechnungskorrekturen sperren sie immer.',
  'Users with a limited role may work on this business if they are listed here.':
    'Benutzer mit eingeschränkter Rolle dürfen für dieses Unternehmen arbeiten, wenn sie hier stehen.',
  'The business of this customer. You cannot change it later.':
    'Das Unternehmen dieses Kunden. Sie können es später nicht ändern.',
  'Printed on documents as "Your Reference", such as a cost centre.':
    'Steht auf Dokumenten als „Ihre Referenz“, zum Beispiel eine Kostenstelle.',
  'The language in which you write to this customer.':
    'Die Sprache, in der Sie diesem Kunden schreiben.',
  'The format that this customer wants. It comes first when you download an e-invoice.':
    'Das Format, das dieser Kunde wünscht. Es steht beim Herunterladen einer E-Rechnung an erster Stelle.',
  'This customer gets no reminders of unpaid invoices.':
    'Dieser Kunde erhält keine Zahlungserinnerungen.',
  'If empty, that of the business.': 'Wenn leer, der des Unternehmens.',
  'From 0 to 365. If empty, those of the business.':
    'Von 0 bis 365. Wenn leer, das des Unternehmens.',
  'For internal use, never printed.': 'Für den internen Gebrauch, wird nie gedruckt.',
  'The business that sells this. You cannot change it later.':
    'Das Unternehmen, das dies verkauft. Sie können es später nicht ändern.',
  'Fills the description of a line. If empty, the name does.':
    'Füllt die Beschreibung einer Position. Wenn leer, dient dazu der Name.',
  'Unique in the business.': 'Im Unternehmen nur einmal vergeben.',
  'If off, lines no longer offer it. Old lines keep it.':
    'Ausgeschaltet wird es in Positionen nicht mehr angeboten. Alte Positionen behalten es.',
  'Before tax. At most 6 decimals.': 'Ohne Steuer. Höchstens 6 Nachkommastellen.',
  'If empty, that of each document.': 'Wenn leer, die des jeweiligen Dokuments.',
  'Chosen by its name. Codes of UN/ECE Recommendation 20 can be typed, too.':
    'Nach Namen auswählen. Codes der UN/ECE-Empfehlung 20 können auch eingegeben werden.',
  'If empty, the usual rate of the customer or business.':
    'Wenn leer, der Standard-Steuersatz des Kunden oder des Unternehmens.',
  'The business of this document. You cannot change it later.':
    'Das Unternehmen dieses Dokuments. Sie können es später nicht ändern.',
  'Customers of the chosen business.': 'Kunden des gewählten Unternehmens.',
  'If empty, today.': 'Wenn leer, heute.',
  'If empty, the currency of the business.': 'Wenn leer, die Währung des Unternehmens.',
  'One line per item sold.': 'Eine Position je Ware oder Leistung.',
  'Computed from the lines.': 'Aus den Positionen berechnet.',
  'If empty, the template of the business.': 'Wenn leer, die Vorlage des Unternehmens.',
  'Set when the status first says that it was sent.':
    'Wird gesetzt, sobald der Status zum ersten Mal „Versendet“ lautet.',
  'Printed below the totals.': 'Steht unter den Summen.',
  'Printed below the notes.': 'Steht unter den Hinweisen.',
  'If empty, the next number of the business.': 'Wenn leer, die nächste Nummer des Unternehmens.',
  'If empty, by the payment term. A sent invoice becomes overdue the day after.':
    'Wenn leer, nach dem Zahlungsziel. Eine versendete Rechnung ist am Tag danach überfällig.',
  'When the goods or services were delivered. Printed.':
    'Wann die Ware geliefert oder die Leistung erbracht wurde. Wird gedruckt. Auf Rechnungen in Deutschland und Österreich Pflicht.',
  "The number of the customer's order. Printed.":
    'Die Nummer der Bestellung des Kunden. Wird gedruckt.',
  'The part of the amount paid that will not come.':
    'Der Teil des bezahlten Betrags, der nicht mehr kommt.',
  'What its credit notes take off the amount due.':
    'Was die Rechnungskorrekturen vom offenen Betrag abziehen.',
  'The customer gets no reminders of this invoice.':
    'Der Kunde erhält für diese Rechnung keine Zahlungserinnerungen.',
  'Set when the status becomes Paid.': 'Wird gesetzt, wenn der Status „Bezahlt“ wird.',
  'Set when a quotation is converted.': 'Wird gesetzt, wenn ein Angebot umgewandelt wird.',
  'When the customer accepted or declined on the page of the quotation.':
    'Wann der Kunde das Angebot auf der Kundenseite angenommen oder abgelehnt hat.',
  'The name that was typed there.':
    'Der Name, den der Kunde auf der Seite des Angebots eingegeben hat.',
  'A sent quotation expires the day after.': 'Ein versendetes Angebot läuft am Tag danach ab.',
  'At most 6 decimals.': 'Höchstens 6 Nachkommastellen.',
  'Before discount and tax. Negative for a credit.':
    'Vor Rabatt und Steuer. Negativ für eine Gutschrift.',
  'Deducted before tax.': 'Wird vor der Steuer abgezogen.',
  'If empty, the usual rate.': 'Wenn leer, der Standard-Steuersatz.',
  'Computed.': 'Berechnet.',
  'If empty, the standard rate, or at 0 % the category of the business.':
    'Wenn leer, der Regelsteuersatz, oder bei 0 % die Kategorie des Unternehmens.',
  'Printed on the document.': 'Steht auf dem Dokument.',
  'Fills the line. You can change what it fills in.':
    'Füllt die Position aus. Sie können die Angaben ändern.',
  'The rest of the total is to be refunded.': 'Der Rest des Gesamtbetrags ist zu erstatten.',
  'Since it was last queued.': 'Seit der letzten Einreihung.',
  'Of a statement of account.': 'Bei einem Kontoauszug.',
  'The words of the mail server.': 'Der Wortlaut des Mailservers.',
  'The service sends events to this URL with POST.':
    'Der Dienst sendet Ereignisse mit POST an diese URL.',
  'The business whose events are sent. You cannot change it later.':
    'Das Unternehmen, dessen Ereignisse gesendet werden. Sie können es später nicht ändern.',
  'For internal use.': 'Für den internen Gebrauch.',
  'If off, no event is sent or stored.':
    'Ausgeschaltet wird kein Ereignis gesendet oder gespeichert.',
  'At first the usual events are ticked. The service sends the others only if you tick them.':
    'Zunächst sind die üblichen Ereignisse angehakt. Die anderen sendet der Dienst nur, wenn Sie sie anhaken.',
  'The webhook-id header.': 'Der Header webhook-id.',
  'The beginning of the last answer.': 'Der Anfang der letzten Antwort.',
  'The exact body of the request.': 'Der genaue Inhalt der Anfrage.',
  'An IP address or a CIDR range. The narrowest match applies.':
    'Eine IP-Adresse oder ein CIDR-Bereich. Der engste Treffer gilt.',
  'Overrides the default limit.': 'Ersetzt das Standardlimit.',
  'For internal use, such as the owner of the address.':
    'Für den internen Gebrauch, zum Beispiel der Inhaber der Adresse.',
  'An IPv6 address counts for its /64 and for its /48.':
    'Eine IPv6-Adresse zählt für ihr /64 und für ihr /48.',
  'In UTC.': 'In UTC.',
  'Lower it to return quota.': 'Verringern Sie die Zahl, um Kontingent zurückzugeben.',
  'Thank you!': 'Vielen Dank!',
  'Payable in 14 days.': 'Zahlbar innerhalb von 14 Tagen.',
  'Next number': 'Nächste Nummer',
  Consulting: 'Beratung',
  'Consulting in May': 'Beratung im Mai',
  'Reverse charge': 'Steuerschuldnerschaft des Leistungsempfängers',
  'Documents and reminders go to the contacts that receive them, else to the email of the customer. Contacts that may use the portal are invited by email when you save.':
    'Dokumente und Zahlungserinnerungen gehen an die Ansprechpartner, die sie erhalten, sonst an die E-Mail-Adresse des Kunden. Wer ins Kundenportal darf, wird beim Speichern per E-Mail eingeladen.',
  'Values are stored in the metadata of a record, under the key of their field.':
    'Werte stehen in den Metadaten eines Datensatzes, unter dem Schlüssel ihres Feldes.',
  'After the year of issue. Until then, erasing a customer leaves what was issued. If empty, 10.':
    'Nach dem Jahr der Ausstellung. Bis dahin bleibt beim Löschen eines Kunden, was ausgestellt wurde. Leer: 10.',
  'The link is put in when the mail is sent. The service removes old texts.':
    'Der Link wird beim Senden eingesetzt. Alte Texte löscht der Dienst.',
};

export type Hints = Readonly<Record<keyof typeof FIELD_HINTS, string>>;
