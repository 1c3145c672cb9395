import type { EN_BANK } from './en';

export const ES_BANK: Readonly<Record<keyof typeof EN_BANK, string>> = {
  bank_file_type:
    'El archivo debe ser CAMT.053, un ZIP de estos, MT940 o CSV, enviado con su propio Content-Type',
  bank_unknown_format: 'El archivo no es un extracto bancario en un formato conocido aquí',
  bank_unknown_columns: 'no se conocen aquí: indique qué contiene cada una',
  bank_too_many_entries: 'Un archivo puede tener como máximo [max] apuntes',
  bank_already_imported: 'Este archivo ya se importó',
  bank_statement_used:
    'Un movimiento de este extracto está o estuvo conciliado, por eso se conserva',
  bank_not_deleted:
    'Los extractos bancarios se eliminan en la página «Banco» mientras no se haya conciliado nada',
  bank_unknown_account: '([account]) no es una cuenta de esta empresa',
  bank_several_unknown: 'es una sola cuenta, y el archivo nombra varias desconocidas',
  bank_no_account: 'no nombra ninguna cuenta: indique account_id',
  bank_other_account: 'es otra cuenta que la del archivo',
  bank_no_currency: 'no nombra ninguna moneda',
  bank_no_statement: 'no contiene ningún extracto',
  bank_not_xml: 'no es XML bien formado',
  bank_doctype: 'no debe tener DOCTYPE',
  bank_too_deep: 'debe tener como máximo [max] niveles de elementos',
  bank_no_amount: 'no tiene un importe legible',
  bank_no_mark: 'no indica ni abono ni cargo',
  bank_no_day: 'no tiene un día legible',
  bank_no_entry: 'no se puede leer como apunte',
  bank_no_balance: 'tiene un saldo ilegible',
  bank_other_currency: 'está en [currency], y su cuenta en [account]',
  bank_decimals: 'tiene más decimales que [currency]',
  bank_balance_differs: 'cierra con [stated], y sus apuntes dan [computed]',
  bank_unreadable: 'contiene demasiado para poder leerse',
  bank_zip_damaged: 'es un ZIP dañado',
  bank_zip_locked: 'no debe estar cifrado',
  bank_zip_content: 'solo debe contener archivos XML',
  bank_zip_files: 'debe contener como máximo [max] archivos',
  bank_zip_size: 'debe ocupar como máximo [max] MB al descomprimirse',
  bank_busy: 'Se están leyendo otros extractos; inténtelo de nuevo en breve',
};
