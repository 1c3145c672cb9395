import { counted, shownCount } from '../../words/catalogues';
import type { ImportWords, ListWord } from './en';
import { FIELDS } from './fields-es';

interface Forms {
  one: string;
  other: string;
}

const NOUNS: Readonly<Record<ListWord, Forms>> = {
  customers: { one: 'cliente', other: 'clientes' },
  products: { one: 'producto', other: 'productos' },
  invoices: { one: 'factura', other: 'facturas' },
};

const CREATED: Readonly<Record<ListWord, Forms>> = {
  customers: { one: 'cliente creado', other: 'clientes creados' },
  products: { one: 'producto creado', other: 'productos creados' },
  invoices: { one: 'factura creada', other: 'facturas creadas' },
};

const REPEATED =
  'Una importación repetida no crea duplicados. Una celda vacía deja el campo como está.';

export const ES: ImportWords = {
  import: 'Importar',
  subtitle: 'Desde un archivo CSV, todas las filas o ninguna.',
  lists: {
    customers: {
      title: 'Importar clientes',
      all: 'Todos los clientes',
      help: `Una fila se refiere al cliente de su id, como en una exportación, o si no al que tiene su nombre y su correo. ${REPEATED}`,
    },
    products: {
      title: 'Importar productos',
      all: 'Todos los productos',
      help: `Una fila se refiere al producto de su id, como en una exportación, o si no al de su referencia o, sin referencia, al de su nombre. ${REPEATED}`,
    },
    invoices: {
      title: 'Importar facturas',
      all: 'Todas las facturas',
      help: 'Para facturas de otro programa. Una fila es una línea: las filas con el mismo número forman una factura. Un archivo con un importe por factura tiene una fila para cada una. Las facturas conservan sus números, y las que ya están aquí no cambian. Ningún webhook avisa de ellas.',
    },
  },
  business: 'Empresa',
  file: 'Archivo',
  fileHint: 'CSV, 20 MB y 100.000 filas como máximo.',
  makeCustomers: 'Crear los clientes que falten',
  reading: {
    encoding: 'Codificación',
    separator: 'Separador',
    separators: { ',': 'Coma', ';': 'Punto y coma', '\t': 'Tabulador' },
    decimal: 'Decimales',
    decimals: { '.': 'Punto: 1,234.50', ',': 'Coma: 1.234,50' },
    dates: 'Fechas con barras',
    orders: { dmy: 'Primero el día: 31/12/2026', mdy: 'Primero el mes: 12/31/2026' },
    chooseOrder: 'Elegir el orden',
  },
  mapping: {
    columns: 'Columnas del archivo',
    column: 'Columna del archivo',
    firstValues: 'Primeros valores',
    field: 'Campo',
    fieldFor: (column) => `Campo para ${column}`,
    none: 'No se importa',
    fields: FIELDS,
  },
  progress: {
    reading: 'Leyendo el archivo …',
    checked: (done, of) => `Comprobando: ${shownCount(done)} de ${shownCount(of)} …`,
    stored: (done, of) => `Guardando: ${shownCount(done)} de ${shownCount(of)} …`,
  },
  problems: {
    title: 'Problemas',
    row: 'Fila',
    column: 'Columna',
    problem: 'Problema',
    first: (shown, all) => `Los primeros ${shownCount(shown)} de ${shownCount(all)}.`,
    count: (count) =>
      `${counted(count, { one: 'problema', other: 'problemas' })}. No se importa nada hasta que el archivo no tenga ninguno.`,
  },
  outcome: ({ list, created, changed, same, customers, stored }) => {
    const first = stored
      ? counted(created, CREATED[list])
      : `${counted(created, NOUNS[list])} por crear`;
    const changes = stored
      ? counted(changed, { one: 'modificado', other: 'modificados' })
      : `${shownCount(changed)} por modificar`;
    if (list !== 'invoices') return `${first}, ${changes}, ${shownCount(same)} sin cambios.`;
    const made = counted(customers, { one: 'cliente nuevo', other: 'clientes nuevos' });
    const here = counted(same, { one: 'ya existente', other: 'ya existentes' });
    return `${first}${customers > 0 ? ` con ${made}` : ''}, ${here}.`;
  },
  sums: (_currency, total, paid) => `${total} en total, ${paid} pagados.`,
  skipped: (count, ranges) =>
    `Las facturas nuevas siguen después de las importadas. Se saltan para siempre ${counted(count, { one: 'número libre', other: 'números libres' })}: ${ranges}.`,
  importThese: (list, count) => `Importar ${counted(count, NOUNS[list])}`,
};
