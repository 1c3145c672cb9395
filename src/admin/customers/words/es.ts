import { shownCount } from '../../words/catalogues';
import type { CustomerWords } from './en';

const TYPES = {
  invoice: { title: 'Factura', one: 'factura', article: 'Las', plural: 'facturas' },
  quotation: { title: 'Presupuesto', one: 'presupuesto', article: 'Los', plural: 'presupuestos' },
  credit_note: { title: 'Abono', one: 'abono', article: 'Los', plural: 'abonos' },
};

export const ES: CustomerWords = {
  title: 'Documentos',
  newInvoice: 'Nueva factura',
  statement: 'Extracto de cuenta',
  loading: 'Cargando…',
  unreadable: 'No se han podido cargar los documentos.',
  none: 'Aún no hay ningún documento.',
  outstanding: 'Pendiente',
  toRefund: 'Por reembolsar',
  nothingOutstanding: 'No hay importes pendientes.',
  dated: (type, day) => `${TYPES[type].title}, ${day}`,
  all: (type, count) => {
    const { one, article, plural } = TYPES[type];
    return count === 1 ? `1 ${one}` : `${article} ${shownCount(count)} ${plural}`;
  },
};
