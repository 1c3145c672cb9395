/** Problems of a file that is imported. */
export const DE = {
  'must be at most [#max] MB': 'darf höchstens [#max] MB groß sein',
  'must have at most [#max] rows': 'darf höchstens [#max] Zeilen haben',
  'must have at most [#max] columns': 'darf höchstens [#max] Spalten haben',
  'must begin with a row of column names': 'muss mit einer Zeile von Spaltennamen beginnen',
  'has no row below the names of its columns': 'hat keine Zeile unter den Spaltennamen',
  'is not well-formed CSV: look at the quotes in row [#row]':
    'ist kein gültiges CSV: prüfen Sie die Anführungszeichen in Zeile [#row]',
  'must not fill [field] twice': 'darf [field] nicht zweimal füllen',
  'must not fill [field]: your role does not allow it':
    'darf [field] nicht füllen: Ihre Rolle erlaubt es nicht',
  'must not fill paid_on: your role records no payments':
    'darf paid_on nicht füllen: Ihre Rolle erfasst keine Zahlungen',
  'must stay off: your role makes no customers':
    'muss ausgeschaltet bleiben: Ihre Rolle legt keine Kunden an',
  '[#count] customers match this row; add a column with the id':
    '[#count] Kunden passen zu dieser Zeile; fügen Sie eine Spalte mit der ID hinzu',
  '[#count] products match this row; add a column with the id':
    '[#count] Produkte passen zu dieser Zeile; fügen Sie eine Spalte mit der ID hinzu',
  'means the same customer as row [#row]': 'meint denselben Kunden wie Zeile [#row]',
  'means the same product as row [#row]': 'meint dasselbe Produkt wie Zeile [#row]',
  'changes a customer that your role may not change':
    'ändert einen Kunden, den Ihre Rolle nicht ändern darf',
  'changes a product that your role may not change':
    'ändert ein Produkt, das Ihre Rolle nicht ändern darf',
  'differs from the number of row [#row] only by case':
    'unterscheidet sich von der Nummer in Zeile [#row] nur durch Groß- und Kleinschreibung',
  'is already here, and differs in: [fields]': 'ist bereits vorhanden und weicht ab in: [fields]',
  'must be empty for a draft': 'muss bei einem Entwurf leer sein',
  'must be empty for a cancelled invoice': 'muss bei einer stornierten Rechnung leer sein',
  'A customer was deleted meanwhile; choose the file again':
    'Ein Kunde wurde inzwischen gelöscht; wählen Sie die Datei erneut',
  'Another import is running; try again shortly':
    'Ein anderer Import läuft; versuchen Sie es in Kürze erneut',
  'must name a field or null for each column of the file':
    'muss für jede Spalte der Datei ein Feld oder keines nennen',
  'differs from row [#row] of this invoice': 'weicht von Zeile [#row] dieser Rechnung ab',
  'is [#paid], and the invoice with a total of [#total] has the status paid':
    'ist [#paid], und die Rechnung mit dem Gesamtbetrag [#total] hat den Status bezahlt',
  'is [#stated], and the lines come to [#computed]':
    'ist [#stated], und die Positionen ergeben [#computed]',
  'is no customer of this business: import the customers first, or have them made':
    'ist kein Kunde dieses Unternehmens: importieren Sie zuerst die Kunden, oder lassen Sie sie anlegen',
};

export type ImportTexts = Readonly<Record<keyof typeof DE, string>>;
