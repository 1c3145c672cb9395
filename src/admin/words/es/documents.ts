import { VALUES } from '../../../messages/columns/es';
import { counted } from '../catalogues';
import type {
  CountryWords,
  AccountWords,
  CreditWords,
  EInvoiceWords,
  LinkWords,
  MailWords,
  PaymentWords,
  PdfWords,
  ProviderWords,
  ReminderWords,
} from '../en/documents';

export const CREDIT_WORDS: CreditWords = {
  credit: 'Rectificar',
  creditOf: (number) => `Rectificar ${number} (abono)`,
  create: 'Crear factura rectificativa',
  created: (note, amount, invoice) => `${note} rectifica ${amount} de ${invoice}.`,
  noInvoice: 'No se ha podido cargar la factura.',
  scope: 'Qué se rectifica',
  whole: 'Todo lo que queda por rectificar',
  some: 'Algunas líneas o parte de ellas',
  reason: 'Motivo',
  printed: 'Se imprime.',
  notes: 'Observaciones',
  notesHint: 'Se imprimen en la factura rectificativa.',
  amounts: {
    net: 'Base imponible',
    tax: 'IVA',
    total: 'Factura rectificativa',
    applied: 'Compensado con la factura',
    toRefund: 'A reembolsar',
    leftDue: (number) => `Queda pendiente de ${number}`,
    becomes: (number, status) => `${number} pasa al estado «${status}».`,
    refundLater: 'El reembolso se registra en la factura rectificativa.',
    computing: 'Calculando…',
    failed: 'No se han podido calcular los importes.',
    seeFields: 'Revise los campos marcados en rojo.',
    typeOne: 'Indique una cantidad o un importe en al menos una línea.',
  },
  lines: {
    table: 'Líneas que se rectifican',
    description: 'Descripción',
    left: 'Queda',
    netLeft: 'Neto restante',
    quantity: 'Cantidad',
    orAmount: 'o importe neto',
    quantityOf: (line) => `Línea ${line}: cantidad que se rectifica`,
    amountOf: (line) => `Línea ${line}: importe neto que se rectifica`,
    nothing: 'Nada',
    part: 'Una parte',
    leftOf: (left, quantity) => `${left} de ${quantity}`,
  },
  list: {
    unreadable: 'No se han podido cargar las facturas rectificativas.',
    toRefund: (amount) => `A reembolsar: ${amount}`,
  },
  cancel: {
    /** @param issued the month of its issue date */
    effect: (tax, issued, now) =>
      `El IVA de ${tax} en ${issued} no cambia. El IVA de ${now} disminuye en ese importe.`,
    rest: (issued, now) =>
      `El IVA de ${issued} no cambia. El IVA de ${now} disminuye en la parte no rectificada.`,
    better:
      'Su cliente no recibe ningún documento. Con una factura rectificativa sí lo recibe, y se resta el mismo importe.',
    credit: 'Rectificar por completo',
  },
  refunds: {
    title: 'Reembolsos',
    unreadable: 'No se han podido cargar los reembolsos.',
    noneDue: 'No hay nada que reembolsar.',
    record: 'Registrar reembolso',
    recordFor: (number) => `Registrar un reembolso para ${number}`,
    recorded: (amount, number) => `Reembolso de ${amount} registrado para ${number}.`,
    noNote: 'No se ha podido cargar la factura rectificativa.',
    toRefund: (amount) => `A reembolsar: ${amount}.`,
    atMost: (amount) => `Como máximo el importe a reembolsar, ${amount}.`,
    dateHint: 'Día de la devolución.',
    void: {
      title: (amount, day) => `¿Anular el reembolso de ${amount} del ${day}?`,
      text: 'Permanece en la lista como anulado, y el importe vuelve a estar pendiente de reembolso. No puede deshacerlo, pero puede registrar el reembolso de nuevo.',
      confirm: 'Anular reembolso',
      done: (amount, day) => `Ha anulado el reembolso de ${amount} del ${day}.`,
    },
  },
};

const dueAgain = (due: string | null): string =>
  due === null
    ? '.'
    : due === ''
      ? '. No quedará pendiente nada más.'
      : `, y vuelven a estar pendientes ${due}.`;

export const PAYMENT_WORDS: PaymentWords = {
  methods: VALUES.method,
  unreadable: 'No se han podido cargar los pagos.',
  recordNext: 'Registrar y siguiente',
  choose: {
    label: 'Factura',
    hint: 'Número, cliente, referencia o importe.',
    none: 'Ninguna factura pendiente coincide.',
  },
  change: 'Modificar',
  changeTitle: 'Modificar los datos de este pago',
  changed: 'El pago se ha modificado.',
  record: 'Registrar pago',
  recordFor: (number) => `Registrar un pago para ${number}`,
  recorded: (amount, number) => `Se han registrado ${amount} para ${number}.`,
  noInvoice: 'No se ha podido cargar la factura.',
  amountIn: (currency) => `Importe en ${currency}`,
  moreThanNothing: 'El importe debe ser mayor que 0.',
  reference: 'Referencia',
  referenceHint: 'Por ejemplo, el concepto de la transferencia.',
  due: (amount) => `Pendiente: ${amount}.`,
  atMost: (amount) => `Como máximo el importe pendiente, ${amount}.`,
  dateHint: 'Día en que se recibió el dinero.',
  method: 'Forma de pago',
  methodHint: 'Dado de baja: no se recibió dinero.',
  note: 'Nota',
  noteHint: 'Solo para usted. No se imprime.',
  paidToday: {
    label: 'Pagada por completo hoy',
    title: (number) => `¿${number} se ha pagado hoy por completo?`,
    text: 'Registra el importe pendiente como pago de hoy. Para elegir la fecha, la forma de pago u otro importe, use «Registrar pago».',
    confirm: 'Registrar el pago',
    done: (number) => `${number} está pagada.`,
  },
  unpaid: {
    label: 'Marcar como no pagada',
    title: (number) => `¿Marcar ${number} como no pagada?`,
    text: 'Alguien puso el estado en «Pagado». El importe pagado vuelve a ser el que era antes, y el resto queda pendiente de nuevo.',
    confirm: 'Marcar como no pagada',
    done: (number) => `${number} ya no está pagada.`,
  },
  voidIt: 'Anular',
  void: {
    title: (amount, day) => `¿Anular el pago de ${amount} del ${day}?`,
    text: (due) =>
      `Permanece en la lista como anulado${dueAgain(due)} No puede deshacerlo, pero puede registrar el pago de nuevo.`,
    confirm: 'Anular pago',
    done: (amount, day) => `Ha anulado el pago de ${amount} del ${day}.`,
  },
};

/** Both kinds are feminine in Spanish. */
const about = (kind: string) => ({
  mendIssued: `Esta ${kind} conserva los datos de su emisión. Lo que entonces estaba vacío aún se puede completar, y la factura electrónica lo toma.`,
  mendDraft: `Complete lo que falta antes de emitir esta ${kind}.`,
  complete: `No falta nada. Emita la ${kind} para descargarla.`,
});

export const E_INVOICE_WORDS: EInvoiceWords = {
  title: 'Factura electrónica',
  invoice: about('factura'),
  creditNote: about('factura rectificativa'),
  format: 'Formato',
  choose: 'Elija un formato',
  noneAsked:
    'Este cliente aún no pide ningún formato. EN 16931 es la base de todos los formatos disponibles.',
  download: 'Descargar factura electrónica',
  handedOut: 'Obtendrá el archivo que ya se entregó.',
  rounding: {
    label: 'Redondear el IVA por tipo',
    reason:
      'El IVA de este borrador se redondea por línea. Este formato exige que se redondee por tipo.',
    done: (number: string) => `El IVA de ${number} se redondea ahora por tipo.`,
  },
  byLine: {
    title: 'Redondeo del IVA',
    text: 'Esta empresa redondea el IVA por línea. Una factura con varias líneas puede quedarse sin factura electrónica, y una ya emitida nunca la tendrá. Elija «Por cada tipo de IVA» en «Redondeo del IVA»: vale para las facturas nuevas.',
  },
  unreadable: 'No se ha podido comprobar la factura electrónica.',
};

export const COUNTRY_WORDS: CountryWords = {
  title: 'Ley de este país',
  sheet: 'Lo que exige la ley',
  supply: {
    title: '¿Cuándo se realizó la operación?',
    text: (day: string) =>
      `La ley exige la fecha de la operación en esta factura. ¿Fue la fecha de emisión, el ${day}?`,
    once: 'Sí, esta factura',
    always: 'Sí, todas las facturas',
    other: 'Otro día',
  },
  tax: {
    label: 'IVA de esta empresa',
    hint: 'Determina el IVA de las líneas nuevas, y el motivo impreso si no lo hay.',
    usual: (rate: string) => `Con IVA, normalmente del ${rate} %`,
    small: {
      AT: 'Pequeña empresa (§ 6 Abs. 1 Z 27 UStG), sin IVA',
      DE: 'Pequeña empresa (§ 19 UStG), sin IVA',
      FR: 'Franchise en base (art. 293 B du CGI), sin IVA',
      GB: 'No registrada a efectos del IVA',
    },
  },
  limits: {
    ES: 'A partir de 2027, España exige registros VERI*FACTU y un código en cada factura. Este servicio no hace ni lo uno ni lo otro: no lo utilice para facturas de 2027 en adelante.',
    GR: 'Grecia exige comunicar cada factura a myDATA. Este servicio no lo hace: no sirve para una empresa griega.',
    HU: 'Hungría exige comunicar cada factura a la NAV al expedirla. Este servicio no lo hace: no sirve para una empresa con NIF-IVA húngaro.',
    IT: 'Italia exige archivos FatturaPA por el Sistema di Interscambio. Este servicio no los genera: no sirve para una empresa italiana.',
    PL: 'Polonia exige que las facturas a empresas polacas pasen por KSeF. Este servicio no lo hace. Se pueden emitir facturas a consumidores y al extranjero.',
    PT: 'Portugal exige programas certificados y un ATCUD en cada factura. Este servicio no está certificado: no sirve para una empresa portuguesa.',
    RO: 'Rumanía exige que las facturas pasen por RO e-Factura. Este servicio no lo hace: no sirve para una empresa rumana.',
  },
};

export const PDF_WORDS: PdfWords = {
  previewPdf: 'Vista previa del PDF',
  downloadPdf: 'Descargar PDF',
  papers: {
    delivery_note: 'Albarán (PDF)',
    order_confirmation: 'Confirmación de pedido (PDF)',
    proforma: 'Factura proforma (PDF)',
  },
  receipt: 'Recibo (PDF)',
  previewOf: (name) => `Vista previa de ${name}`,
  unprintable: (characters) =>
    `Ninguna fuente tiene estos caracteres; se imprimen como recuadros: ${characters}`,
  download: 'Descargar',
  close: 'Cerrar la vista previa',
};

export const LINK_WORDS: LinkWords = {
  title: 'Página del cliente',
  notOpened: 'El cliente todavía no la ha abierto.',
  firstOpened: 'Abierta por primera vez:',
  lastOpened: 'Abierta por última vez:',
  preview: 'Ver la página',
  unreadable: 'No se ha podido cargar la página.',
  none: 'No hay página: el documento nunca se ha emitido.',
  copy: 'Copiar enlace',
  copied: 'El enlace se ha copiado. Quien lo tenga puede ver la página.',
  revoke: {
    label: 'Revocar enlace',
    title: '¿Revocar el enlace?',
    text: 'Los enlaces que tiene el cliente, también los de los correos, dejarán de funcionar. Un enlace nuevo los sustituye.',
    confirm: 'Revocar',
    done: 'El enlace anterior se ha revocado.',
  },
};

export const MAIL_WORDS: MailWords = {
  send: {
    label: 'Enviar por correo',
    title: (number) => `Enviar ${number} por correo electrónico`,
    to: 'Para',
    addressesHint: 'Separe varias direcciones con comas.',
    cc: 'Cc',
    subject: 'Asunto',
    message: 'Mensaje',
    messageHint:
      'A continuación van el importe, la fecha y el enlace al documento. Vacío: el texto habitual.',
    attachPdf: 'Adjuntar el PDF',
    attachFiles: 'Adjuntar los archivos del documento',
    attachEInvoice: 'Adjuntar la factura electrónica',
    noEInvoice: 'Ninguna',
    edit: 'Editar',
    preview: 'Vista previa',
    confirm: 'Enviar',
    done: (number, recipients) => `${number} se está enviando a ${recipients}.`,
    unreadable: 'No se ha podido cargar el documento.',
    notConfigured: (settings) =>
      `Este servicio todavía no puede enviar correos electrónicos: quien lo administra debe configurar ${settings} y reiniciarlo. Mientras tanto, descargue el PDF, envíelo usted y márquelo como enviado.`,
    use: (parts) =>
      `Destinatarios contactados: ${parts}. Una dirección que no es la del cliente cuenta cinco veces.`,
    usedOf: {
      hour: (used, limit) => `${used} de ${limit} en una hora`,
      day: (used, limit) => `${used} de ${limit} en un día`,
    },
  },
  preview: {
    frame: 'Vista previa del correo electrónico',
    failed: 'No se ha podido crear la vista previa.',
    from: (sender) => `De ${sender}:`,
    asPage: 'Mostrar como página',
    asText: 'Mostrar como texto sin formato',
  },
  refused: { mark: 'Correo rechazado', notice: 'El último correo no ha llegado.' },
  list: {
    title: 'Correos electrónicos',
    unreadable: 'No se han podido cargar los correos electrónicos.',
    none: 'No se ha enviado ningún correo electrónico.',
    document: (subject) => subject,
    reminder: (subject) => `Recordatorio de pago: ${subject}`,
    decision: (subject) => `Aviso: ${subject}`,
    payment: (subject) => `Aviso: ${subject}`,
    receipt: (subject) => `Recibo: ${subject}`,
    statement: (subject) => subject,
  },
  mail: 'Correo electrónico',
  again: {
    label: 'Volver a enviar',
    title: '¿Volver a enviar este correo electrónico?',
    text: 'Ya se envió antes. Sus destinatarios lo recibirán por segunda vez.',
    done: 'El correo electrónico se vuelve a enviar.',
    waits:
      'En cola. Se enviará en cuanto el servicio tenga un servidor de correo (SMTP_URL y MAIL_FROM).',
  },
};

function dayWords(day: number): string {
  if (day === 0) return 'en la fecha de vencimiento';
  const days = counted(Math.abs(day), { one: 'día', other: 'días' });
  return `${days} ${day < 0 ? 'antes' : 'después'} del vencimiento`;
}

export const REMINDER_WORDS: ReminderWords = {
  next: (on, day) =>
    `El próximo se envía el ${on}, ${dayWords(day)}, a partir de las 8 en la zona horaria de la empresa.`,
  day: dayWords,
  byHand: 'manualmente',
  unreadable: 'No se han podido cargar los recordatorios de pago.',
  remind: {
    label: 'Recordar ahora',
    title: (number) => `¿Enviar ahora un recordatorio de ${number}?`,
    text: 'El cliente recibe un correo electrónico con el importe pendiente y la factura en PDF. Los recordatorios previstos se envían igualmente.',
    confirm: 'Enviar recordatorio',
    done: (number) => `El recordatorio de pago de ${number} se está enviando.`,
  },
};

const dueAgainSentence = (due: string | null): string =>
  due === null || due === '' ? '' : ` Vuelven a estar pendientes ${due}.`;

export const ACCOUNT_WORDS: AccountWords = {
  title: 'Qué paga',
  unreadable: 'No se ha podido leer lo que el cliente debe y tiene a cuenta.',
  paysNone: 'No paga ninguna factura.',
  hidden: 'Una factura que no puede ver',
  onAccount: (amount) => `A cuenta: ${amount}.`,
  atMost: (amount) => `Como máximo lo que hay a cuenta y está pendiente, ${amount}.`,
  refunds: 'Devuelto',
  refundOf: (day) => `Registrar un reembolso del pago del ${day}`,
  refunded: (amount) => `Reembolso de ${amount} registrado.`,
  voidRefund:
    'Permanece en la lista como anulado, y el importe vuelve a estar a cuenta. No puede deshacerlo, pero puede registrar el reembolso de nuevo.',
  voidWhole:
    'Permanece en la lista como anulado, y lo que paga vuelve a estar pendiente. No puede deshacerlo, pero puede registrar el pago de nuevo.',
  voidPart: {
    title: (amount, day) => `¿Retirar ${amount} del pago del ${day}?`,
    text: (due) =>
      `El pago también paga otras facturas. Solo se retira esta parte, que queda a cuenta del cliente.${dueAgainSentence(due)}`,
    confirm: 'Retirar',
    done: (amount, day) => `${amount} del pago del ${day} vuelven a estar a cuenta.`,
  },
  takeBack: {
    label: 'Retirar',
    title: (amount, number) =>
      number === null ? `¿Retirar ${amount}?` : `¿Retirar ${amount} de ${number}?`,
    text: 'Vuelve a estar pendiente en la factura y queda a cuenta del cliente.',
    done: (amount) => `${amount} están a cuenta.`,
  },
  pay: {
    label: 'Pagar una factura',
    title: 'Pagar una factura con lo que hay a cuenta',
    invoice: 'Factura',
    due: (number, due) => `${number}, ${due} pendientes`,
  },
  use: {
    notice: (amount) => `El cliente tiene ${amount} a cuenta.`,
    label: 'Pagar esta factura con ello',
    done: (amount) => `${amount} de ello pagan esta factura.`,
  },
  keepRest: (amount) => `Dejar ${amount} a cuenta del cliente`,
  online: {
    at: (provider, day) => `En ${provider}, ${day}`,
    of: (count) => `por ${count} facturas`,
    failure: (text) => `Falló: ${text}`,
    refunded: (amount) => `Reembolsado en el proveedor: ${amount}.`,
    dispute: {
      open: (amount, reason) =>
        `El cliente disputa ${amount} (${reason}). Responda en el proveedor.`,
      won: (amount, reason) => `Se ganó una disputa por ${amount} (${reason}).`,
      lost: (amount, reason) =>
        `Se perdió una disputa por ${amount} (${reason}). El proveedor retiró el dinero.`,
    },
  },
  customer: {
    title: (name) => `Registrar un pago de ${name}`,
    currency: 'Divisa',
    pays: 'Facturas que paga, primero las que antes vencen',
    dueOn: (number, day) => `${number}, vence ${day}`,
    gets: (amount, due) => `${amount} de ${due}`,
    rest: (amount) => `Queda a cuenta: ${amount}.`,
    noneOpen: (currency) => `No hay nada pendiente en ${currency}. El pago queda a cuenta.`,
    recorded: (amount, name) => `Pago de ${amount} de ${name} registrado.`,
  },
};

export const PROVIDER_WORDS: ProviderWords = {
  title: 'Pagos en línea',
  none: 'Los clientes no pueden pagar en línea. Conecte para ello una cuenta de Stripe.',
  unreadable: 'No se pudieron leer los proveedores de pagos.',
  connectedAs: (account) => `Stripe, conectado como ${account}.`,
  test: 'Modo de prueba',
  form: 'Conectar Stripe',
  newKeys: 'Introducir claves nuevas',
  connect: 'Conectar',
  address: 'Dirección para eventos',
  addressHint:
    'Cree primero en Stripe un punto de conexión de webhook con esta dirección. Debe enviar los eventos checkout.session, charge.refunded, charge.dispute y refund.',
  key: 'Clave secreta o restringida',
  keyHint:
    'Una clave restringida que solo permite lo que necesitan los pagos es más segura. Se guarda cifrada y nunca se vuelve a mostrar.',
  secret: 'Secreto de firma del punto de conexión',
  secretHint: 'Empieza por whsec_.',
  done: (account) => `Stripe está conectado como ${account}.`,
  disconnect: 'Desconectar',
  ask: (account) => `¿Desconectar ${account}?`,
  askText:
    'Los clientes ya no pueden pagar en línea, y las páginas de Stripe abiertas se cierran. Los pagos se conservan, y puede volver a conectar la cuenta.',
  gone: 'Stripe está desconectado.',
};
