import type { Tie } from '../../../domain/issued';
import { UNIT_SIGNS } from '../../../domain/units';
import { counted } from '../catalogues';
import type {
  BankAccountWords,
  ContactWords,
  CustomFieldWords,
  DesignerWords,
  InputWords,
  LineWords,
  LockedWords,
  MetadataWords,
  RefusalWords,
  SavingWords,
  SchemeWords,
  MoreWords,
  TopicWords,
  TotalsWords,
} from '../en/forms';

export const INPUT_WORDS: InputWords = {
  loading: 'Cargando…',
  clear: 'Borrar',
  loadingList: 'Cargando…',
  businesses: {
    choose: 'Elegir una empresa',
    first: 'Elegir primero la empresa',
    none: 'Todavía no hay ninguna empresa',
    notFound: 'Ninguna empresa con este nombre',
    new: 'Nueva empresa',
  },
  customers: {
    choose: 'Elegir un cliente',
    none: 'Esta empresa todavía no tiene clientes',
    notFound: 'Ningún cliente con este nombre',
    new: 'Nuevo cliente',
    open: (name) => `Abrir ${name}`,
  },
  products: {
    choose: 'Elegir un producto',
    none: 'Esta empresa todavía no tiene productos',
    notFound: 'Ningún producto con este nombre',
    new: 'Nuevo producto',
    otherCurrency: ({ product, ofPrice, ofDocument }) =>
      `El precio de ${product} está en ${ofPrice}, y este documento está en ${ofDocument}. Introduzca el precio unitario.`,
  },
  lists: { choose: 'Elegir o escribir', notFound: 'Sin resultados' },
  example: 'p.\u00a0ej. ',
  chooseColor: 'Elegir un color',
  logo: { upload: 'Subir una imagen', picture: 'Imagen del logotipo' },
  numbers: {
    none: 'Esto no es un número.',
    alone: 'Escriba solo el número, sin % ni moneda.',
    twoReadings: (readings) =>
      `Puede ser ${readings.join(' o ')}. Escríbalo sin separador de miles.`,
    whole: 'Debe ser un número entero.',
    decimals: (most) => `${most} decimales como máximo.`,
    digits: (most) => `${most} cifras como máximo.`,
  },
  dates: {
    incomplete: 'Esto no es una fecha. Escríbala como 5/12/2026.',
    year: 'Escriba un año a partir de 1900.',
    example: 'DD/MM/AAAA',
    calendar: 'Abrir el calendario',
  },
  choices: {
    paper_size: { A4: 'A4', LETTER: 'Carta (EE. UU.)' },
    tax_rounding: { line: 'Por cada línea', rate: 'Por cada tipo de IVA' },
    tax_category: {
      S: 'Tipo general',
      Z: 'Tipo cero',
      E: 'Exento de IVA',
      AE: 'Inversión del sujeto pasivo',
      K: 'Entrega intracomunitaria',
      G: 'Exportación fuera de la UE',
      O: 'No sujeto a IVA',
    },
    supply_date_default: { none: 'Sin indicar', issue_date: 'La fecha de emisión' },
    lock_documents: {
      when_issued: 'Bloqueado desde la emisión',
      when_sent: 'Bloqueado tras el envío',
      never: 'Se puede corregir',
    },
    reason: {
      return: 'Devolución',
      price: 'Reducción de precio',
      duplicate: 'Factura duplicada',
      order_change: 'Cambio de pedido',
      other: 'Otro',
    },
    template_type: { modern: 'Moderna', classic: 'Clásica', minimal: 'Minimalista' },
    interval_unit: { day: 'Días', week: 'Semanas', month: 'Meses', year: 'Años' },
    mode: { draft: 'Borrador', issue: 'Emitida', issue_and_send: 'Emitida y enviada' },
    period: { none: 'Ninguno', advance: 'Desde la fecha', arrears: 'Hasta la fecha' },
    catch_up: { all: 'Crear todas', latest: 'Crear la última', none: 'Omitirlas' },
    price_source: { fixed: 'El indicado', product: 'El del producto ese día' },
    kind: {
      document: 'Documento',
      reminder: 'Recordatorio',
      decision: 'Decisión',
      payment: 'Pago',
      receipt: 'Recibo',
      statement: 'Extracto de cuenta',
    },
  },
};

export const SCHEME_WORDS: SchemeWords = {
  'VAT number': 'NIF-IVA',
  'D-U-N-S number': 'Número D-U-N-S',
  'GLN (GS1 location number)': 'GLN (código de localización GS1)',
  'Danish Chamber of Commerce': 'Cámara de Comercio danesa',
  'Directorates of the European Commission': 'Direcciones de la Comisión Europea',
  'SIA object identifiers': 'Identificadores de objetos SIA',
  'SECETI object identifiers': 'Identificadores de objetos SECETI',
  'KvK number': 'Número KvK',
  'Corporate number': 'Número de empresa',
  'UBL.BE party identifier': 'Identificador UBL.BE',
  'LEI (legal entity identifier)': 'LEI (identificador de entidad jurídica)',
  'Legal entity code': 'Código de entidad jurídica',
  'Certified e-mail, PEC': 'Correo certificado, PEC',
  'Enterprise number': 'Número de empresa',
  'GS1 identification keys': 'Claves de identificación GS1',
  'Net service ID': 'Identificador de servicio de red',
  'OVT code': 'Código OVT',
  'Unified registration number': 'Número de registro unificado',
  'Qualified invoice issuer': 'Emisor de facturas cualificado',
  'Electronic address of the French directory': 'Dirección electrónica del directorio francés',
  'National e-invoicing framework': 'Marco nacional de factura electrónica',
  'Business Registers Network': 'Red de registros mercantiles',
  'Public administration': 'Administración pública',
  'Company register number': 'Número del registro mercantil',
  'E-mail address': 'Dirección de correo electrónico',
};

const UNITS: LineWords['units'] = {
  C62: 'unidad',
  HUR: 'hora',
  DAY: 'día',
  WEE: 'semana',
  MON: 'mes',
  ANN: 'año',
  MIN: 'minuto',
  LS: 'global',
  SET: 'juego',
  PR: 'par',
  DZN: 'docena',
  ...UNIT_SIGNS,
};

export const MORE_WORDS: MoreWords = {
  more: 'Más: número, referencias, entrega',
  delivery: {
    name: 'Nombre',
    address: 'Calle',
    city: 'Ciudad',
    state: 'Provincia',
    postal_code: 'Código postal',
    country_code: 'País',
  },
};

export const TOPIC_WORDS: TopicWords = {
  business: 'Empresa',
  tax: 'Impuestos y facturas electrónicas',
  payment: 'Banco, pago y recordatorios',
  documents: 'Documentos',
  access: 'Acceso y campos personalizados',
  sections: 'Secciones',
};

export const LINE_WORDS: LineWords = {
  fields: {
    description: 'Descripción',
    quantity: 'Cantidad',
    unit_code: 'Unidad',
    unit_price: 'Precio unitario',
    discount_rate: 'Dto. %',
    tax_rate: 'IVA %',
    product_id: 'Producto',
    tax_category: 'Categoría de IVA',
    tax_exemption_reason: 'Motivo de exención',
    sku: 'Número de artículo',
    standard_item_id: 'GTIN',
    order_line_reference: 'Línea de pedido',
    service_period_start: 'Servicio desde',
    service_period_end: 'Servicio hasta',
  },
  units: UNITS,
  netAmount: 'Importe neto',
  table: 'Líneas',
  line: 'Línea',
  place: (line) => `Línea ${line}`,
  of: (line, text) => `Línea ${line}: ${text}`,
  ofNew: (text) => `Línea nueva: ${text}`,
  products: 'Productos',
  descriptionExample: 'Descripción o producto',
  fromProduct: 'De un producto',
  productHint: 'Rellena la línea.',
  categoryHint: 'Si está vacío, según el tipo.',
  reasonExample: 'p.\u00a0ej. Inversión del sujeto pasivo',
  drag: 'Arrastre la línea para moverla o pulse Alt y una tecla de flecha.',
  add: 'Añadir una línea',
  undo: 'Deshacer',
  removed: (description) => `Se ha eliminado «${description}».`,
  removedUnnamed: 'Se ha eliminado una línea.',
  pasted: (count) => counted(count, { one: 'línea pegada.', other: 'líneas pegadas.' }),
  moved: (from, to) => `La línea ${from} es ahora la línea ${to}.`,
  menu: {
    label: (line) => `Línea ${line}: más acciones`,
    unfold: 'Producto, categoría de IVA…',
    fold: 'Ocultar detalles',
    insert: 'Insertar una línea encima',
    duplicate: 'Duplicar',
    up: 'Subir',
    down: 'Bajar',
    remove: 'Eliminar',
  },
};

export const TOTALS_WORDS: TotalsWords = {
  title: 'Totales',
  subtotal: 'Base imponible',
  tax: 'IVA',
  taxOf: (rate) => `IVA ${rate}\u00a0%`,
  total: 'Total',
  paid: 'Pagado',
  credited: 'Rectificado',
  due: 'Importe pendiente',
};

const BECAUSE: Readonly<Record<Tie, string>> = {
  'a payment is recorded': 'porque hay un pago registrado',
  'it has a credit note': 'porque tiene una factura rectificativa',
  'it was imported': 'porque se importó',
  'it was handed out': 'porque ya se ha entregado',
  'it became an invoice': 'porque se convirtió en factura',
  'its business keeps what is issued': 'porque la empresa bloquea lo emitido',
};

const GIVEN = { invoice: 'la factura', quotation: 'el presupuesto' };

export const LOCKED_WORDS: LockedWords = {
  locked: ({ number, day, tie }) => {
    const issued = `${number} se emitió${day === null ? '' : ` el ${day}`}`;
    return tie === null
      ? `${issued}, por lo que su contenido está bloqueado.`
      : `${issued}. Su contenido está bloqueado y no se puede reabrir, ${BECAUSE[tie]}.`;
  },
  stillOpen: {
    invoice:
      'El estado, la fecha de vencimiento, las observaciones y las condiciones se pueden seguir modificando.',
    quotation:
      'El estado, la validez, las observaciones y las condiciones se pueden seguir modificando.',
  },
  reopen: 'Reabrir como borrador',
  reopened: (number) => `${number} vuelve a ser un borrador.`,
  askTitle: (number) => `¿Reabrir ${number} como borrador?`,
  askText: ({ kind, isPaid }) =>
    `Conserva su número y podrá modificarse de nuevo. Al emitirse otra vez, tomará los datos que la empresa y el cliente tengan entonces. Avise a su cliente si ya tiene ${GIVEN[kind]}.${isPaid ? ' El importe pagado vuelve a ser el anterior a marcarse como pagado.' : ''}`,
};

const listed = (words: readonly string[]): string => new Intl.ListFormat('es').format(words);

export const SAVING_WORDS: SavingWords = {
  next: 'Siguiente paso',
  toMend: 'Corregir antes de guardar',
  outdated: {
    title: 'No se ha guardado',
    text: ({ by, fields, ago }) =>
      `${by ?? 'La API, o el propio servicio,'} ha modificado ${ago} estos campos: ${listed(fields)}. Lo que ha escrito sigue en el formulario. La versión actual lo sustituiría, así que copie antes lo que quiera conservar.`,
    back: 'Conservar lo escrito',
    confirm: 'Mostrar la versión actual',
    refused: () => 'No se ha guardado: el registro se ha modificado entretanto.',
    justNow: 'ahora mismo',
  },
  notUnderstood: 'No se ha entendido este dato.',
  unreadable:
    'No se ha guardado: no se ha entendido una fecha o un número. Revise el campo marcado en rojo.',
};

export const REFUSAL_WORDS: RefusalWords = {
  line: (place) => `línea ${place}`,
  problem: (field, problem) => `${field}: ${problem}`,
  andMore: (shown, rest) => `${shown}; y ${rest} más`,
  names: {
    invoice_number: 'Número de factura',
    quotation_number: 'Número de presupuesto',
    credit_note_number: 'Número de la factura rectificativa',
    unit_code: 'Unidad',
    tax_amount: 'Cuota de IVA',
    tax_rate: 'IVA %',
    discount_rate: 'Descuento %',
    tax_exemption_reason: 'Motivo de exención',
    items: 'Líneas',
    refunded_on: 'Reembolsado el',
    cc: 'Copia',
    message: 'Texto',
    file: 'Archivo',
    mapping: 'Asignación',
    new_customers: 'Clientes nuevos',
    sum: 'Suma',
    scopes: 'Permisos',
    expires_in_days: 'Validez en días',
    period: 'Periodo',
  },
};

export const METADATA_WORDS: MetadataWords = {
  title: 'Metadatos',
  show: 'Añadir metadatos',
  none: 'Datos que otros programas guardan con este registro.',
  newKey: 'Clave nueva',
  newValue: 'Valor',
  add: 'Añadir',
  remove: (key) => `Quitar ${key}`,
  badKey: (most) => `De 1 a ${most} caracteres entre A–Z, a–z, 0–9, _, . y -`,
  taken: 'Esta clave ya existe.',
};

export const CUSTOM_FIELD_WORDS: CustomFieldWords = {
  none: 'Añada los campos que le falten aquí, como un centro de coste. Los formularios y las listas los muestran, y los documentos pueden imprimirlos.',
  add: 'Añadir un campo',
  remove: (label) => `Quitar ${label}`,
  label: 'Etiqueta',
  key: 'Clave',
  kind: 'Registro',
  printed: 'Impreso',
  kinds: { customer: 'Cliente', product: 'Producto', invoice: 'Factura', quotation: 'Presupuesto' },
};

export const BANK_ACCOUNT_WORDS: BankAccountWords = {
  none: 'Sin cuenta, los documentos no indican ninguna.',
  add: 'Añadir una cuenta',
  remove: (name) => `Quitar ${name}`,
  place: (place) => `cuenta ${place}`,
  usual: 'Según la moneda',
  gone: 'Una cuenta eliminada',
  parts: {
    label: 'Nombre',
    currency: 'Moneda',
    holder: 'Titular de la cuenta',
    iban: 'IBAN',
    bic: 'BIC',
    bank_name: 'Banco',
    account_number: 'Número de cuenta',
    details: 'Otros datos',
  },
  hints: {
    label: 'No se imprime.',
    currency: 'Si está vacía, todas.',
    holder: 'Si está vacío, la empresa.',
    iban: 'Se comprueban sus dígitos de control.',
    bic: '',
    bank_name: '',
    account_number: 'Donde no hay IBAN.',
    details: 'Por ejemplo, un número de ruta. Se imprime.',
  },
};

export const CONTACT_WORDS: ContactWords = {
  none: 'Indique las personas que reciben documentos o recordatorios o que usan el portal.',
  add: 'Añadir un contacto',
  remove: (name) => `Quitar ${name}`,
  place: (place) => `contacto ${place}`,
  name: 'Nombre',
  email: 'Correo electrónico',
  receives: {
    receives_documents: 'Recibe documentos',
    receives_reminders: 'Recibe recordatorios',
    portal: 'Puede usar el portal',
  },
  received: {
    receives_documents: 'documentos',
    receives_reminders: 'recordatorios',
    portal: 'portal',
  },
};

export const DESIGNER_WORDS: DesignerWords = {
  title: 'Aspecto de los documentos',
  open: 'Diseñar los documentos',
  about:
    'Plantilla, color, logotipo, papel, tipo de letra y textos, con vista previa en directo. Los correos y las páginas de los documentos toman el color y el logotipo.',
  saveFirst: 'Guarde primero la empresa. Después podrá diseñar sus documentos.',
  unsaved: 'Modificado. Guarde la empresa para conservar el nuevo aspecto.',
  done: 'Listo',
  cancel: 'Cancelar',
  close: 'Cerrar',
  savedLater: 'Se guarda con la empresa.',
  discard: {
    title: '¿Descartar los cambios?',
    text: 'El aspecto vuelve a ser el que era al abrir esta página.',
    confirm: 'Descartar',
    back: 'Continuar',
  },
  groups: {
    template: 'Plantilla',
    brand: 'Color y logotipo',
    paper: 'Papel',
    parts: 'Qué se imprime',
    words: 'Textos',
  },
  template: 'Plantilla de los documentos nuevos',
  font: 'Tipo de letra',
  ofTemplate: 'El de la plantilla',
  colourHint:
    'Para los títulos, la tabla y el total; más oscuro donde el texto no se podría leer. Vacío: gris.',
  logoHint: 'PNG o JPEG.',
  logoSide: 'Lado del logotipo',
  sides: { left: 'Izquierda', right: 'Derecha' },
  addressWindow: 'Ventana del sobre',
  addressWindowHint: 'Dónde muestra un sobre con ventana la dirección del cliente.',
  windows: { none: 'Ninguna', din5008: 'DIN 5008 (sobre DL)' },
  ofInstallation: 'El de la instalación',
  parts: {
    units: 'Unidades tras las cantidades',
    tax_column: 'Impuesto de cada línea',
    bank_details: 'Datos bancarios',
    custom_fields: 'Campos personalizados',
    footer: 'Datos de la empresa al pie',
  },
  notShown: 'No se imprime',
  wordsIn: (language) =>
    `Sus propios textos en los documentos en ${language}. Si deja uno vacío, queda el habitual. Elija otro idioma junto a la vista previa.`,
  preview: {
    language: 'Idioma de la vista previa',
    label: 'Vista previa de una factura',
    sample: 'Un ejemplo con los datos de este formulario. No se guarda nada de él.',
    drawing: 'Dibujando…',
    failed: (why) => `No se ha podido dibujar. ${why}`,
    unreachable: 'El servicio no ha respondido. El próximo cambio lo intentará de nuevo.',
  },
};
