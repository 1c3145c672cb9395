import type { ImportTexts } from './de';

export const ES: ImportTexts = {
  'must be at most [#max] MB': 'puede tener como máximo [#max] MB',
  'must have at most [#max] rows': 'puede tener como máximo [#max] filas',
  'must have at most [#max] columns': 'puede tener como máximo [#max] columnas',
  'must begin with a row of column names': 'debe empezar con una fila de nombres de columna',
  'has no row below the names of its columns':
    'no tiene ninguna fila debajo de los nombres de columna',
  'is not well-formed CSV: look at the quotes in row [#row]':
    'no es un CSV válido: revise las comillas de la fila [#row]',
  'must not fill [field] twice': 'no puede rellenar [field] dos veces',
  'must not fill [field]: your role does not allow it':
    'no puede rellenar [field]: su rol no lo permite',
  'must not fill paid_on: your role records no payments':
    'no puede rellenar paid_on: su rol no registra pagos',
  'must stay off: your role makes no customers': 'debe seguir desactivado: su rol no crea clientes',
  '[#count] customers match this row; add a column with the id':
    '[#count] clientes coinciden con esta fila; añada una columna con el id',
  '[#count] products match this row; add a column with the id':
    '[#count] productos coinciden con esta fila; añada una columna con el id',
  'means the same customer as row [#row]': 'se refiere al mismo cliente que la fila [#row]',
  'means the same product as row [#row]': 'se refiere al mismo producto que la fila [#row]',
  'changes a customer that your role may not change':
    'cambia un cliente que su rol no puede cambiar',
  'changes a product that your role may not change':
    'cambia un producto que su rol no puede cambiar',
  'differs from the number of row [#row] only by case':
    'solo difiere en mayúsculas del número de la fila [#row]',
  'is already here, and differs in: [fields]': 'ya existe y difiere en: [fields]',
  'must be empty for a draft': 'debe estar vacío en un borrador',
  'must be empty for a cancelled invoice': 'debe estar vacío en una factura cancelada',
  'A customer was deleted meanwhile; choose the file again':
    'Se eliminó un cliente mientras tanto; elija de nuevo el archivo',
  'Another import is running; try again shortly':
    'Hay otra importación en curso; inténtelo en breve',
  'must name a field or null for each column of the file':
    'debe indicar un campo o ninguno para cada columna del archivo',
  'differs from row [#row] of this invoice': 'difiere de la fila [#row] de esta factura',
  'is [#paid], and the invoice with a total of [#total] has the status paid':
    'es [#paid], y la factura con un total de [#total] tiene el estado pagado',
  'is [#stated], and the lines come to [#computed]': 'es [#stated], y las líneas suman [#computed]',
  'is no customer of this business: import the customers first, or have them made':
    'no es un cliente de esta empresa: importe primero los clientes o haga que se creen',
};
