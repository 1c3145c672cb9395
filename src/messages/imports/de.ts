import type { EN_IMPORTS } from './en';

export const DE_IMPORTS: Readonly<Record<keyof typeof EN_IMPORTS, string>> = {
  draft_no_customer: 'ist noch kein Kunde, und Ihre Rolle legt keine Kunden an',
  draft_many_customers:
    'passt zu [count] Kunden: Legen Sie diese Rechnung von Hand an, und wählen Sie den gemeinten',
  not_draft_file: 'muss ein Entwurf sein, den die Seite für Rechnungen gespeichert hat',
  import_too_large: 'darf höchstens [max] MB groß sein',
  import_too_many_rows: 'darf höchstens [max] Zeilen haben',
  import_too_many_columns: 'darf höchstens [max] Spalten haben',
  import_without_names: 'muss mit einer Zeile von Spaltennamen beginnen',
  import_without_rows: 'hat keine Zeile unter den Spaltennamen',
  import_not_table: 'ist keine CSV-, .xlsx- oder .ods-Datei',
  import_old_workbook: 'ist eine .xls-Datei alter Versionen von Excel: Speichern Sie sie als .xlsx',
  import_locked_workbook: 'hat ein Passwort: Speichern Sie sie ohne',
  import_damaged:
    'ist beschädigt: Öffnen Sie sie in einer Tabellenkalkulation, und speichern Sie sie neu',
  import_unpacks:
    'enthält zu viel, um gelesen zu werden: Speichern Sie das Blatt mit den Zeilen als CSV',
  import_no_sheet: 'hat kein Blatt [sheet]',
  import_too_many_sheets: 'darf höchstens [max] Blätter haben',
  import_not_csv: 'ist kein gültiges CSV: Prüfen Sie die Anführungszeichen in Zeile [row]',
  profile_no_column: 'ist keine Spalte der Datei',
  profile_no_amount:
    'muss eine Spalte mit dem Betrag sein, oder eine mit Eingängen und eine mit Ausgängen',
  profile_no_currency: 'muss eine Währung sein, oder eine Spalte, die sie nennt',
  profile_name_used: 'ist der Name eines anderen gespeicherten Profils',
  profiles_full: 'wäre eines mehr als die [max] Profile, die gespeichert werden können',
  profile_not_columns: 'muss eine Liste von Spalten sein',
  import_header: 'muss eine Zeile von 1 bis [max] sein',
  import_twice: 'darf [field] nicht zweimal füllen',
  import_hidden_field: 'darf [field] nicht füllen: Ihre Rolle erlaubt es nicht',
  import_no_payments: 'darf paid_on nicht füllen: Ihre Rolle erfasst keine Zahlungen',
  import_no_customers: 'muss ausgeschaltet bleiben: Ihre Rolle legt keine Kunden an',
  import_many_customers:
    '[count] Kunden passen zu dieser Zeile; fügen Sie eine Spalte mit der ID hinzu',
  import_many_products:
    '[count] Produkte passen zu dieser Zeile; fügen Sie eine Spalte mit der ID hinzu',
  import_same_customer: 'steht für denselben Kunden wie Zeile [row]',
  import_same_product: 'steht für dasselbe Produkt wie Zeile [row]',
  import_locked_customer: 'ändert einen Kunden, den Ihre Rolle nicht ändern darf',
  import_locked_product: 'ändert ein Produkt, das Ihre Rolle nicht ändern darf',
  import_number_case:
    'unterscheidet sich von der Nummer in Zeile [row] nur durch Groß- und Kleinschreibung',
  import_differs_from_stored: 'ist bereits vorhanden und weicht ab in: [fields]',
  import_not_for_draft: 'muss bei einem Entwurf leer sein',
  import_not_for_cancelled: 'muss bei einer stornierten Rechnung leer sein',
  import_customer_deleted: 'Ein Kunde wurde inzwischen gelöscht; wählen Sie die Datei erneut',
  import_number_used: 'Eine Nummer der Datei wurde inzwischen vergeben; wählen Sie die Datei neu',
  import_running: 'Ein anderer Import läuft; versuchen Sie es in Kürze erneut',
  import_not_date: 'muss ein Tag sein, zum Beispiel 31.12.2026 oder 2026-12-31',
  import_mapping: 'muss für jede Spalte der Datei ein Feld oder keines nennen',
  import_differs_from_row: 'weicht von Zeile [row] dieser Rechnung ab',
  import_paid_not_total:
    'ist [paid], und die Rechnung mit dem Gesamtbetrag [total] hat den Status bezahlt',
  import_sum_differs: 'ist [stated], und die Positionen ergeben [computed]',
  import_asks: 'kann mehreres bedeuten: Wählen Sie, was darin steht',
  import_net_differs: 'ist [stated], und Menge mal Preis ergibt [computed]',
  import_no_net: 'ist [stated], und kein Nettobetrag ergibt das mit [rate] % Steuer',
  import_tax_differs: 'ist [stated], und [rate] % Steuer ergeben [computed]',
  import_gross_differs: 'ist [stated], und Netto und Steuer ergeben [computed]',
  import_many_rates: 'ist [stated], und mehrere Sätze ergeben das: Ergänzen Sie den Steuersatz',
  import_no_rate: 'ist [stated], und kein Steuersatz ergibt das',
  import_needs_total: 'lässt sich nur mit Gesamtbetrag prüfen: Ergänzen Sie eine Spalte damit',
  import_two_readings: 'ist [stated], vor oder nach Steuer: Ergänzen Sie die Steuer der Rechnung',
  import_due_differs: 'ist [stated], doch Gesamtbetrag und Bezahltes lassen [computed] offen',
  import_reason: 'Nicht importiert, weil',
  import_other_row: 'eine andere Zeile dieser Rechnung hat ein Problem',
  import_no_sum:
    'muss sagen, welche Summe das andere Programm in [currency] hat, denn die Datei hat keine Gesamtbeträge',
  import_other_sum: 'ist [stated] [currency], und die Rechnungen ergeben [computed] [currency]',
  import_unknown_customer:
    'ist kein Kunde dieses Unternehmens: Importieren Sie zuerst die Kunden, oder lassen Sie sie anlegen',
  import_stays_changed:
    'Dieser Import bleibt: Er hat [count] Datensätze geändert, die schon da waren',
  import_stays_touched: 'Dieser Import bleibt: [name] wurde seitdem verwendet oder geändert',
  import_stays_numbered: 'Dieser Import bleibt: [number] hat danach eine Nummer bekommen',
  import_stays_rights: 'Dieser Import bleibt: Ihre Rolle darf nicht alle seine Datensätze löschen',
};
