import { AGES, VALUES } from '../../../messages/columns/es';
import type { IntervalUnit } from '../../../domain/schedule/occurrences';
import { counted, shownCount } from '../catalogues';
import type { HomeWords, RecurringWords, ReportWords } from '../en/figures';

export const HOME_WORDS: HomeWords = {
  title: 'Inicio',
  hello: (name) => `Hola, ${name}`,
  unreadable: 'No se han podido cargar las cifras. Vuelva a cargar la página.',
  tooSlow: 'Esto tarda demasiado. Elija una empresa, o inténtelo más tarde.',
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
    title: 'Los clientes no pueden abrir los enlaces de los correos',
    text: 'Los enlaces llevan a este equipo. Quien administra el servicio debe indicar en PUBLIC_URL la dirección en la que los clientes llegan a él y reiniciarlo.',
  },
  steps: {
    title: 'Su primera factura en cinco pasos',
    done: 'Hecho',
    noBusiness:
      'Aún no es miembro de ninguna empresa. Un administrador le añade en el formulario de la empresa.',
    path: {
      business: {
        name: 'Su empresa',
        text: 'Cada factura muestra su nombre y su dirección.',
        button: 'Añadir una empresa',
      },
      look: {
        name: 'Su aspecto',
        text: 'Un logotipo o un color para sus documentos.',
        button: 'Elegir el aspecto',
      },
      customer: {
        name: 'Un cliente',
        text: 'Quien recibe la factura.',
        button: 'Añadir un cliente',
      },
      invoice: {
        name: 'Una factura',
        text: 'Añada líneas y guarde.',
        button: 'Crear una factura',
      },
      send: {
        name: 'El envío',
        text: 'Por correo electrónico, o descargue el PDF y marque la factura como enviada.',
        button: 'Abrir la factura',
      },
    },
  },
  sample: {
    badge: 'Ejemplo',
    offer:
      '¿Quiere echar un vistazo primero? Una empresa de ejemplo tiene un cliente, una factura y un presupuesto. Se elimina con un clic.',
    make: 'Añadir una empresa de ejemplo',
    decline: 'No, gracias',
    made: (name) => `Se ha añadido ${name}.`,
    counts: 'Así es una empresa. Cuenta en las listas y las cifras hasta que la elimine.',
    remove: 'Eliminar el ejemplo',
    removed: (name) => `Se ha eliminado ${name}.`,
    keep: 'Conservar como empresa',
    kept: (name) => `${name} es ahora una empresa como cualquier otra.`,
    changed: {
      title: (name) => `¿Eliminar ${name}?`,
      text: 'Se ha añadido o cambiado algo en ella. Se eliminará con el ejemplo y no podrá recuperarse.',
    },
    issued:
      'El ejemplo no se puede eliminar, porque un documento emitido nunca se elimina. Puede conservarlo como empresa. El documento:',
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
    months: (from, to) => `Sin IVA, ${from} – ${to}`,
    inTwelveMonths: 'en doce meses',
    loading: 'Cargando los ingresos…',
    unreadable: 'No se han podido cargar los ingresos. Vuelva a cargar la página.',
    none: 'No se ha facturado nada en estos doce meses.',
    chart: (currency) => `Ingresos por mes en ${currency}`,
    bar: (month, amount) => `${month}: ${amount}`,
    scale: { K: 'k', M: 'M', B: 'mil\u00a0M', T: 'B' },
  },
};

export const REPORT_WORDS: ReportWords = {
  title: 'Informes',
  names: {
    tax: 'IVA',
    'open-items': 'Pendiente de cobro',
    revenue: 'Ingresos',
    statement: 'Extracto de cuenta de un cliente',
  },
  statementOf: (customer) => `Extracto de cuenta de ${customer}`,
  statementIn: (currency) => `Extracto de cuenta de un cliente en ${currency}`,
  asOf: (day) => `a ${day}`,
  subtitle: (business, report, when) => `${business}: ${report}, ${when}`,
  download: (format) => `Descargar ${format}`,
  chooseCustomer: 'Elija el cliente del extracto de cuenta.',
  noBusiness: 'No hay ninguna empresa cuyos informes pueda ver.',
  unreadable: 'No se ha podido cargar el informe.',
  choices: {
    report: 'Informe',
    business: 'Empresa',
    asOf: 'A fecha de',
    period: 'Periodo',
    ownDates: 'Otras fechas',
    from: 'Desde',
    to: 'Hasta',
    customer: 'Cliente',
    aCustomer: 'Elegir un cliente',
    chosenCustomer: 'Cliente elegido',
    noCustomer: 'Ningún cliente con este nombre',
    openCustomer: 'Abrir el cliente',
    rowForEach: 'Una fila por',
    taxCounts: 'Criterio del IVA',
    rowsBy: 'Filas por',
  },
  bases: {
    issue: 'IVA devengado (fecha de emisión)',
    payment: 'Criterio de caja (fecha de pago)',
  },
  groups: { whole: 'Periodo completo', month: 'Meses', quarter: 'Trimestres', year: 'Años' },
  keys: { customer: 'Cliente', product: 'Producto', month: 'Mes' },
  ages: AGES,
  entries: VALUES.entry,
  percent: (rate) => `${rate}\u00a0%`,
  columns: {
    period: 'Periodo',
    taxRate: 'Tipo',
    category: 'Categoría',
    net: 'Base imponible',
    tax: 'IVA',
    gross: 'Total con IVA',
    documents: 'Documentos',
    customer: 'Cliente',
    total: 'Total',
    toRefund: 'Por reembolsar',
    onAccount: 'A cuenta',
    date: 'Fecha',
    entry: 'Movimiento',
    number: 'Número',
    amount: 'Importe',
    balance: 'Saldo',
    due: 'Pendiente',
  },
  documents: {
    count: (count) => counted(count, { one: 'documento', other: 'documentos' }),
    ofTax: (rate, currency, period) => `IVA al ${rate} en ${currency}, ${period}`,
    ofRevenue: (currency, row) => `Ingresos en ${currency}: ${row}`,
    allOpen: (customer, currency) => `${customer}: todo lo pendiente de cobro, ${currency}`,
    openOfAge: (customer, age, currency) => `${customer}: ${age}, ${currency}`,
    unreadable: 'No se han podido cargar los documentos.',
    loading: 'Cargando…',
    close: 'Cerrar',
    newer: 'Más recientes',
    older: 'Más antiguos',
    page: (page, last) => `Página ${page} de ${last}`,
  },
  rows: {
    sumIn: (currency) => `Suma en ${currency}`,
    writtenOffIn: (currency) => `Dado de baja en ${currency}`,
    balanceBefore: VALUES.entry.opening,
    balanceAfter: VALUES.entry.closing,
    withoutProduct: 'Sin producto',
    unknownProduct: (id) => `Producto desconocido ${id}`,
  },
  empty: {
    tax: 'No hay IVA en este periodo.',
    revenue: 'No hay ingresos en este periodo.',
    open: 'No hay nada pendiente de cobro.',
    statement: 'No hubo movimientos en este periodo.',
  },
};

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
