import { counted, shownCount } from '../catalogues';
import type {
  BusinessWords,
  ColumnTexts,
  ExportWords,
  FilterWords,
  ListBarWords,
  ListPageWords,
  NextNumberWords,
  SelectedWords,
} from '../en/lists';

export const LIST_BAR_WORDS: ListBarWords = {
  customFields: {
    columns: 'Columnas personalizadas',
    shown: (count) =>
      `${count} ${count === 1 ? 'columna personalizada' : 'columnas personalizadas'}`,
    filter: 'Filtrar por campo personalizado',
    value: 'Valor exacto',
    valueOf: (label) => `Valor de ${label}`,
  },
  tabs: 'Estado',
  views: {
    all: 'Todos',
    allInvoices: 'Todas',
    draft: 'Borradores',
    open: 'Pendientes',
    overdue: 'Vencidas',
    paid: 'Pagadas',
    cancelled: 'Canceladas',
    mail_refused: 'Correo rechazado',
    accepted: 'Aceptados',
    rejected: 'Rechazados',
    expired: 'Caducados',
    converted: 'Convertidos',
    recorded: 'Registrados',
    voided: 'Anulados',
    active: 'Activos',
    archived: 'Archivados',
    paused: 'En pausa',
    ended: 'Terminadas',
  },
  days: { issue_date: 'Fecha de emisión', date: 'Fecha' },
  anyDay: { issue_date: 'Cualquier fecha', date: 'Cualquier fecha' },
  periodOf: { issue_date: 'Periodo de emisión', date: 'Periodo' },
  periods: {
    this_month: 'Este mes',
    last_month: 'El mes pasado',
    this_quarter: 'Este trimestre',
    last_quarter: 'El trimestre pasado',
    this_year: 'Este año',
    last_year: 'El año pasado',
  },
  fromTo: 'Desde – hasta',
  from: 'Desde',
  to: 'Hasta',
  chips: {
    named: (day, period) => `${day}: ${period}`,
    between: (day, from, to) => `${day}: del ${from} al ${to}`,
    since: (day, from) => `${day}: desde el ${from}`,
    until: (day, to) => `${day}: hasta el ${to}`,
    remove: (chip) => `Quitar «${chip}»`,
    clear: 'Quitar todo',
  },
  sums: { total: 'Total', amount_due: 'Importe pendiente', recorded: 'Registrado' },
};

const FIELDS: FilterWords['fields'] = {
  state: 'Estado',
  createdAt: 'Creado',
  updatedAt: 'Modificado',
  documentId: 'Registro',
  id: 'Registro',
  invoice_number: 'Número',
  quotation_number: 'Número',
  credit_note_number: 'Número',
  business: 'Empresa',
  customer: 'Cliente',
  invoice: 'Factura',
  quotation: 'Presupuesto',
  credit_note: 'Factura rectificativa',
  issue_date: 'Fecha de emisión',
  due_date: 'Fecha de vencimiento',
  valid_until: 'Válido hasta',
  delivery_date: 'Fecha de operación',
  service_period_start: 'Servicio desde',
  service_period_end: 'Servicio hasta',
  order_reference: 'N.º de pedido',
  contract_reference: 'N.º de contrato',
  project_reference: 'N.º de proyecto',
  sales_order_reference: 'Nuestro n.º de pedido',
  tender_reference: 'N.º de licitación',
  buyer_reference: 'Referencia del comprador',
  despatch_reference: 'Albarán',
  paid_on: 'Fecha',
  paid_at: 'Pagado el',
  refunded_on: 'Reembolsado el',
  issued_at: 'Emitido el',
  decided_at: 'Decidido el',
  currency: 'Moneda',
  subtotal: 'Base imponible',
  tax_amount: 'Cuota de IVA',
  total: 'Total',
  amount: 'Importe',
  amount_paid: 'Importe pagado',
  amount_written_off: 'Dado de baja',
  amount_credited: 'Importe rectificado',
  unallocated_amount: 'A cuenta',
  applied_amount: 'Importe compensado',
  refunded_amount: 'Importe reembolsado',
  unit_price: 'Precio unitario',
  tax_rate: 'Tipo de IVA',
  method: 'Forma de pago',
  reason: 'Motivo',
  reference: 'Referencia',
  name: 'Nombre',
  description: 'Descripción',
  email: 'Correo electrónico',
  phone: 'Teléfono',
  address: 'Dirección',
  city: 'Ciudad',
  postal_code: 'Código postal',
  country: 'País',
  language: 'Idioma',
  notes: 'Observaciones',
  terms: 'Condiciones',
  active: 'Activo',
};

export const FILTER_WORDS: FilterWords = {
  fields: FIELDS,
  of: (field, inner) => `${field}: ${inner}`,
  or: ' o ',
  and: ' y ',
  not: (inner) => `no: ${inner}`,
  isEmpty: (field) => `${field} vacío`,
  isNotEmpty: (field) => `${field} no vacío`,
  oneRecord: 'Un registro',
  records: (count) => `${count} registros`,
  values: (count) => `${count} valores`,
  tests: {
    $eq: (field, value) => `${field}: ${value}`,
    $eqi: (field, value) => `${field}: ${value}`,
    $ne: (field, value) => `${field}: no ${value}`,
    $in: (field, value) => `${field}: ${value}`,
    $notIn: (field, value) => `${field} no: ${value}`,
    $lt: (field, value) => `${field} por debajo de ${value}`,
    $lte: (field, value) => `${field} como máximo ${value}`,
    $gt: (field, value) => `${field} por encima de ${value}`,
    $gte: (field, value) => `${field} como mínimo ${value}`,
    $contains: (field, value) => `${field} contiene ${value}`,
    $containsi: (field, value) => `${field} contiene ${value}`,
    $startsWith: (field, value) => `${field} empieza por ${value}`,
    $endsWith: (field, value) => `${field} termina en ${value}`,
  },
  ofDays: {
    $lt: (field, day) => `${field} antes del ${day}`,
    $lte: (field, day) => `${field} hasta el ${day}`,
    $gt: (field, day) => `${field} después del ${day}`,
    $gte: (field, day) => `${field} desde el ${day}`,
  },
};

export const EXPORT_WORDS: ExportWords = {
  export: 'Exportar',
  title: 'Exportar esta lista',
  all: 'Todos los registros que coinciden con la búsqueda y los filtros de esta lista.',
  selected: (count) =>
    `${counted(count, { one: 'registro seleccionado', other: 'registros seleccionados' })}.`,
  rows: 'Filas',
  perDocument: 'Una fila por documento',
  perLine: 'Una fila por línea',
  reader: 'Columnas',
  readers: {
    person: 'Para leer: con los nombres de aquí, en su idioma, los ID al final',
    program: 'Para programas: con los nombres de la API',
  },
  file: 'Archivo',
  formats: { xlsx: 'Excel (.xlsx)', csv: 'CSV' },
  numbers: 'Números',
  decimals: {
    comma: 'Coma: 1234,50, columnas separadas por punto y coma (Excel en español)',
    point: 'Punto: 1234.50, columnas separadas por coma (Excel en inglés)',
  },
  back: 'Volver',
  cancel: 'Cancelar',
  soFar: ({ rows, bytes }) =>
    `${rows === null ? `${shownCount(Math.round(bytes / 1000))} kB` : counted(rows, { one: 'fila', other: 'filas' })} hasta ahora…`,
  saved: (count, file) =>
    count === null
      ? `Guardado en ${file}.`
      : `${counted(count, { one: 'fila guardada', other: 'filas guardadas' })} en ${file}.`,
  noBody: 'La respuesta está vacía.',
};

const KINDS = {
  invoices: { one: 'factura', other: 'facturas' },
  quotations: { one: 'presupuesto', other: 'presupuestos' },
};

export const SELECTED_WORDS: SelectedWords = {
  close: 'Cerrar',
  back: 'Volver',
  aDocument: 'Un documento',
  leftAsBefore: (count) =>
    counted(count, { one: 'documento sin cambios:', other: 'documentos sin cambios:' }),
  mailed: {
    label: 'Enviar por correo',
    text: (path, count) =>
      `Envía ${counted(count, KINDS[path])} a los clientes, con el PDF y el texto habitual. Los borradores pasan a «Enviado».`,
    confirm: 'Enviar',
    done: (count) =>
      counted(count, { one: 'documento en camino.', other: 'documentos en camino.' }),
  },
  sent: {
    label: 'Marcar como enviado',
    text: (path, count) =>
      `Cambia el estado de ${counted(count, KINDS[path])} a «Enviado». Solo se modifican los borradores. Se avisará a los endpoints de webhook.`,
    confirm: 'Marcar como enviado',
    done: (count) =>
      counted(count, {
        one: 'documento marcado como enviado.',
        other: 'documentos marcados como enviados.',
      }),
  },
  paid: {
    label: 'Pagadas por completo',
    text: (path, count) =>
      `Registra el importe pendiente de ${counted(count, KINDS[path])} como pago. Se avisará a los endpoints de webhook.`,
    dayHint: 'Si está vacío: hoy.',
    confirm: 'Registrar los pagos',
    done: (count) => counted(count, { one: 'documento pagado.', other: 'documentos pagados.' }),
  },
  reminded: {
    label: 'Enviar recordatorios',
    text: (path, count) =>
      `Envía un recordatorio por ${counted(count, KINDS[path])} con importe pendiente, con el PDF y el texto habitual.`,
    confirm: 'Enviar recordatorios',
    done: (count) =>
      counted(count, { one: 'recordatorio enviado.', other: 'recordatorios enviados.' }),
  },
  printed: {
    label: 'PDF en ZIP',
    text: (count) =>
      `Crea un ZIP con el PDF de ${counted(count, { one: 'documento', other: 'documentos' })}.`,
    confirm: 'Crear el ZIP',
    done: (count) =>
      counted(count, { one: 'documento en el ZIP.', other: 'documentos en el ZIP.' }),
  },
  exported: {
    label: 'Exportación para la asesoría',
    text: (business) =>
      `Un archivo ZIP de ${business}: los PDF de las facturas y facturas rectificativas emitidas en el periodo, las facturas electrónicas entregadas y archivos CSV de documentos, líneas, pagos y lo que saldan, reembolsos y clientes.`,
    confirm: 'Iniciar la exportación',
    refused: (count) => `${count} omitidos.`,
    leftOut: (count) => `${count} omitidos:`,
    waits: (moment) => `Sigue solo el ${moment}: el servicio está ocupado.`,
    ready: (until) => `El archivo ZIP está listo. Puede descargarlo hasta el ${until}.`,
    gone: 'El archivo ZIP ya no está. Se conserva 24 horas.',
    download: 'Descargar el ZIP',
    remove: 'Eliminar el ZIP',
  },
  supplied: 'En las facturas sin fecha de entrega, la fecha de emisión es la fecha de entrega',
  job: {
    progress: (done, total) => `${done} de ${total} hechos.`,
    refused: (count) => `${count} sin cambios.`,
    waits: (moment) => `Sigue solo el ${moment}: se alcanzó el límite de correos.`,
    background: 'Puede cerrar esta ventana. El trabajo sigue y esta lista muestra cómo avanza.',
    goOn: 'Seguir en segundo plano',
    stop: 'Detener',
    stopped: (count) =>
      `Detenido. ${counted(count, { one: 'documento sin empezar.', other: 'documentos sin empezar.' })}`,
    more: (count) => `Y ${count} más.`,
    show: 'Mostrar',
    showResult: 'Mostrar el resultado',
  },
  export: { label: 'Exportar', title: 'Exportar las filas seleccionadas' },
};

export const BUSINESS_WORDS: BusinessWords = { business: 'Empresa', all: 'Todas las empresas' };

export const LIST_WORDS: ListPageWords = {
  tools: 'Buscar y más',
  settings: 'Ajustes de la vista',
  columns: 'Columnas',
  reset: 'Restablecer',
  sortBy: 'Ordenar por',
  ascending: 'Ordenar de forma ascendente',
  descending: 'Ordenar de forma descendente',
  configure: 'Configurar la lista para todos',
  rowActions: 'Acciones de fila',
  edit: 'Editar',
  tab: 'Abrir en una pestaña nueva',
  copy: 'Duplicar',
  delete: 'Eliminar',
  deleted: (name) => `Se ha eliminado: ${name}.`,
  select: (name) => `Seleccionar ${name}`,
  selectAll: 'Seleccionar todas las filas de esta página',
  selected: (count) => `Selección: ${count}`,
  selectMatching: (count) => `Seleccionar los ${count}`,
  deleteMany: {
    title: (count) => `¿Eliminar ${count} ${count === 1 ? 'registro' : 'registros'}?`,
    text: 'No se pueden recuperar.',
    done: (count) => `Eliminados: ${count}.`,
  },
  yes: 'Sí',
  no: 'No',
};

export const COLUMN_TEXTS: ColumnTexts = {
  'invoicing.webhooks.last-result': 'Último resultado',
  'invoicing.document': 'Documento',
  'invoicing.business': 'Empresa',
};

export const answered = (status: number): string => `El servidor ha respondido ${status}.`;

export const NEXT_NUMBER_WORDS: NextNumberWords = {
  title: 'Próximos números',
  unreadable: 'No se han podido cargar los próximos números.',
  kinds: {
    invoice: 'Próxima factura',
    quotation: 'Próximo presupuesto',
    credit_note: 'Próxima rectificativa',
    customer: 'Próximo cliente',
  },
  another: 'Fijar',
  change: (kind) => `Fijar: ${kind}`,
  hint: 'Continúe donde terminó otro programa. Los números libres anteriores no se asignan nunca, de modo que los libros tienen ahí un salto. Puede volver atrás mientras no haya ningún número posterior en uso.',
  form: (run) => `Con la forma de su patrón de hoy: ${run}`,
  set: 'Fijar el número',
  done: (kind, number) => `${kind}: ${number}.`,
};
