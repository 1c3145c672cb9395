import type { Tie } from '../../../domain/issued';
import { counted } from '../catalogues';
import type {
  CustomFieldWords,
  InputWords,
  LineWords,
  LockedWords,
  MetadataWords,
  RefusalWords,
  SavingWords,
  SchemeWords,
  TotalsWords,
} from '../en/forms';
import type { UnitWords } from '../unit-words';
import { UNIT_SIGNS } from '../../../domain/units';

export const INPUT_WORDS: InputWords = {
  loading: 'Cargando …',
  clear: 'Borrar',
  loadingList: 'Cargando …',
  businesses: {
    choose: 'Elegir una empresa',
    first: 'Elija primero la empresa',
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
  lists: { choose: 'Elegir o escribir', notFound: 'Nada con este nombre' },
  chooseColor: 'Elegir un color',
  logo: { upload: 'Subir una imagen', picture: 'Imagen del logotipo' },
  yes: 'Sí',
  no: 'No',
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
    incomplete: 'Esta fecha está incompleta o no existe.',
    year: 'Escriba el año con cuatro cifras.',
  },
  choices: {
    paper_size: { A4: 'A4', LETTER: 'Carta (EE. UU.)' },
    tax_rounding: { line: 'Por cada línea', rate: 'Por cada tipo impositivo' },
    tax_category: {
      S: 'Tipo general',
      Z: 'Tipo cero',
      E: 'Exento de impuesto',
      AE: 'Inversión del sujeto pasivo',
      K: 'Entrega intracomunitaria',
      G: 'Exportación fuera de la UE',
      O: 'No sujeto a impuesto',
    },
    lock_documents: { when_sent: 'Bloqueado tras el envío', never: 'Se puede corregir' },
    reason: {
      return: 'Mercancía devuelta',
      price: 'Precio rebajado',
      duplicate: 'Facturado dos veces',
      order_change: 'Pedido modificado',
      other: 'Otro',
    },
    template_type: { modern: 'Moderna', classic: 'Clásica', minimal: 'Minimalista' },
    kind: { document: 'Documento', reminder: 'Recordatorio', decision: 'Decisión' },
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

const UNITS: UnitWords = {
  units: {
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
  },
  unitSpellings: {
    unidades: 'C62',
    ud: 'C62',
    uds: 'C62',
    pieza: 'C62',
    piezas: 'C62',
    horas: 'HUR',
    dias: 'DAY',
    semanas: 'WEE',
    meses: 'MON',
    anos: 'ANN',
    minutos: 'MIN',
    'tanto alzado': 'LS',
    juegos: 'SET',
    pares: 'PR',
    docenas: 'DZN',
    gramo: 'GRM',
    gramos: 'GRM',
    kilogramo: 'KGM',
    kilogramos: 'KGM',
    tonelada: 'TNE',
    toneladas: 'TNE',
    litro: 'LTR',
    litros: 'LTR',
    metro: 'MTR',
    metros: 'MTR',
    kilometro: 'KMT',
    kilometros: 'KMT',
  },
};

export const LINE_WORDS: LineWords = {
  fields: {
    description: 'Descripción',
    quantity: 'Cantidad',
    unit_code: 'Unidad',
    unit_price: 'Precio unitario',
    discount_rate: 'Dto. %',
    tax_rate: 'Imp. %',
    product_id: 'Producto',
    tax_category: 'Categoría de impuesto',
    tax_exemption_reason: 'Motivo de exención',
  },
  ...UNITS,
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
  reasonExample: 'Inversión del sujeto pasivo',
  drag: 'Arrastre para mover la línea. Alt con una tecla de flecha también la mueve.',
  add: 'Añadir una línea',
  undo: 'Deshacer',
  removed: (description) => `Se ha eliminado «${description}».`,
  removedUnnamed: 'Se ha eliminado una línea.',
  pasted: (count) => counted(count, { one: 'línea pegada.', other: 'líneas pegadas.' }),
  moved: (from, to) => `La línea ${from} es ahora la línea ${to}.`,
  menu: {
    label: (line) => `Línea ${line}: más acciones`,
    unfold: 'Producto, categoría de impuesto…',
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
  subtotal: 'Subtotal',
  tax: 'Impuesto',
  taxOf: (rate) => `Impuesto ${rate}\u00a0%`,
  total: 'Total',
  paid: 'Pagado',
  credited: 'Abonado',
  due: 'Importe pendiente',
};

const BECAUSE: Readonly<Record<Tie, string>> = {
  'a payment is recorded': 'porque hay un pago registrado',
  'it has a credit note': 'porque tiene una factura rectificativa',
  'it was imported': 'porque se importó',
  'it was handed out': 'porque ya se entregó',
  'it became an invoice': 'porque se convirtió en factura',
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
      'El estado, la fecha de vencimiento, las observaciones y las condiciones siguen abiertos.',
    quotation: 'El estado, la validez, las observaciones y las condiciones siguen abiertos.',
  },
  reopen: 'Reabrir como borrador',
  reopened: (number) => `${number} vuelve a ser un borrador.`,
  askTitle: (number) => `¿Reabrir ${number} como borrador?`,
  askText: ({ kind, isPaid }) =>
    `Conserva su número y podrá modificarse de nuevo. Al emitirse otra vez, tomará los datos que la empresa y el cliente tengan entonces. Avise a su cliente si ya tiene ${GIVEN[kind]}.${isPaid ? ' El importe pagado vuelve a ser el anterior a marcarse como pagado.' : ''}`,
};

const listed = (words: readonly string[]): string => new Intl.ListFormat('es').format(words);

export const SAVING_WORDS: SavingWords = {
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
    'No se ha guardado: no se ha entendido una fecha o un número. Vea el campo con el texto en rojo.',
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
    tax_amount: 'Importe del impuesto',
    tax_rate: 'Impuesto %',
    discount_rate: 'Descuento %',
    tax_exemption_reason: 'Motivo de exención',
    items: 'Líneas',
    refunded_on: 'Reembolsado el',
    cc: 'Copia',
    message: 'Texto',
    file: 'Archivo',
    mapping: 'Asignación',
    new_customers: 'Clientes nuevos',
    scopes: 'Permisos',
    expires_in_days: 'Validez en días',
    period: 'Período',
  },
};

export const METADATA_WORDS: MetadataWords = {
  title: 'Metadatos',
  none: 'Pares que otros programas guardan con este registro.',
  newKey: 'Clave nueva',
  newValue: 'Valor',
  add: 'Añadir',
  remove: (key) => `Quitar ${key}`,
  badKey: (most) => `De 1 a ${most} caracteres entre A–Z, a–z, 0–9, _, . y -`,
  taken: 'Esta clave ya existe.',
};

export const CUSTOM_FIELD_WORDS: CustomFieldWords = {
  none: 'Dé nombre a los campos que sus registros necesitan y que aquí faltan, como un centro de coste. Los formularios y las listas los muestran, y los documentos los imprimen.',
  add: 'Añadir un campo',
  remove: (label) => `Quitar ${label}`,
  label: 'Etiqueta',
  key: 'Clave',
  kind: 'Registro',
  printed: 'Impreso',
  kinds: { customer: 'Cliente', product: 'Producto', invoice: 'Factura', quotation: 'Presupuesto' },
};
