/** Problems of a value. They read on after the name of a field. */
export const DE = {
  'is required': 'ist erforderlich',
  'is needed': 'ist erforderlich',
  'must not be empty': 'darf nicht leer sein',
  'must be chosen': 'muss gewählt werden',
  'does not exist': 'gibt es nicht',
  'must be a string': 'muss ein Text sein',
  'must be a number': 'muss eine Zahl sein',
  'must be true or false': 'muss ja oder nein sein',
  'must be a JSON object': 'muss ein JSON-Objekt sein',
  'must be a UUID': 'muss eine UUID sein',
  'must not contain the NUL character': 'darf das NUL-Zeichen nicht enthalten',
  'must not contain control characters': 'darf keine Steuerzeichen enthalten',
  'must not contain a line break': 'darf keinen Zeilenumbruch enthalten',
  'must be one line without control characters': 'muss eine Zeile ohne Steuerzeichen sein',
  'must be well-formed Unicode': 'muss gültiges Unicode sein',
  'must be at most [#max] characters long': 'darf höchstens [#max] Zeichen lang sein',
  'must have at most [#max] decimals': 'darf höchstens [#max] Nachkommastellen haben',
  'must be greater than [#min]': 'muss größer als [#min] sein',
  'must be at least [#min]': 'muss mindestens [#min] sein',
  'must be at most [#max]': 'darf höchstens [#max] sein',
  'must be less than [#max] in size': 'muss dem Betrag nach kleiner als [#max] sein',
  'must be a whole number from [#min] to [#max]': 'muss eine ganze Zahl von [#min] bis [#max] sein',
  'must be a whole number from [#min] to [#max], or null for no end':
    'muss eine ganze Zahl von [#min] bis [#max] sein, oder leer ohne Ende',
  'must be one of [values]': 'muss eines von diesen sein: [values]',
  'must be a calendar date in the form YYYY-MM-DD': 'muss ein Datum sein',
  'must be a time such as 2026-11-20T10:00:00Z': 'muss ein Zeitpunkt wie 2026-11-20T10:00:00Z sein',
  'must not be before the issue date, [date]':
    'darf nicht vor dem Ausstellungsdatum liegen, dem [date]',
  'must not be before the issue date of the invoice, [date]':
    'darf nicht vor dem Ausstellungsdatum der Rechnung liegen, dem [date]',
  'must not be before the issue date of the credit note, [date]':
    'darf nicht vor dem Ausstellungsdatum der Rechnungskorrektur liegen, dem [date]',
  'must not be after today, [date]': 'darf nicht nach heute liegen, dem [date]',
  'must not be before the first day': 'darf nicht vor dem ersten Tag liegen',
  'must be less than [#years] years after the first day':
    'muss weniger als [#years] Jahre nach dem ersten Tag liegen',
  'must be an e-mail address': 'muss eine E-Mail-Adresse sein',
  'must be an ISO 4217 currency code such as USD':
    'muss ein Währungscode nach ISO 4217 wie USD sein',
  'must be an ISO 3166-1 alpha-2 country code such as DE':
    'muss ein Ländercode nach ISO 3166-1 wie DE sein',
  'must be an IANA time zone such as Europe/Vienna':
    'muss eine IANA-Zeitzone wie Europe/Vienna sein',
  'must be a code of UN/ECE Recommendation 20 such as C62, HUR or KGM':
    'muss ein Code der UN/ECE-Empfehlung 20 wie C62, HUR oder KGM sein',
  'must be a code of ISO/IEC 6523 such as 0002': 'muss ein Code nach ISO/IEC 6523 wie 0002 sein',
  'must be a code of the list EAS such as 0088, 9930 or EM':
    'muss ein Code der Liste EAS wie 0088, 9930 oder EM sein',
  'must be a VAT number of 2 to 20 letters and digits, such as DE123456789':
    'muss eine USt-IdNr. aus 2 bis 20 Buchstaben und Ziffern wie DE123456789 sein',
  'must be a VAT number as [country] has them, such as [example]':
    'muss eine USt-IdNr. sein, wie [country] sie vergibt, zum Beispiel [example]',
  'must be an IBAN such as DE89 3704 0044 0532 0130 00':
    'muss eine IBAN wie DE89 3704 0044 0532 0130 00 sein',
  'must have [#count] letters and digits, as every IBAN of [country] has':
    'muss [#count] Buchstaben und Ziffern haben wie jede IBAN aus [country]',
  'must have the form of an IBAN of [country]': 'muss die Form einer IBAN aus [country] haben',
  'has wrong check digits: a digit or letter is mistyped':
    'hat falsche Prüfziffern: eine Ziffer oder ein Buchstabe ist vertippt',
  'must be a BIC of 8 or 11 letters and digits such as COBADEFF':
    'muss ein BIC aus 8 oder 11 Buchstaben und Ziffern wie COBADEFF sein',
  'must have only one running number': 'darf nur eine laufende Nummer enthalten',
  'needs a running number such as {00000}': 'braucht eine laufende Nummer wie {00000}',
  'has a brace without its partner: write parts such as {YYYY} and {00000}':
    'hat eine einzelne Klammer: schreiben Sie Teile wie {YYYY} und {00000}',
  'has the unknown part {[part]}: use {YYYY}, {YY}, {MM} and zeros such as {00000}':
    'hat den unbekannten Teil {[part]}: möglich sind {YYYY}, {YY}, {MM} und Nullen wie {00000}',
  'has a month without a year: add {YYYY} or {YY}':
    'hat einen Monat ohne Jahr: fügen Sie {YYYY} oder {YY} hinzu',
  'can give a number of more than [#max] characters: make it shorter':
    'kann eine Nummer mit mehr als [#max] Zeichen ergeben: kürzen Sie es',
  'must be at most [#max] whole days from [#min] to [#days], such as "7, 14, 30"':
    'darf höchstens [#max] ganze Tage von [#min] bis [#days] enthalten, zum Beispiel „7, 14, 30“',
  'must have one note per line, such as "[note]"':
    'muss einen Hinweis je Zeile enthalten, zum Beispiel „[note]“',
  'must be a URL such as [url]': 'muss eine URL wie [url] sein',
  'must not contain spaces or backslashes': 'darf keine Leerzeichen oder Backslashes enthalten',
  'must not contain a user name or password':
    'darf keinen Benutzernamen und kein Passwort enthalten',
  'must not hold a user name or password': 'darf keinen Benutzernamen und kein Passwort enthalten',
  'has the unknown placeholder [part]; there are [parts]':
    'hat den unbekannten Platzhalter [part]; es gibt [parts]',
  'has a brace without its pair': 'hat eine einzelne Klammer',
  'may have placeholders only after the host name':
    'darf Platzhalter nur nach dem Hostnamen enthalten',
  'must be an http or https URL': 'muss eine URL mit http oder https sein',
  'cannot be used: [host] is not on the public internet':
    'kann nicht verwendet werden: [host] ist nicht im öffentlichen Internet',
  'cannot be used: The host name [host] does not resolve':
    'kann nicht verwendet werden: der Hostname [host] wird nicht gefunden',
  'must be a list of at least one event type; leave it out for all':
    'muss mindestens einen Ereignistyp enthalten',
  'must be a list of at least one of [values]': 'muss mindestens eines enthalten von: [values]',
  "must be the customer's own address, since this business allows no other":
    'muss die Adresse des Kunden sein, da dieses Unternehmen keine andere zulässt',
  "This business may write to [#limit] recipients an hour, and this mail would exceed that; an address that is not the customer's counts five times":
    'Dieses Unternehmen darf in einer Stunde an [#limit] Empfänger schreiben, und diese E-Mail ginge darüber hinaus; eine Adresse, die nicht die des Kunden ist, zählt fünffach',
  "This business may write to [#limit] recipients a day, and this mail would exceed that; an address that is not the customer's counts five times":
    'Dieses Unternehmen darf an einem Tag an [#limit] Empfänger schreiben, und diese E-Mail ginge darüber hinaus; eine Adresse, die nicht die des Kunden ist, zählt fünffach',
  'must name at least one address': 'muss mindestens eine Adresse enthalten',
  'must be at most [#max] addresses': 'darf höchstens [#max] Adressen enthalten',
  'must be at most [#max] addresses together with to':
    'darf zusammen mit „An“ höchstens [#max] Adressen enthalten',
  'is needed, since the customer has no e-mail address':
    'ist erforderlich, da der Kunde keine E-Mail-Adresse hat',
  'must be a whole number of at least 1': 'muss eine ganze Zahl ab 1 sein',
  'must hold only [values]': 'darf nur enthalten: [values]',
  "is needed, since nobody can write to the customer's e-mail address":
    'ist erforderlich, da sich an die E-Mail-Adresse des Kunden nichts senden lässt',
  'cannot be used: The host name [host] has no address':
    'kann nicht verwendet werden: der Hostname [host] hat keine Adresse',
  'has more than [#max] entries: choose a shorter period':
    'hat mehr als [#max] Vorgänge: wählen Sie einen kürzeren Zeitraum',
  'pdf has room for [#max] rows: choose CSV or a shorter period':
    'PDF hat Platz für [#max] Zeilen: wählen Sie CSV oder einen kürzeren Zeitraum',
};

export type ValueTexts = Readonly<Record<keyof typeof DE, string>>;
