import { DE_BANK } from './bank/de';
import { DE_IMPORTS } from './imports/de';
import { DE_JOBS } from './jobs/de';
import { DE_MATCHING } from './matching/de';
import type { Catalogue } from './message';

export const DE: Catalogue = {
  // Of a value. They read on after the name of its field.
  required: 'ist erforderlich',
  needed: 'ist erforderlich',
  empty: 'darf nicht leer sein',
  not_chosen: 'muss gewählt werden',
  does_not_exist: 'gibt es nicht',
  not_text: 'muss ein Text sein',
  not_number: 'muss eine Zahl sein',
  not_flag: 'muss ja oder nein sein',
  not_object: 'muss ein JSON-Objekt sein',
  not_uuid: 'muss eine UUID sein',
  has_nul: 'darf das NUL-Zeichen nicht enthalten',
  has_control_characters: 'darf keine Steuerzeichen enthalten',
  has_line_break: 'darf keinen Zeilenumbruch enthalten',
  not_one_line: 'muss eine Zeile ohne Steuerzeichen sein',
  has_slash: 'muss ein Name ohne / und \\ sein',
  wrong_ending: 'muss auf [endings] enden, wie es der Dateityp verlangt',
  not_unicode: 'muss gültiges Unicode sein',
  text_too_long: 'darf höchstens [max] Zeichen lang sein',
  too_many_decimals: 'darf höchstens [max] Nachkommastellen haben',
  not_greater: 'muss größer als [min] sein',
  below_least: 'muss mindestens [min] sein',
  above_most: 'darf höchstens [max] sein',
  too_large: 'muss dem Betrag nach kleiner als [max] sein',
  not_whole: 'muss eine ganze Zahl von [min] bis [max] sein',
  not_whole_or_null: 'muss eine ganze Zahl von [min] bis [max] sein oder leer bleiben',
  not_one_of: 'muss eines von diesen sein: [values]',
  not_among:
    'muss eines von diesen sein, oder mehrere mit Kommas: [values]; [unknown] gehört nicht dazu',
  not_date: 'muss ein Datum sein',
  not_instant: 'muss ein Zeitpunkt wie 2026-11-20T10:00:00Z sein',
  before_issue_date: 'darf nicht vor dem Ausstellungsdatum liegen ([date])',
  before_invoice_date: 'darf nicht vor dem Ausstellungsdatum der Rechnung liegen ([date])',
  before_note_date: 'darf nicht vor dem Ausstellungsdatum der Rechnungskorrektur liegen ([date])',
  after_today: 'darf nicht in der Zukunft liegen (heute ist der [date])',
  before_first_day: 'darf nicht vor dem ersten Tag liegen',
  period_too_long: 'muss weniger als [years] Jahre nach dem ersten Tag liegen',
  not_email: 'muss eine E-Mail-Adresse sein',
  not_currency: 'muss ein Währungscode nach ISO 4217 wie USD sein',
  not_country: 'muss ein Ländercode nach ISO 3166-1 wie DE sein',
  not_time_zone: 'muss eine IANA-Zeitzone wie Europe/Vienna sein',
  not_unit_code: 'muss ein Code der UN/ECE-Empfehlung 20 wie C62, HUR oder KGM sein',
  not_registration_scheme: 'muss ein Code nach ISO/IEC 6523 wie 0002 sein',
  not_address_scheme: 'muss ein Code der Liste EAS wie 0088, 9930 oder EM sein',
  not_vat_id:
    'muss eine USt-IdNr. sein, die mit den zwei Buchstaben ihres Landes beginnt, wie DE123456789',
  not_vat_id_of: 'muss eine USt-IdNr. aus [country] sein, zum Beispiel [example]',
  not_iban: 'muss eine IBAN wie DE89 3704 0044 0532 0130 00 sein',
  iban_length: 'muss [count] Buchstaben und Ziffern haben wie jede IBAN aus [country]',
  iban_form: 'muss die Form einer IBAN aus [country] haben',
  not_gtin: 'muss eine GTIN aus 8, 12, 13 oder 14 Ziffern sein, etwa 4006381333931',
  gtin_check_digit: 'hat eine falsche Prüfziffer: Eine Ziffer ist vertippt',
  not_in_period: 'muss im Zeitraum des Dokuments liegen',
  iban_check_digits: 'hat falsche Prüfziffern: Eine Ziffer oder ein Buchstabe ist vertippt',
  not_bic: 'muss ein BIC aus 8 oder 11 Buchstaben und Ziffern wie COBADEFF sein',
  number_runs_twice: 'darf nur eine laufende Nummer enthalten',
  number_without_run: 'braucht eine laufende Nummer wie {00000}',
  number_lone_brace: 'hat eine einzelne Klammer: Schreiben Sie Teile wie {YYYY} und {00000}',
  number_unknown_part:
    'hat den unbekannten Teil {[part]}: Möglich sind {YYYY}, {YY}, {MM} und Nullen wie {00000}',
  number_month_without_year: 'hat einen Monat ohne Jahr: Fügen Sie {YYYY} oder {YY} hinzu',
  number_too_long: 'kann eine Nummer mit mehr als [max] Zeichen ergeben: Kürzen Sie es',
  not_reminder_days:
    'darf höchstens [max] ganze Tage von [min] bis [days] enthalten, zum Beispiel „7, 14, 30“',
  not_coded_notes: 'muss einen Hinweis je Zeile enthalten, zum Beispiel „[note]“',
  not_url: 'muss eine URL wie [url] sein',
  url_has_spaces: 'darf keine Leerzeichen oder Backslashes enthalten',
  url_has_login: 'darf keinen Benutzernamen und kein Passwort enthalten',
  webhook_url_has_login: 'darf keinen Benutzernamen und kein Passwort enthalten',
  unknown_placeholder: 'hat den unbekannten Platzhalter [part]; es gibt [parts]',
  placeholder_lone_brace: 'hat eine einzelne Klammer',
  placeholder_in_host: 'darf Platzhalter nur nach dem Hostnamen enthalten',
  not_web_url: 'muss eine URL mit http oder https sein',
  port_not_standard: 'kann nicht verwendet werden: Nur die Standardports sind erlaubt',
  host_not_public: 'kann nicht verwendet werden: [host] ist nicht im öffentlichen Internet',
  no_event_type: 'muss mindestens einen Ereignistyp enthalten',
  none_of: 'muss mindestens eines enthalten von: [values]',
  recipient_not_allowed:
    'muss die Adresse des Kunden sein, da dieses Unternehmen keine andere zulässt',
  mail_limit_hour:
    'Dieses Unternehmen darf in einer Stunde an [limit] Empfänger schreiben, und diese E-Mail ginge darüber hinaus; eine Adresse, die nicht die des Kunden ist, zählt fünffach',
  mail_limit_day:
    'Dieses Unternehmen darf an einem Tag an [limit] Empfänger schreiben, und diese E-Mail ginge darüber hinaus; eine Adresse, die nicht die des Kunden ist, zählt fünffach',
  no_recipient: 'muss mindestens eine Adresse enthalten',
  too_many_recipients: 'darf höchstens [max] Adressen enthalten',
  too_many_copies: 'darf zusammen mit „An“ höchstens [max] Adressen enthalten',
  customer_without_email: 'ist erforderlich, da der Kunde keine E-Mail-Adresse hat',
  not_whole_from_1: 'muss eine ganze Zahl ab 1 sein',
  holds_others: 'darf nur enthalten: [values]',
  customer_email_unusable:
    'ist erforderlich, da sich an die E-Mail-Adresse des Kunden nichts senden lässt',
  too_many_entries: 'hat mehr als [max] Vorgänge: Wählen Sie einen kürzeren Zeitraum',
  too_many_rows_for_pdf:
    'PDF hat Platz für [max] Zeilen: Wählen Sie CSV oder einen kürzeren Zeitraum',
  not_decimal: 'muss eine Dezimalzahl sein',
  not_discount: 'muss eine Dezimalzahl oder ein Satz von 0\u00a0% bis 100\u00a0% sein',
  not_colour: 'muss #RGB oder #RRGGBB sein',
  not_address_range: 'muss eine IP-Adresse oder ein Bereich wie 203.0.113.0/24 sein',
  not_sort: 'muss ein Feld und eine Richtung sein, zum Beispiel total:DESC',
  not_field_names: 'muss eine Liste von 1 bis [max] Feldnamen sein',
  not_selection:
    'muss eine Liste von 1 bis [max] Dokumenten sein, jedes einmal, mit documentId und updatedAt',
  not_mapping: 'muss eine JSON-Liste von Feldnamen und null sein',
  e_invoice_of_quotation: 'darf nicht angegeben werden, da es zu Angeboten keine E-Rechnung gibt',
  two_days: 'kann zwei Tage bedeuten: Wählen Sie, ob in [cell] der Tag oder der Monat zuerst steht',
  many_customers: '[count] Kunden passen: Fügen Sie eine Spalte mit der Kunden-ID hinzu',
  line_named_twice: 'ist zweimal genannt',
  not_line_id: 'muss die ID einer Position dieser Rechnung sein',
  version_missing:
    'lässt sich nur mit der Version ändern, von der die Änderung ausging: Senden Sie updatedAt, wie es gelesen wurde',
  not_version: 'muss die Zeit sein, wie sie gelesen wurde',

  // Of a record or the service.
  already_used: 'ist in diesem Unternehmen bereits vergeben',
  key_name_used: 'ist der Name eines anderen Schlüssels dieses Unternehmens',
  fixed_once_saved: 'lässt sich nach dem Speichern nicht mehr ändern',
  not_customer_of_business: 'muss ein Kunde des gewählten Unternehmens sein',
  not_customer_id: 'muss ein Kunde dieses Unternehmens sein',
  category_not_s: 'muss bei einem Steuersatz über 0 S sein',
  no_lines: 'muss mindestens eine Position haben',
  too_many_lines: 'darf höchstens [max] Positionen haben',
  placeholder_without_period: 'hat [placeholder], aber der Zeitraum fehlt',
  placeholder_apart:
    'hat [placeholder] neben [other], das ein anderes Jahr nennen kann; nehmen Sie [instead]',
  only_of_months: 'ist nur bei Monaten und Jahren möglich',
  start_too_early: 'darf höchstens ein Jahr zurückliegen',
  start_in_past: 'darf nicht in der Vergangenheit liegen',
  no_occurrence: 'muss mindestens einen Termin zulassen',
  not_priced_product: 'muss ein aktives Produkt dieses Unternehmens sein',
  product_in_currency: 'ist ein Produkt mit einem Preis in [currency]',
  reprice_which: 'ist erforderlich, oder ein Produkt oder ein Steuersatz',
  reprice_one_change: 'ist erforderlich, oder ein Prozentsatz oder ein Steuersatz: nur eines davon',
  reprice_sign: 'würde das Vorzeichen des Preises von „[description]“ ändern',
  reprice_too_many: 'Mehr als [max] wiederkehrende Rechnungen passen: Grenzen Sie die Auswahl ein',
  recurring_not_copied:
    'Eine wiederkehrende Rechnung kann nicht kopiert werden: Legen Sie eine neue an',
  recurring_not_deleted: 'Eine wiederkehrende Rechnung kann nicht gelöscht werden: Beenden Sie sie',
  recurring_invoice_ended: 'Die wiederkehrende Rechnung ist beendet: abgeschlossen oder storniert',
  occurrence_made: 'Die Rechnung zum Termin [occurrence] ist schon erstellt',
  occurrence_skipped: 'Der Termin [occurrence] wurde übersprungen',
  occurrence_not_next: 'Zuerst ist der Termin [next] an der Reihe',
  too_many_keys: 'darf höchstens [max] Schlüssel haben',
  bad_key: 'braucht einen Schlüssel aus 1 bis [max] der Zeichen A–Z, a–z, 0–9, _, . und -',
  not_key: 'muss aus 1 bis [max] der Zeichen A–Z, a–z, 0–9, _, . und - bestehen',
  unknown_key: 'ist unbekannt: es gibt [values]',
  not_list: 'muss eine Liste sein',
  not_custom_fields: 'muss eine Liste eigener Felder sein',
  too_many_custom_fields: 'darf höchstens [max] Felder haben',
  key_named_twice: 'ist schon der Schlüssel eines anderen Feldes dieser Art',
  not_contacts: 'muss eine Liste von Ansprechpartnern sein',
  too_many_contacts: 'darf höchstens [max] Ansprechpartner enthalten',
  too_many_accounts: 'darf höchstens [max] Konten haben',
  iban_or_number: 'wird benötigt, oder eine Kontonummer',
  product_not_printed: 'muss false sein, denn Dokumente drucken keine Felder von Produkten',
  not_lines: 'muss eine Liste von Positionen sein',
  amount_too_large: 'darf keinen Betrag von [max] oder mehr ergeben',
  sum_too_large: 'dürfen zusammen keinen Betrag von [max] oder mehr ergeben',
  sum_negative: 'dürfen zusammen nicht weniger als 0 ergeben',
  above_total: 'darf höchstens der Gesamtbetrag sein: [total]',
  rounds_to_0_in: 'muss gerundet auf die kleinste Einheit von [currency] mehr als 0 sein',
  rounds_to_0: 'muss gerundet mehr als 0 sein',
  given_with_quantity: 'darf nicht zusammen mit der Menge angegeben werden',
  given_for_negative_line: 'darf für eine negative Position nicht angegeben werden',
  quantity_above_left: 'darf höchstens die noch nicht gutgeschriebene Menge sein: [left]',
  net_above_left: 'darf höchstens der noch nicht gutgeschriebene Nettobetrag sein: [left]',
  mail_text_gone: 'Der Text dieser E-Mail ist gelöscht, sie lässt sich nicht erneut senden',
  has_link_of_other: 'darf nicht den Link eines anderen Dokuments enthalten',
  credited_already: 'ist bereits gutgeschrieben',
  invoice_locked: 'kann nicht geändert werden, da diese Rechnung ausgestellt ist',
  quotation_locked: 'kann nicht geändert werden, da dieses Angebot ausgestellt ist',
  changed_by_payment: 'wird durch das Erfassen einer Zahlung geändert',
  member_not_addable:
    'kann mit Ihrer Rolle nicht hinzugefügt werden: Fragen Sie einen Administrator',
  files_unseen: 'kann mit Ihrer Rolle nicht geändert werden, da sie keine Dateien sehen darf',
  key_not_linkable:
    'kann mit Ihrer Rolle nicht verknüpft werden: Erstellen Sie einen neuen Schlüssel',
  rounding_kept: 'Eine ausgestellte Rechnung behält die Rundung ihrer Steuer',
  form_saved_before:
    'Dieses Formular wurde vor der letzten Änderung gespeichert. Öffnen Sie den gespeicherten Eintrag und ändern Sie ihn dort',
  save_not_allowed:
    'Nicht gespeichert: Ihre Rolle erlaubt diese Änderung nicht, oder der Eintrag gehört zu einem Unternehmen, dessen Mitglied Sie nicht sind',
  reopen_paid: 'Diese Rechnung kann nicht wieder zum Entwurf werden: Eine Zahlung ist erfasst',
  reopen_credited:
    'Diese Rechnung kann nicht wieder zum Entwurf werden: Zu ihr gibt es eine Rechnungskorrektur',
  reopen_handed_out: 'Diese Rechnung kann nicht wieder zum Entwurf werden: Sie wurde herausgegeben',
  reopen_kept:
    'Diese Rechnung kann nicht wieder zum Entwurf werden: Ihr Unternehmen sperrt, was ausgestellt ist',
  reopen_imported: 'Diese Rechnung kann nicht wieder zum Entwurf werden: Sie wurde importiert',
  reopen_quotation: 'Dieses Angebot kann nicht wieder zum Entwurf werden: Es wurde herausgegeben',
  credit_draft: 'Ein Entwurf kann nicht gutgeschrieben werden; ändern Sie ihn stattdessen',
  credit_cancelled: 'Eine stornierte Rechnung kann nicht gutgeschrieben werden',
  nothing_to_credit: 'An dieser Rechnung ist nichts mehr gutzuschreiben',
  credit_out_of_range:
    'Eine Rechnungskorrektur muss mehr als 0 und höchstens [left] ergeben; diese ergibt [credit]',
  invoice_without_page: 'Diese Rechnung ist noch nicht ausgestellt und hat daher keine Kundenseite',
  quotation_without_page:
    'Dieses Angebot ist noch nicht ausgestellt und hat daher keine Kundenseite',
  invoice_without_e_invoice:
    'Diese Rechnung ist noch nicht ausgestellt und hat daher keine E-Rechnung',
  cancelled_without_delivery_note: 'Diese Rechnung ist storniert und hat daher keinen Lieferschein',
  quotation_without_confirmation:
    'Dieses Angebot wurde abgelehnt oder ist abgelaufen und hat daher keine Auftragsbestätigung',
  write_off_without_receipt: 'Es kam kein Geld: Eine Ausbuchung hat keine Quittung',
  unrecorded_without_receipt: 'Nur eine gebuchte Zahlung oder Erstattung hat eine Quittung',
  cancelled_without_e_invoice:
    'Diese Rechnung ist storniert, daher wird keine E-Rechnung herausgegeben',
  cancelled_unsent:
    'Diese Rechnung wurde vor der Ausstellung storniert, daher gibt es nichts zu senden',
  no_reminder_not_issued: 'Zu einem Entwurf gibt es keine Zahlungserinnerungen.',
  no_reminder_cancelled: 'Zu einer stornierten Rechnung gibt es keine Zahlungserinnerungen.',
  no_reminder_settled: 'Es ist nichts offen, daher wird keine Zahlungserinnerung versendet.',
  no_reminder_opted_out: 'Zahlungserinnerungen sind für diese Rechnung abgeschaltet.',
  no_reminder_customer_opted_out: 'Zahlungserinnerungen sind für diesen Kunden abgeschaltet.',
  no_reminder_no_email: 'Der Kunde hat keine E-Mail-Adresse.',
  no_reminder_bad_email: 'An die E-Mail-Adresse des Kunden lässt sich nichts senden.',
  no_reminder_not_configured:
    'Dieser Dienst kann noch keine E-Mails senden: In seinen Einstellungen fehlt SMTP_URL, MAIL_FROM oder PUBLIC_URL.',
  no_reminder_off: 'Dieses Unternehmen versendet keine automatischen Zahlungserinnerungen.',
  no_reminder_no_due_date:
    'Ohne Fälligkeitsdatum wird keine Zahlungserinnerung automatisch versendet.',
  no_reminder_none_left: 'Es ist keine weitere Zahlungserinnerung geplant.',
  no_reminder_hidden: 'Ihre Rolle zeigt nicht, wann Zahlungserinnerungen versendet werden.',
  reminder_under_way: 'Eine Zahlungserinnerung zu dieser Rechnung wird bereits gesendet',
  no_public_url:
    'Dieser Dienst versendet noch keine Dokumente per E-Mail: Ohne PUBLIC_URL führten deren Links auf den eigenen Rechner des Empfängers',
  no_mail_server:
    'Dieser Dienst versendet noch keine E-Mails: In den Einstellungen fehlt SMTP_URL oder MAIL_FROM',
  too_many_endpoints:
    'Ein Unternehmen hat höchstens [max] Webhook-Endpunkte; löschen Sie einen, der nicht mehr gebraucht wird',
  secret_shown:
    'Dieses Geheimnis wurde bereits angezeigt oder ist nicht mehr lesbar. Erstellen Sie ein neues, um es zu sehen',
  not_draft: 'das ist kein Entwurf',
  supply_not_said: 'erst muss gesagt werden, wann geliefert oder geleistet wurde',
  changed_since_selected: 'das wurde nach der Auswahl geändert',
  too_many_jobs: '[max] Ihrer Aufträge laufen noch; warten Sie, bis einer davon beendet ist',
  nothing_selected: 'Es ist nichts ausgewählt',
  job_too_large:
    'Höchstens [max] Belege auf einmal; grenzen Sie die Liste ein, etwa durch einen Zeitraum',
  nothing_due: 'es ist nichts offen',
  not_there: 'nicht vorhanden',
  not_visible: 'nicht vorhanden, oder Sie dürfen es nicht sehen',
  not_allowed: 'Ihre Rolle erlaubt es nicht',
  not_done: 'der Dienst konnte es nicht ausführen; versuchen Sie es erneut',
  nothing_to_publish:
    'Datensätze gelten sofort nach dem Speichern; es gibt nichts zu veröffentlichen, zurückzuziehen oder zu verwerfen',
  file_printed:
    'Ausgestellte Dokumente drucken diese Datei, daher bleibt sie, wie sie ist. Laden Sie eine andere hoch und wählen Sie diese als Logo',
  delete_customer: 'ein Kunde mit Rechnungen oder Angeboten kann nicht gelöscht werden',
  delete_business_with_documents:
    'ein Unternehmen mit Kunden oder Dokumenten kann nicht gelöscht werden',
  delete_business_with_products: 'ein Unternehmen mit Produkten kann nicht gelöscht werden',
  delete_converted_quotation: 'ein Angebot, das zur Rechnung wurde, kann nicht gelöscht werden',
  delete_open_invoice:
    'nur eine Rechnung im Entwurf kann gelöscht werden; stornieren Sie sie stattdessen',
  delete_sent_invoice:
    'eine Rechnung, die versendet, bezahlt oder storniert war, kann nicht gelöscht werden; stornieren Sie sie stattdessen',
  delete_open_quotation: 'nur ein Angebot im Entwurf kann gelöscht werden',
  delete_sent_quotation:
    'ein Angebot, das versendet oder entschieden war, kann nicht gelöscht werden',
  delete_named_product:
    'ein Produkt, das in einem Dokument steht, kann nicht gelöscht werden; archivieren Sie es stattdessen',
  delete_numbered_draft:
    'der Entwurf [number] kann nicht gelöscht werden, da seine Nummer nicht die letzte ihrer Reihe ist; stornieren Sie ihn stattdessen',
  replace_number:
    'die Nummer [number] kann nicht ersetzt werden, da sie nicht die letzte ihrer Reihe ist; behalten Sie sie, oder stornieren Sie den Entwurf und duplizieren Sie ihn',
  database_unreachable: 'Die Datenbank ist gerade nicht erreichbar; versuchen Sie es gleich erneut',
  too_many_documents:
    'Es werden gerade zu viele Dokumente erstellt; versuchen Sie es in Kürze erneut',
  too_many_requests: 'Zu viele Anfragen; versuchen Sie es in [seconds] Sekunden erneut',
  report_too_slow: 'Dieser Bericht dauert zu lange. Wählen Sie einen kürzeren Zeitraum.',
  home_too_slow:
    'Die Zahlen dieser Seite dauern zu lange. Wählen Sie ein Unternehmen, oder versuchen Sie es später erneut.',
  sample_offered_once:
    'Das Beispiel wurde bereits einmal angeboten, oder es gibt inzwischen ein Unternehmen.',
  chart_too_slow:
    'Für dieses Diagramm gibt es zu viele Rechnungen. Die Berichte zeigen kürzere Zeiträume.',
  invitation_mail_subject: 'Einladung zu Invoicing',
  invitation_mail:
    'Sie sind eingeladen, in Invoicing zu arbeiten. Öffnen Sie diesen Link, um Ihr Passwort festzulegen:\n\n[url]\n\nDer Link gilt einmal. Geben Sie ihn nicht weiter.',
  password_mail_subject: 'Neues Passwort für Invoicing',
  password_mail:
    'Jemand hat für diese Adresse ein neues Passwort angefordert. Öffnen Sie diesen Link, um es festzulegen:\n\n[url]\n\nDer Link gilt einmal und eine Stunde lang. Wenn Sie das nicht waren, brauchen Sie nichts zu tun: Ihr Passwort bleibt, wie es ist.',
  no_password_mail:
    'Dieser Server kann keine E-Mails senden. Fragen Sie einen Administrator, oder führen Sie auf dem Server npm run -s manage -- admin:reset-password aus.',
  file_type:
    'Nur PNG-, JPEG-, WebP-, GIF- und PDF-Dateien können hochgeladen werden. Ein Logo muss PNG oder JPEG sein',
  file_too_large: 'Eine Datei darf höchstens [max] MB groß sein',
  file_too_many_pixels: 'Ein Bild darf höchstens [max] Millionen Pixel haben',
  too_many_exports: 'Es laufen gerade zu viele Exporte; versuchen Sie es in Kürze erneut',
  pdf_failed:
    'Das PDF konnte nicht erstellt werden. Prüfen Sie die Angaben und versuchen Sie es erneut.',
  pdf_too_slow: 'Das PDF hat zu lange gedauert. Bitte versuchen Sie es gleich noch einmal',
  document_changing: 'Das Dokument ändert sich gerade ständig; versuchen Sie es in Kürze erneut',
  already_converted: 'Dieses Angebot wurde bereits umgewandelt',
  already_converted_to: 'Dieses Angebot wurde bereits umgewandelt; es wurde zur Rechnung [number]',
  quotation_closed: 'Dieses Angebot kann nicht mehr angenommen oder abgelehnt werden',
  may_not_sort_by: 'Sie dürfen nicht nach [field] filtern oder sortieren',
  may_not_filter_by: 'Sie dürfen nicht nach [field] filtern',
  filter_value: 'Ein Filter hat einen Wert, der nicht zu seinem Feld passt',
  filter_or_search_value: 'Ein Filter oder die Suche hat einen Wert, der nicht zum Feld passt',
  search_too_long: 'Die Suche darf höchstens [max] Zeichen lang sein',
  no_such_key: 'Diesen Schlüssel gibt es nicht',
  invoice_not_found: 'Rechnung nicht gefunden',
  credit_note_not_found: 'Rechnungskorrektur nicht gefunden',
  payment_not_found: 'Zahlung nicht gefunden',
  refund_not_found: 'Erstattung nicht gefunden',
  record_not_found: 'Datensatz nicht gefunden',
  period_closed_for_issue:
    'Die Bücher sind bis [until] abgeschlossen; daher kann nichts vom [date] ausgestellt werden. Ändern Sie das Ausstellungsdatum',
  period_closed:
    'Die Bücher sind bis [until] abgeschlossen; daher kann sich nichts ändern, was am [date] zählt',
  in_closed_period:
    'liegt in einem abgeschlossenen Zeitraum: Die Bücher sind bis [date] abgeschlossen',
  reopen_imported_quotation:
    'Dieses Angebot kann nicht wieder zum Entwurf werden: Es wurde importiert',
  quotation_not_found: 'Angebot nicht gefunden',
  customer_not_found: 'Kunde nicht gefunden',
  product_not_found: 'Produkt nicht gefunden',
  credit_note_without_page:
    'Diese Rechnungskorrektur ist noch nicht ausgestellt und hat daher keine Kundenseite',
  credit_note_without_e_invoice:
    'Diese Rechnungskorrektur ist noch nicht ausgestellt und hat daher keine E-Rechnung',
  own_exports_running: 'Zwei Ihrer Exporte laufen gerade; warten Sie, bis einer fertig ist',
  outdated: 'Nicht gespeichert: [by] hat den Datensatz inzwischen geändert.',
  outdated_by_service:
    'Nicht gespeichert: Die API oder der Dienst selbst hat den Datensatz inzwischen geändert.',

  ...DE_IMPORTS,
  ...DE_BANK,
  attachment_type:
    'Nur PDF-, PNG- und JPEG-Dateien können angehängt werden, und der Inhalt muss dem Dateityp entsprechen',
  attachment_name_used: 'ist der Name eines anderen Anhangs dieses Belegs',
  too_many_files: 'Ein Beleg kann höchstens [max] Anhänge haben',
  files_too_large: 'Die Anhänge eines Belegs dürfen zusammen höchstens [max] MB groß sein',
  mail_too_large:
    'muss aus sein: Mit der E-Rechnung, die sie ebenfalls enthält, haben die Anhänge [size] MB, und eine E-Mail fasst höchstens [max] MB',
  attachments_locked:
    'Dieser Beleg ist ausgestellt, daher können seine Anhänge nicht mehr geändert werden',

  // Of an e-invoice. They read on after the name of a field, and the rule follows them.
  or_terms_needed: 'oder Bedingungen sind erforderlich',
  or_registration_needed: 'oder eine Steuernummer oder Registernummer ist erforderlich',
  or_vat_id_needed: 'oder eine USt-IdNr. ist erforderlich',
  or_tax_category_needed: 'oder eine Steuerkategorie ist bei 0 % erforderlich',
  needed_on_another_day: 'ist erforderlich, wenn es nicht das Ausstellungsdatum ist',
  needed_above_10000: 'ist über 10.000 € erforderlich, wenn der Kunde Unternehmer ist',
  law_late_payment: 'müssen den Satz der Verzugszinsen nennen',
  law_recovery_costs: 'müssen die Pauschale von 40 € für Beitreibungskosten nennen',
  law_early_payment: 'müssen das Skonto nennen oder sagen, dass es keines gibt',
  or_order_reference_needed: 'oder eine Bestellnummer ist erforderlich',
  finding_greece:
    'kann nicht die Griechenlands sein: Peppol verlangt dort eine MARK-Nummer von myDATA',
  finding_not_listed: 'steht nicht in der Liste von EN 16931',
  finding_f_tax: 'muss „Godkänd för F-skatt“ oder leer sein',
  finding_netherlands_scheme: 'muss 0106 oder 0190 sein',
  finding_denmark_scheme: 'muss 0184 sein',
  finding_iceland_scheme: 'muss 0196 sein',
  finding_swedish_rate: 'muss 6, 12 oder 25 sein',
  finding_not_euro: 'muss EUR sein',
  finding_norwegian_vat: 'muss aus NO, neun gültigen Ziffern und MVA bestehen',
  finding_siren: 'muss eine SIREN aus neun Ziffern sein',
  finding_siren_scheme: 'muss eine SIREN mit Schema 0002 sein',
  finding_iso_6523: 'muss ein Code nach ISO 6523 wie 0002 sein',
  finding_unit_code: 'muss ein Code der UN/ECE-Empfehlung 20 sein',
  finding_eas: 'muss ein Code der Liste EAS wie 0088 oder EM sein',
  finding_french_rate: 'muss ein französischer Steuersatz sein',
  finding_swedish_number: 'muss eine gültige schwedische Nummer aus zehn Ziffern sein',
  finding_category_s_rate: 'muss in der Kategorie S über 0 liegen',
  finding_century: 'muss von 2000 bis 2099 sein',
  finding_paid_total: 'muss der Gesamtbetrag sein',
  finding_siren_address: 'muss mit der SIREN beginnen und das Schema 0225 haben',
  finding_vat_country: 'muss mit einem Ländercode wie DE beginnen',
  finding_italian_tax_id: 'muss 11 bis 16 Großbuchstaben und Ziffern haben',
  finding_skonto:
    'muss Zeilen, die mit # beginnen, in der Form #SKONTO#TAGE=14#PROZENT=2.00# haben',
  finding_too_long: 'darf höchstens [max] Zeichen haben',
  finding_four_decimals: 'darf höchstens vier Nachkommastellen haben',
  finding_code_twice: 'muss jeden Code einmal haben',
  finding_address_characters: 'darf nur Buchstaben, Ziffern und + - _ . haben',
  finding_number_characters: 'darf nur Buchstaben, Ziffern und + - _ / haben',
  finding_category_o: 'darf neben anderen Kategorien nicht O sein',
  finding_before_issue_date: 'darf nicht vor dem Ausstellungsdatum liegen',
  finding_hashes: 'darf keine drei Zeichen zwischen zwei # haben',
  finding_scheme_value: 'muss im Schema [scheme] gültig sein',
  finding_peppol_scheme: 'muss ein Schema von Peppol haben, und [scheme] ist keines',
  finding_only_codes: 'darf nur diese Codes haben: [codes]',
  finding_codes: 'muss [codes] haben',
  third_decimal:
    'ergibt [amount], und eine E-Rechnung hat höchstens zwei Nachkommastellen (BR-DEC-23)',
  rate_too_low:
    'ist [rate], und eine E-Rechnung kann keinen Satz über 0 und unter 0,5\u00a0% haben (BR-CO-17)',
  tax_not_per_rate:
    'ist [tax] bei [rate]\u00a0%, und eine E-Rechnung braucht dort [own] (BR-CO-17): Wählen Sie für neue Rechnungen beim Unternehmen unter „Steuerrundung“ „Je Steuersatz“ (tax_rounding: rate)',
  // Payments, and what is on account.
  above_due: 'darf höchstens der offene Betrag sein: [due]',
  above_refund_due: 'darf höchstens der zu erstattende Betrag sein: [due]',
  above_unallocated: 'darf höchstens das Guthaben sein: [left]',
  not_invoice_id: 'muss eine Rechnung dieses Unternehmens sein',
  method_write_off: 'darf nicht von oder zu write_off wechseln',
  write_off_not_on_account: 'geht nicht bei einer Ausbuchung: Es kam kein Geld',
  before_payment_date: 'darf nicht vor dem Tag der Zahlung liegen ([date])',
  pay_draft: 'Für einen Entwurf kann keine Zahlung erfasst werden',
  pay_cancelled: 'Für eine stornierte Rechnung kann keine Zahlung erfasst werden',
  pay_to_come: 'Diese Rechnung nimmt vor ihrem Datum, dem [date], keine Zahlung an',
  pay_credited:
    'Rechnungskorrekturen haben diese Rechnung storniert, daher kann sie nicht bezahlt werden',
  keep_paid_party:
    'Eine Rechnung, für die Zahlungen erfasst wurden, behält ihren Kunden und ihre Währung',
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
  method_of_provider:
    'Ein Zahlungsanbieter hat die Art dieser Zahlung angegeben; sie kann sich nicht ändern',
  payment_at_provider:
    'Dieses Geld liegt bei einem Zahlungsanbieter: Nehmen Sie es von den Rechnungen und erstatten Sie es',
  refund_at_provider:
    'Ein Zahlungsanbieter macht diese Erstattung, darum kann sie nicht storniert werden',
  provider_gone:
    'Der Zahlungsanbieter, bei dem dieses Geld liegt, ist nicht verbunden: Verbinden Sie ihn wieder',
  payment_under_way:
    'Eine Zahlung oder Erstattung dieses Kontos ist unterwegs: Versuchen Sie es noch einmal, wenn sie erfasst ist',
  provider_silent: 'Der Zahlungsanbieter antwortet nicht: Versuchen Sie es gleich noch einmal',
  next_number_form: 'muss die Form [form] haben',
  next_number_used:
    'muss frei sein, und keine spätere Nummer darf vergeben sein: [number] ist die höchste',
  next_number_without_pattern:
    'Kunden dieses Unternehmens haben keine Nummern: Tragen Sie zuerst das Muster ein',
  next_number_high: 'darf höchstens 2.000.000.000 sein',
  not_stripe_key:
    'muss ein geheimer oder eingeschränkter Schlüssel von Stripe sein, der mit sk_ oder rk_ beginnt',
  not_stripe_secret:
    'muss das Signaturgeheimnis des Endpunkts bei Stripe sein, das mit whsec_ beginnt',
  key_refused: 'hat der Anbieter abgelehnt, oder eine Berechtigung fehlt',
  delete_paying_customer: 'ein Kunde mit Zahlungen kann nicht gelöscht werden',
  // The portal of customers.
  contact_not_found: 'Ansprechpartner nicht gefunden',
  attachment_not_found: 'Anhang nicht gefunden',
  contact_request_gone:
    'Diese Anfrage wartet nicht mehr: Jemand hat sie schon entschieden, oder der Kunde hat eine neuere geschickt',
  invitation_not_allowed:
    'muss false sein: Schlüssel dieses Unternehmens dürfen nicht ins Portal einladen',
  not_contact_id: 'muss die ID eines Kontakts dieses Kunden sein',
  portal_not_allowed:
    'Dieser Kontakt darf sich nicht am Portal anmelden: Laden Sie ihn zuerst dazu ein',

  ...DE_JOBS,
  ...DE_MATCHING,
};
