import { counted, shownCount } from '../../words/catalogues';
import type { HomeWords } from './en';

export const ES: HomeWords = {
  title: 'Inicio',
  hello: (name) => `Hola, ${name}`,
  unreadable: 'No se han podido cargar las cifras. Vuelva a cargar la página.',
  noFigures: 'Su rol no muestra cifras de facturas.',
  currency: 'Moneda',
  allCurrencies: 'Todas las monedas',
  failing: {
    label: 'Webhooks con fallos',
    title: 'Fallan los webhooks',
    failing: 'Con fallos',
    off: 'Desactivado',
    failed: (count) => counted(count, { one: 'entrega fallida', other: 'entregas fallidas' }),
    more: (count) => `y ${shownCount(count)} más`,
  },
  refused: { label: 'Correos rechazados', title: 'Hay correos que no llegaron' },
  noPublicUrl: {
    label: 'Falta un ajuste',
    title: 'Falta PUBLIC_URL',
    text: 'Los enlaces de los correos solo se abren en este equipo. Indique en PUBLIC_URL la dirección en la que los clientes llegan a este servicio y reinícielo.',
  },
  steps: {
    title: 'Su primera factura en tres pasos',
    done: 'Hecho',
    noBusiness:
      'Aún no es miembro de ninguna empresa. Un administrador le añade en el formulario de la empresa.',
    business: {
      text: 'Su empresa: cada factura muestra su nombre y su dirección.',
      button: 'Añadir una empresa',
    },
    customer: { text: 'Un cliente, que recibe la factura.', button: 'Añadir un cliente' },
    invoice: {
      text: 'La factura: añada líneas, guarde, envíe el PDF.',
      button: 'Crear una factura',
    },
  },
  outstanding: {
    title: 'Importes pendientes por antigüedad',
    label: 'Pendiente',
    inCurrency: (currency) => `Importes pendientes en ${currency}`,
    none: 'No hay importes pendientes.',
  },
  paid: { title: 'Pagado este mes', none: 'No se ha pagado nada este mes.' },
  latest: 'Últimas facturas',
  waiting: { title: 'En espera', none: 'No hay borradores ni presupuestos en espera.' },
  counts: {
    invoices: (count) => counted(count, { one: 'factura', other: 'facturas' }),
    payments: (count) => counted(count, { one: 'pago', other: 'pagos' }),
    markedPaid: (count) =>
      counted(count, { one: 'marcada como pagada', other: 'marcadas como pagadas' }),
    draft_invoices: (count) =>
      counted(count, { one: 'borrador de factura', other: 'borradores de factura' }),
    draft_quotations: (count) =>
      counted(count, { one: 'borrador de presupuesto', other: 'borradores de presupuesto' }),
    sent_quotations: (count) =>
      counted(count, { one: 'presupuesto sin respuesta', other: 'presupuestos sin respuesta' }),
    accepted_quotations: (count) =>
      counted(count, {
        one: 'presupuesto aceptado por facturar',
        other: 'presupuestos aceptados por facturar',
      }),
  },
  revenue: {
    title: 'Ingresos',
    months: (from, to) => `Sin impuestos, ${from} – ${to}`,
    inTwelveMonths: 'en doce meses',
    loading: 'Cargando los ingresos…',
    unreadable: 'No se han podido cargar los ingresos. Vuelva a cargar la página.',
    none: 'No se ha facturado nada en estos doce meses.',
    chart: (currency) => `Ingresos por mes en ${currency}`,
    bar: (month, amount) => `${month}: ${amount}`,
    scale: { K: 'k', M: 'M', B: 'mil\u00a0M', T: 'B' },
  },
};
