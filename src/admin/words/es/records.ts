import { DAYS_UNTIL_DISABLED } from '../../../domain/retry-schedule';
import { counted, shownCount } from '../catalogues';
import type {
  CustomerWords,
  HistoryWords,
  ImportWords,
  KeyWords,
  ListWord,
  PortalWords,
  RequestWords,
  WebhookWords,
} from '../en/records';

const TYPES = {
  invoice: { title: 'Factura', one: 'factura', article: 'Las', plural: 'facturas' },
  quotation: { title: 'Presupuesto', one: 'presupuesto', article: 'Los', plural: 'presupuestos' },
  credit_note: {
    title: 'Factura rectificativa',
    one: 'factura rectificativa',
    article: 'Las',
    plural: 'facturas rectificativas',
  },
};

export const CUSTOMER_WORDS: CustomerWords = {
  title: 'Documentos',
  statement: 'Extracto de cuenta',
  none: 'Aún no hay ningún documento.',
  outstanding: 'Pendiente',
  toRefund: 'Por reembolsar',
  onAccount: 'A cuenta',
  nothingOutstanding: 'No hay importes pendientes.',
  dated: (type, day) => `${TYPES[type].title}, ${day}`,
  all: (type, count) => {
    const { one, article, plural } = TYPES[type];
    return count === 1 ? `1 ${one}` : `${article} ${shownCount(count)} ${plural}`;
  },
  overdue: 'Vencido',
  payments: 'Pagos',
  recurring: 'Facturas recurrentes',
  unnamed: 'Sin nombre',
  details: 'Datos',
  of: (total) => `de ${total}`,
  next: (day) => `la próxima el ${day}`,
  send: {
    label: 'Enviar el extracto de cuenta',
    text: 'El cliente recibe un correo con el saldo y el extracto en PDF.',
    from: 'Desde',
    until: 'Hasta',
    address: 'Dirección de correo',
    messageHint: 'A continuación va el saldo. Vacío: el texto habitual.',
    done: (address) => `El extracto se está enviando a ${address}.`,
  },
  invite: {
    label: 'Invitar al portal de clientes',
    text: 'El contacto recibe un correo con un enlace y ve en el portal todos los documentos de este cliente.',
    contact: 'Contacto',
    confirm: 'Invitar',
  },
};

export const KEY_WORDS: KeyWords = {
  title: 'Claves de API',
  notRead: 'No se han podido cargar las claves.',
  loading: 'Cargando…',
  none: 'Todavía no hay claves. Un programa necesita una para usar la API de esta empresa.',
  newKey: 'Nueva clave de API',
  created: {
    title: 'Su nueva clave de API',
    text: 'Cópiela ahora: nadie podrá volver a verla. Los programas la envían en la cabecera Authorization: Bearer.',
  },
  revoked: (name) => `${name} se ha revocado y dejará de funcionar en cinco segundos como máximo.`,
  facts: {
    noScope: 'sin permisos',
    neverUsed: 'nunca usada',
    lastUsed: (day) => `usada por última vez el ${day}`,
    neverExpires: 'no caduca nunca',
    expires: (day) => `caduca el ${day}`,
    expired: 'caducada',
  },
  expired: 'Caducada',
  revoke: 'Revocar',
  askRevoke: {
    title: (name) => `¿Revocar ${name}?`,
    text: 'Los programas que usan esta clave dejarán de funcionar. Esto no se puede deshacer.',
    confirm: 'Revocar clave',
  },
  form: {
    name: 'Nombre',
    nameHint: 'Indique el programa que usa la clave.',
    nameExample: 'p.\u00a0ej. Tienda en línea',
    permissions: 'Permisos',
    scopes: {
      read: 'Ver clientes, facturas y presupuestos',
      write: 'Crear y modificar clientes, facturas y presupuestos',
      webhooks: 'Gestionar endpoints de webhook',
      bank: 'Subir extractos bancarios y ver los movimientos',
    },
    lifetime: 'Caduca después de',
    lifetimes: { '30': '30 días', '90': '90 días', '365': 'Un año', never: 'Nunca' },
    back: 'Volver',
    create: 'Crear clave',
  },
};

export const WEBHOOK_WORDS: WebhookWords = {
  delivery: 'Entrega',
  sendAgain: 'Reenviar',
  queuedAgain: 'De nuevo en la cola de envío (mismo webhook-id).',
  sentAgain: (count) =>
    `${counted(count, { one: 'entrega se reenvía', other: 'entregas se reenvían' })}.`,
  noneFailed: 'No hay entregas fallidas.',
  failedOnly: 'Solo fallidas',
  resendAll: 'Reenviar todas las fallidas',
  resendFailed: (count) => `Reenviar ${counted(count, { one: 'fallida', other: 'fallidas' })}`,
  deliveries: 'Entregas',
  health: {
    disabled: 'Desactivado',
    off: 'Apagado',
    failing: 'Con fallos',
    working: 'En servicio',
  },
  reasons: {
    gone: 'Respondió 410 Gone',
    failing: `Todos los intentos fallan desde hace ${DAYS_UNTIL_DISABLED} días`,
  },
  counts: {
    pending: (count) => counted(count, { one: 'pendiente', other: 'pendientes' }),
    failed: (count) => counted(count, { one: 'fallida', other: 'fallidas' }),
    delivered: (count) => counted(count, { one: 'entregada', other: 'entregadas' }),
  },
  nothingSent: 'Todavía no se ha enviado nada',
  secret: {
    title: 'Secreto de firma',
    text: 'Cópielo ahora: nadie podrá volver a verlo. El receptor comprueba con él cada webhook-signature.',
    show: 'Mostrar el secreto una vez',
    rotate: 'Renovar el secreto',
    askRotate: '¿Renovar el secreto?',
    rotateText: 'Recibirá un secreto nuevo. El anterior sigue siendo válido durante 24 horas.',
    confirmRotate: 'Renovar',
  },
  ping: 'Enviar un evento de prueba',
  pinged: 'El evento de prueba está en la cola. Su resultado aparecerá aquí en un momento.',
  attempts: {
    none: 'Ninguno todavía.',
    when: 'Momento',
    status: 'Estado HTTP',
    error: 'Error',
    took: 'Duración',
    answer: 'Respuesta',
  },
};

export const HISTORY_WORDS: HistoryWords = {
  title: 'Historial',
  loading: 'Cargando…',
  unreadable: 'No se ha podido cargar el historial.',
  empty: 'Aún no se ha registrado ningún cambio.',
  earlier: 'Mostrar anteriores',
  showAll: 'Mostrar todo',
  showFirst: 'Mostrar los valores originales',
  things: {
    invoice: 'esta factura',
    quotation: 'este presupuesto',
    recurring: 'esta factura recurrente',
    customer: 'este cliente',
    product: 'este producto',
    payment: 'este pago',
    creditNote: 'esta factura rectificativa',
    refund: 'este reembolso',
    business: 'esta empresa',
    endpoint: 'este endpoint',
  },
  created: (thing) => ` creó ${thing}`,
  imported: (thing) => ` importó ${thing}`,
  recorded: (thing) => ` empezó a registrar cambios; ${thing} ya existía`,
  savedUnseen: ' guardó los datos; su rol no muestra los campos cambiados',
  erased: ' borró los datos personales',
  mailedUnseen: ' envió un correo al cliente',
  mailed: (mail) => [' envió por correo ', mail],
  mails: {
    invoice: 'factura',
    quotation: 'presupuesto',
    'credit note': 'factura rectificativa',
    reminder: 'recordatorio de pago',
    'statement of account': 'extracto de cuenta',
  },
  mailTo: (mail, addresses) => `${mail} a ${addresses}`,
  cleared: (label, before) => [`vació «${label}», que era `, before],
  set: (label, after) => [`fijó «${label}» en `, after],
  changed: (label, before, after) => [`cambió «${label}» de `, before, ' a ', after],
  unknown: (label) => [`cambió «${label}»; los valores se borraron después`],
  inLine: (place, sentence) => [`línea ${place}: `, ...sentence],
  removed: (place, name) => [`eliminó la línea ${place}`, ...(name ? [': ', name] : [])],
  added: (place, name) => [`añadió la línea ${place}`, ...(name ? [': ', name] : [])],
  moved: 'cambió el orden de las líneas',
  value: (label, value) => [`${label}: `, value],
  line: (place, name) => [`Línea ${place}`, ...(name ? [': ', name] : [])],
  service: 'El servicio',
  aKey: 'Una clave de API',
  key: (name) => `${name} (clave de API)`,
  operator: 'Un operador',
  customer: 'El cliente',
  nothing: 'nada',
  none: 'ninguno',
  yes: 'sí',
  no: 'no',
  hiddenCustomer: 'un cliente que usted no puede ver',
};

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
  'Una importación repetida no crea duplicados. Las celdas vacías no modifican el campo.';

export const IMPORT_WORDS: ImportWords = {
  import: 'Importar',
  subtitle: 'Desde una hoja de cálculo o un archivo CSV de cualquier programa.',
  lists: {
    customers: {
      title: 'Importar clientes',
      all: 'Todos los clientes',
      help: `Las filas se asocian a los clientes por el ID de una exportación o, si no, por nombre y correo. ${REPEATED}`,
    },
    products: {
      title: 'Importar productos',
      all: 'Todos los productos',
      help: `Las filas se asocian a los productos por el ID de una exportación o, si no, por la referencia o, a falta de ella, por el nombre. ${REPEATED}`,
    },
    invoices: {
      title: 'Importar facturas',
      all: 'Todas las facturas',
      help: 'Para facturas de otro programa. Una fila es una línea: las filas con el mismo número forman una factura. Un archivo con un importe por factura tiene una fila para cada una. Las facturas conservan sus números, y las que ya existen no cambian. Los webhooks no reciben aviso.',
    },
  },
  business: 'Empresa',
  file: 'Archivo',
  fileHint: 'CSV, .xlsx u .ods, 20 MB y 100.000 filas como máximo.',
  draft: {
    hint: 'O el archivo de un borrador guardado por la página de facturas.',
    help: 'Este archivo es un borrador de la página de facturas. Se convierte en un borrador de factura, con su cliente si aún falta. El número, el remitente y el aspecto son los de la empresa.',
    import: 'Importar el borrador',
    done: (number) => `El borrador es ahora la factura ${number}.`,
  },
  makeCustomers: 'Crear los clientes que falten',
  reading: {
    encoding: 'Codificación',
    separator: 'Separador',
    sheet: 'Hoja',
    header: 'Fila con los nombres',
    separators: { ',': 'Coma', ';': 'Punto y coma', '\t': 'Tabulador' },
    decimal: 'Decimales',
    decimals: { '.': 'Punto: 1,234.50', ',': 'Coma: 1.234,50' },
    dates: 'Fechas con barras',
    orders: { dmy: 'Primero el día: 31/12/2026', mdy: 'Primero el mes: 12/31/2026' },
    chooseOrder: 'Elegir el orden',
  },
  profile: {
    label: 'Programa',
    other: 'Otro programa',
    own: 'este servicio',
    found: (name) => `Esto parece una exportación de ${name}.`,
  },
  asks: { title: (column) => `¿Qué contiene «${column}»?` },
  otherSum: {
    help: 'El archivo no tiene totales con los que comprobar las facturas. Busque en el otro programa la suma de estas facturas con impuestos.',
    label: (currency) => `Suma en el otro programa, ${currency}`,
  },
  mapping: {
    choose: 'Elegir',
    columns: 'Columnas del archivo',
    column: 'Columna del archivo',
    firstValues: 'Primeros valores',
    field: 'Campo',
    fieldFor: (column) => `Campo para ${column}`,
    none: 'No se importa',
  },
  progress: {
    reading: 'Leyendo el archivo…',
    checked: (done, of) => `Comprobando: ${shownCount(done)} de ${shownCount(of)}…`,
    stored: (done, of) => `Guardando: ${shownCount(done)} de ${shownCount(of)}…`,
  },
  problems: {
    title: 'Problemas',
    row: 'Fila',
    column: 'Columna',
    value: 'Valor',
    problem: 'Problema',
    first: (shown, all) => `Los primeros ${shownCount(shown)} de ${shownCount(all)}.`,
    counted: (count) => `${counted(count, { one: 'problema', other: 'problemas' })}.`,
    count: (count) =>
      `${counted(count, { one: 'problema', other: 'problemas' })}. No se importa nada hasta que el archivo no tenga ninguno, salvo que deje fuera esas filas.`,
    good: (list, count) => `Importar ${counted(count, NOUNS[list])} sin problemas`,
    saveBad: (rows) =>
      `Guardar ${counted(rows, { one: 'fila con problemas', other: 'filas con problemas' })} y sus motivos`,
    left: (rows) =>
      `Sin importar: ${counted(rows, { one: 'fila', other: 'filas' })}. Guarde el archivo, corríjalo y elíjalo de nuevo.`,
    fileName: 'filas-con-problemas.csv',
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
  figures: {
    months: 'Por mes',
    statuses: 'Por estado',
    balances: (count) =>
      `${counted(count, { one: 'cliente debe', other: 'clientes deben' })} algo todavía`,
    locked: (count) =>
      `${counted(count, { one: 'factura cuenta como emitida y queda bloqueada', other: 'facturas cuentan como emitidas y quedan bloqueadas' })}: se corrigen con facturas rectificativas`,
    columns: {
      month: 'Mes',
      status: 'Estado',
      customer: 'Cliente',
      invoices: 'Facturas',
      total: 'Total',
      due: 'Importe pendiente',
      number: 'Número',
      date: 'Fecha de emisión',
    },
  },
  skipped: (count, ranges) =>
    `La numeración continúa después de las facturas importadas. Quedan sin usar definitivamente ${counted(count, { one: 'número libre', other: 'números libres' })}: ${ranges}.`,
  past: {
    title: 'Importaciones anteriores',
    at: 'Cuándo',
    by: 'Quién',
    file: 'Archivo',
    made: 'Creado',
    service: 'El servicio',
    count: (list: ListWord, created: number, customers: number) =>
      `${counted(created, NOUNS[list])}${customers > 0 ? `, ${counted(customers, { one: 'cliente nuevo', other: 'clientes nuevos' })}` : ''}`,
    takeBack: 'Deshacer',
    takeBackOf: (file: string) => `Deshacer ${file}`,
    sure: 'Se elimina todo lo que creó esta importación, con sus pagos y su historial. Los números vuelven a estar libres. Es posible mientras nada de ello se haya usado o cambiado.',
    takenBack: 'Deshecha',
    done: 'La importación se ha deshecho.',
  },
  importThese: (list, count) => `Importar ${counted(count, NOUNS[list])}`,
};

export const PORTAL_WORDS: PortalWords = {
  unreadable: 'No se han podido leer los accesos al portal.',
  lacks: (setting) =>
    `Las invitaciones están en espera: este servicio no puede enviarlas mientras falte ${setting} en su configuración.`,
  invitation: {
    none: 'No se ha enviado ninguna invitación.',
    queued: 'La invitación está pendiente de envío.',
    sent: (at) => `Invitación enviada el ${at}.`,
    failed: (at) => `No se ha podido enviar la invitación (${at}).`,
  },
  signedIn: (at) => `Último inicio de sesión: ${at}.`,
  neverSignedIn: 'Todavía no ha iniciado sesión.',
  sessions: (count) => `${counted(count, { one: 'sesión abierta', other: 'sesiones abiertas' })}.`,
  invite: {
    first: 'Enviar la invitación',
    again: 'Volver a enviar la invitación',
    done: (email) => `La invitación a ${email} se está enviando.`,
  },
  signOut: {
    label: 'Cerrar todas las sesiones',
    title: (name) => `¿Cerrar todas las sesiones de ${name}?`,
    text: 'Las sesiones abiertas y los enlaces de acceso de esta dirección terminan ahora. Si otras empresas usan la dirección, continúan sin sus documentos. El contacto puede pedir un enlace nuevo en cualquier momento.',
    done: (name) => `Se han cerrado las sesiones de ${name}.`,
  },
  revoke: {
    label: 'Retirar el acceso',
    title: (name) => `¿Retirar el acceso de ${name}?`,
    text: 'A partir de ahora, el contacto deja de ver a este cliente en el portal. Puede volver a invitarlo.',
    done: (name) => `${name} ya no tiene acceso al portal.`,
  },
};

export const REQUEST_WORDS: RequestWords = {
  title: 'Cambios solicitados',
  asked: (email, at) =>
    email === null ? `Solicitados en el portal el ${at}.` : `Solicitados por ${email} el ${at}.`,
  now: 'Actual',
  wanted: 'Solicitado',
  nothing: 'Vacío',
  confirm: { label: 'Aceptar', done: 'Los cambios se han guardado.' },
  refuse: {
    label: 'Rechazar',
    title: '¿Rechazar estos cambios?',
    text: 'No cambia nada. El portal indica al cliente que usted los ha rechazado.',
    done: 'Los cambios se han rechazado.',
  },
  home: {
    title: (count) =>
      count === 1
        ? 'Un cliente solicita cambios en sus datos'
        : `${count} clientes solicitan cambios en sus datos`,
    more: (count) => `y ${count} más`,
  },
};
