import type { IntervalUnit } from '../../../domain/schedule/occurrences';
import { counted, shownCount } from '../catalogues';
import type { RecurringWords } from '../en/recurring';

const UNITS: Readonly<Record<IntervalUnit, { one: string; many: string }>> = {
  day: { one: 'Cada día', many: 'días' },
  week: { one: 'Cada semana', many: 'semanas' },
  month: { one: 'Cada mes', many: 'meses' },
  year: { one: 'Cada año', many: 'años' },
};

const invoices = (count: number): string => counted(count, { one: 'factura', other: 'facturas' });

export const RECURRING_WORDS: RecurringWords = {
  lastDay: 'Último día',
  unnamed: 'La factura recurrente',
  every: (count, unit) =>
    count === 1 ? UNITS[unit].one : `Cada ${shownCount(count)} ${UNITS[unit].many}`,
  title: 'Calendario',
  unreadable: 'No se pudo leer el calendario.',
  next: (day) => `Próxima factura: ${day}`,
  noNext: 'Ya no habrá más facturas.',
  missed: (count) =>
    `${counted(count, { one: 'fecha ha pasado', other: 'fechas han pasado' })} durante la pausa.`,
  ended: 'Esta factura recurrente ha terminado, por lo que sus campos no se pueden cambiar.',
  past: {
    title: 'Hasta ahora',
    none: 'Todavía no se ha creado ninguna factura.',
    skipped: 'Omitida',
    deleted: 'Eliminada',
  },
  pause: { label: 'Pausar', done: (name) => `${name} está en pausa.` },
  resume: {
    label: 'Reanudar',
    title: (name) => `¿Reanudar ${name}?`,
    field: 'Fechas que han pasado',
    hint: (count) => `${invoices(count)} sin crear durante la pausa.`,
    done: (name) => `${name} continúa.`,
  },
  skip: {
    label: 'Omitir la próxima fecha',
    title: (day) => `¿Omitir el ${day}?`,
    text: 'No se crea ninguna factura para esta fecha. No se puede deshacer.',
    confirm: 'Omitir',
    done: (day) => `El ${day} se ha omitido.`,
  },
  run: {
    label: 'Crear la próxima factura ahora',
    title: (day) => `¿Crear ahora la factura del ${day}?`,
    text: {
      draft: 'Será un borrador.',
      issue: 'Se emite con la fecha de hoy.',
      issue_and_send: 'Se emite con la fecha de hoy y se envía al cliente.',
    },
    confirm: 'Crear ahora',
    done: (number) => `Se ha creado ${number}.`,
  },
  cancel: {
    label: 'Terminar definitivamente',
    title: (name) => `¿Terminar ${name} definitivamente?`,
    text: 'No creará más facturas. Las que creó se conservan. No se puede deshacer.',
    confirm: 'Terminar',
    done: (name) => `${name} ha terminado.`,
  },
  coming: {
    title: 'Próximas facturas',
    hint: 'Elija un cliente, un intervalo y una primera fecha, y añada una línea, para ver las próximas facturas.',
    none: 'No se crearía ninguna factura.',
    made: (day) => `Se crea el ${day}`,
    due: (day) => `Vence el ${day}`,
    unreachable: 'No se pudo contactar con el servicio.',
  },
  placeholders: {
    title: 'Marcadores',
    text: 'En un texto, cada factura tiene ahí su propio valor. Un clic coloca uno en el cursor.',
    insert: (name) => `Insertar ${name}`,
  },
  priceSource: 'Precio del producto',
  make: {
    label: 'Hacer recurrente',
    title: (number) => `Facturar ${number} periódicamente`,
    text: 'El cliente, las líneas y los textos son los de esta factura. Después puede cambiarlos.',
    done: 'La factura recurrente está creada.',
  },
  origin: (name) =>
    name === null ? 'De una factura recurrente' : `De la factura recurrente ${name}`,
  reprice: {
    button: 'Precios nuevos',
    title: 'Cambiar precios o tipos de impuesto',
    text: 'Muestra lo que cambia antes de guardar nada.',
    change: 'Cambio',
    changes: {
      price_by: 'En un importe',
      price_percent: 'En un porcentaje',
      new_tax_rate: 'Al impuesto %',
    },
    value: 'Valor',
    everyCustomer: 'Todos los clientes',
    everyProduct: 'Todos los productos',
    show: 'Mostrar',
    apply: 'Aplicar',
    none: 'Nada coincide. Elija otras líneas.',
    matches: (count) =>
      `${counted(count, { one: 'factura recurrente cambia', other: 'facturas recurrentes cambian' })}.`,
    done: (count) =>
      `${counted(count, { one: 'factura recurrente se ha cambiado', other: 'facturas recurrentes se han cambiado' })}.`,
  },
  home: {
    title: 'Facturas recurrentes',
    days: 'En los próximos 30 días',
    count: invoices,
    more: 'Solo se suman las próximas 2.000 facturas recurrentes.',
    drafts: (count) =>
      `${invoices(count)} de recurrentes ${count === 1 ? 'espera como borrador' : 'esperan como borradores'}`,
    nothing: 'No se crea ninguna factura en los próximos 30 días.',
    failing: 'Facturas recurrentes con errores',
  },
};
