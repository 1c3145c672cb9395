/** Refusals of a save or an action, about a record or the service. */
export const DE = {
  'is already used in this business': 'ist in diesem Unternehmen bereits vergeben',
  'is the name of another key of this business':
    'ist der Name eines anderen Schlüssels dieses Unternehmens',
  'of a saved record cannot be changed': 'lässt sich nach dem Speichern nicht mehr ändern',
  'must be a customer of the chosen business': 'muss ein Kunde des gewählten Unternehmens sein',
  'must be the id of a customer of this business': 'muss ein Kunde dieses Unternehmens sein',
  'must be S at a tax rate above 0': 'muss bei einem Steuersatz über 0 S sein',
  'must have at least one line': 'muss mindestens eine Position haben',
  'must have at most [#max] lines': 'darf höchstens [#max] Positionen haben',
  'must be an array of lines': 'muss eine Liste von Positionen sein',
  'must not come to an amount of [#max] or more': 'darf keinen Betrag von [#max] oder mehr ergeben',
  'must not add up to an amount of [#max] or more':
    'dürfen zusammen keinen Betrag von [#max] oder mehr ergeben',
  'must not add up to less than 0': 'dürfen zusammen nicht weniger als 0 ergeben',
  'must be at most the total, [#total]': 'darf höchstens der Gesamtbetrag sein: [#total]',
  'must be at most the amount due, [#due]': 'darf höchstens der offene Betrag sein: [#due]',
  'must be at most the amount to be refunded, [#due]':
    'darf höchstens der zu erstattende Betrag sein: [#due]',
  'must be more than 0 when it is rounded to the minor unit of [currency]':
    'muss gerundet auf die kleinste Einheit von [currency] mehr als 0 sein',
  'must be more than 0 when it is rounded': 'muss gerundet mehr als 0 sein',
  'must not be given with quantity': 'darf nicht zusammen mit der Menge angegeben werden',
  'must not be given for a negative line': 'darf für eine negative Position nicht angegeben werden',
  'must be at most the quantity that is not credited yet, [#left]':
    'darf höchstens die noch nicht korrigierte Menge sein: [#left]',
  'must be at most the net that is not credited yet, [#left]':
    'darf höchstens der noch nicht korrigierte Nettobetrag sein: [#left]',
  'The text of this e-mail is gone, so it cannot be sent again':
    'Der Text dieser E-Mail ist gelöscht, sie lässt sich nicht erneut senden',
  'must not hold the link of another document':
    'darf nicht den Link eines anderen Dokuments enthalten',
  'is credited already': 'ist bereits korrigiert',
  'cannot be changed, because this invoice is issued':
    'kann nicht geändert werden, da diese Rechnung ausgestellt ist',
  'cannot be changed, because this quotation is issued':
    'kann nicht geändert werden, da dieses Angebot ausgestellt ist',
  'is changed by recording a payment': 'wird durch das Erfassen einer Zahlung geändert',
  'cannot be added by your role: ask an administrator':
    'kann mit Ihrer Rolle nicht hinzugefügt werden: fragen Sie einen Administrator',
  'cannot be changed by your role, which may not see files':
    'kann mit Ihrer Rolle nicht geändert werden, da sie keine Dateien sehen darf',
  'cannot be linked by your role: make a new key instead':
    'kann mit Ihrer Rolle nicht verknüpft werden: erstellen Sie einen neuen Schlüssel',
  'An issued invoice keeps the rounding of its tax':
    'Eine ausgestellte Rechnung behält die Rundung ihrer Steuer',
  'This form was saved before its last change. Open the saved record and change it there':
    'Dieses Formular wurde vor der letzten Änderung gespeichert. Öffnen Sie den gespeicherten Eintrag und ändern Sie ihn dort',
  'This was not saved: your role does not allow this change, or the record belongs to a business that you are not a member of':
    'Nicht gespeichert: Ihre Rolle erlaubt diese Änderung nicht, oder der Eintrag gehört zu einem Unternehmen, dessen Mitglied Sie nicht sind',
  'A payment cannot be recorded for a draft': 'Für einen Entwurf kann keine Zahlung erfasst werden',
  'A payment cannot be recorded for a cancelled invoice':
    'Für eine stornierte Rechnung kann keine Zahlung erfasst werden',
  '[#amount] of this invoice was refunded, more than would then be paid; void the refund first':
    'Von dieser Rechnung wurden [#amount] erstattet, mehr als dann bezahlt wäre; nehmen Sie zuerst die Erstattung zurück',
  'This invoice cannot be cancelled: [#amount] is recorded as paid; credit the invoice, or void the payments first':
    'Diese Rechnung kann nicht storniert werden: [#amount] sind als bezahlt erfasst; korrigieren Sie die Rechnung oder nehmen Sie zuerst die Zahlungen zurück',
  'This invoice can only be paid or cancelled: its payments and credit notes leave nothing due':
    'Diese Rechnung kann nur bezahlt oder storniert sein: ihre Zahlungen und Rechnungskorrekturen lassen nichts offen',
  'This invoice cannot become a draft again: a payment is recorded':
    'Diese Rechnung kann nicht wieder zum Entwurf werden: eine Zahlung ist erfasst',
  'This invoice cannot become a draft again: it has a credit note':
    'Diese Rechnung kann nicht wieder zum Entwurf werden: zu ihr gibt es eine Rechnungskorrektur',
  'This invoice cannot become a draft again: it was handed out':
    'Diese Rechnung kann nicht wieder zum Entwurf werden: sie wurde herausgegeben',
  'This invoice cannot become a draft again: it was imported':
    'Diese Rechnung kann nicht wieder zum Entwurf werden: sie wurde importiert',
  'This quotation cannot become a draft again: it was handed out':
    'Dieses Angebot kann nicht wieder zum Entwurf werden: es wurde herausgegeben',
  'A draft cannot be credited; change it instead':
    'Ein Entwurf kann nicht korrigiert werden; ändern Sie ihn stattdessen',
  'A cancelled invoice cannot be credited': 'Eine stornierte Rechnung kann nicht korrigiert werden',
  'Nothing of this invoice is left to be credited':
    'An dieser Rechnung ist nichts mehr zu korrigieren',
  'A credit note must come to more than 0 and at most [#left]; this one comes to [#credit]':
    'Eine Rechnungskorrektur muss mehr als 0 und höchstens [#left] ergeben; diese ergibt [#credit]',
  'This invoice is not issued yet, so it has no page':
    'Diese Rechnung ist noch nicht ausgestellt und hat daher keine Dokumentenseite',
  'This quotation is not issued yet, so it has no page':
    'Dieses Angebot ist noch nicht ausgestellt und hat daher keine Dokumentenseite',
  'This invoice is not issued yet, so it has no e-invoice':
    'Diese Rechnung ist noch nicht ausgestellt und hat daher keine E-Rechnung',
  'This invoice was cancelled before it was issued, so there is nothing to send':
    'Diese Rechnung wurde vor der Ausstellung storniert, daher gibt es nichts zu senden',
  'A reminder of this invoice is already on its way':
    'Eine Zahlungserinnerung zu dieser Rechnung ist bereits unterwegs',
  'This service mails no documents yet: without PUBLIC_URL their links would lead to the reader’s own machine':
    'Dieser Dienst versendet noch keine Dokumente per E-Mail: ohne PUBLIC_URL führten deren Links auf den eigenen Rechner des Empfängers',
  'This service sends no mail yet: its settings lack SMTP_URL or MAIL_FROM':
    'Dieser Dienst versendet noch keine E-Mails: in den Einstellungen fehlt SMTP_URL oder MAIL_FROM',
  'A business has at most [#max] webhook endpoints; delete one that is no longer needed':
    'Ein Unternehmen hat höchstens [#max] Webhook-Endpunkte; löschen Sie einen, der nicht mehr gebraucht wird',
  'This secret was already shown, or it can no longer be read. Make a new secret to see it':
    'Dieses Geheimnis wurde bereits angezeigt oder ist nicht mehr lesbar. Erstellen Sie ein neues, um es zu sehen',
  'it is not a draft': 'das ist kein Entwurf',
  'nothing is due': 'nichts ist offen',
  'it is not there': 'nicht vorhanden',
  'it is not there, or you may not see it': 'nicht vorhanden, oder Sie dürfen es nicht sehen',
  'your role does not allow it': 'Ihre Rolle erlaubt es nicht',
  'the service could not do it; try it again':
    'der Dienst konnte es nicht ausführen; versuchen Sie es erneut',
  'Records are saved at once, so there is nothing to publish, to unpublish or to discard':
    'Datensätze gelten sofort nach dem Speichern; es gibt nichts zu veröffentlichen, zurückzuziehen oder zu verwerfen',
  'Issued documents print this file, so it stays as it is. Upload another one, and choose that as the logo':
    'Ausgestellte Dokumente drucken diese Datei, daher bleibt sie, wie sie ist. Laden Sie eine andere hoch und wählen Sie diese als Logo',
  'a customer with invoices or quotations cannot be deleted':
    'ein Kunde mit Rechnungen oder Angeboten kann nicht gelöscht werden',
  'a business with customers or documents cannot be deleted':
    'ein Unternehmen mit Kunden oder Dokumenten kann nicht gelöscht werden',
  'a business with products cannot be deleted':
    'ein Unternehmen mit Produkten kann nicht gelöscht werden',
  'a quotation that became an invoice cannot be deleted':
    'ein Angebot, das zur Rechnung wurde, kann nicht gelöscht werden',
  'an invoice that was sent, paid or cancelled before cannot be deleted; cancel it instead':
    'eine Rechnung, die versendet, bezahlt oder storniert war, kann nicht gelöscht werden; stornieren Sie sie stattdessen',
  'only a draft quotation can be deleted': 'nur ein Angebot im Entwurf kann gelöscht werden',
  'a quotation that was sent or decided before cannot be deleted':
    'ein Angebot, das versendet oder entschieden war, kann nicht gelöscht werden',
  'a product that a document names cannot be deleted; archive it instead':
    'ein Produkt, das in einem Dokument steht, kann nicht gelöscht werden; archivieren Sie es stattdessen',
  'the draft [number] cannot be deleted, because its number is not the last of its series; set its status to Cancelled instead':
    'der Entwurf [number] kann nicht gelöscht werden, da seine Nummer nicht die letzte ihrer Reihe ist; stornieren Sie ihn stattdessen',
  'the number [number] cannot be replaced, because it is not the last of its series; keep it, or cancel the draft and duplicate it':
    'die Nummer [number] kann nicht ersetzt werden, da sie nicht die letzte ihrer Reihe ist; behalten Sie sie, oder stornieren Sie den Entwurf und duplizieren Sie ihn',
  'The database cannot be reached right now; try again shortly':
    'Die Datenbank ist gerade nicht erreichbar; versuchen Sie es in Kürze erneut',
  'Too many documents are being made right now; try again shortly':
    'Es werden gerade zu viele Dokumente erstellt; versuchen Sie es in Kürze erneut',
  'Too many requests; try again in [#seconds] seconds':
    'Zu viele Anfragen; versuchen Sie es in [#seconds] Sekunden erneut',
  'This report takes too long. Choose a shorter period.':
    'Dieser Bericht dauert zu lange. Wählen Sie einen kürzeren Zeitraum.',
  'There are too many invoices for this chart. The reports show shorter periods.':
    'Für dieses Diagramm gibt es zu viele Rechnungen. Die Berichte zeigen kürzere Zeiträume.',
  'This server cannot send e-mail. Ask an administrator, or run npm run -s manage -- admin:reset-password on the server.':
    'Dieser Server kann keine E-Mails senden. Fragen Sie einen Administrator, oder führen Sie auf dem Server npm run -s manage -- admin:reset-password aus.',
  'Only PNG, JPEG, WebP, GIF and PDF files can be uploaded. A logo must be PNG or JPEG':
    'Nur PNG-, JPEG-, WebP-, GIF- und PDF-Dateien können hochgeladen werden. Ein Logo muss PNG oder JPEG sein',
  'A file can have at most [#max] MB': 'Eine Datei darf höchstens [#max] MB groß sein',
  'Too many exports are running right now; try again shortly':
    'Es laufen gerade zu viele Exporte; versuchen Sie es in Kürze erneut',
  'The PDF could not be generated. Check the input data and try again.':
    'Das PDF konnte nicht erstellt werden. Prüfen Sie die Angaben und versuchen Sie es erneut.',
  'The document changes all the time; try again shortly':
    'Das Dokument ändert sich gerade ständig; versuchen Sie es in Kürze erneut',
  'This quotation can no longer be accepted or declined':
    'Dieses Angebot kann nicht mehr angenommen oder abgelehnt werden',
  'You may not filter or sort by [field]': 'Sie dürfen nicht nach [field] filtern oder sortieren',
  'You may not filter by [field]': 'Sie dürfen nicht nach [field] filtern',
  'A filter has a value that does not fit its field':
    'Ein Filter hat einen Wert, der nicht zu seinem Feld passt',
  'A filter or the search has a value that does not fit its field':
    'Ein Filter oder die Suche hat einen Wert, der nicht zu seinem Feld passt',
  'The search must be a text of at most [#max] characters':
    'Die Suche darf höchstens [#max] Zeichen lang sein',
  'There is no such key': 'Diesen Schlüssel gibt es nicht',
  'invoice not found': 'Rechnung nicht gefunden',
  'credit note not found': 'Rechnungskorrektur nicht gefunden',
  'payment not found': 'Zahlung nicht gefunden',
  'refund not found': 'Erstattung nicht gefunden',
  'record not found': 'Datensatz nicht gefunden',
  'The books are closed until [until], so nothing of [date] can be issued; change its issue date':
    'Die Bücher sind bis [until] abgeschlossen; daher kann nichts vom [date] ausgestellt werden. Ändern Sie das Ausstellungsdatum',
  'The books are closed until [until], so nothing that counts on [date] can change':
    'Die Bücher sind bis [until] abgeschlossen; daher kann sich nichts ändern, was am [date] zählt',
  'is in a closed period: the books are closed until [date]':
    'liegt in einem abgeschlossenen Zeitraum: die Bücher sind bis [date] abgeschlossen',
};

export type RecordTexts = Readonly<Record<keyof typeof DE, string>>;
