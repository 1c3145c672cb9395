import type { HostedWords } from '../hosted';

export const HOSTED: HostedWords = {
  allDocuments: 'Todos mis documentos',
  downloads: 'Descargas',
  downloadPdf: 'Descargar PDF',
  eInvoice: 'Factura electrónica: {format}',
  due: 'Vence el {date}',
  validUntil: 'Válido hasta el {date}',
  pay: 'Cómo pagar',
  payOnline: 'Pagar en línea',
  opens: 'Abre {host}',
  online: {
    waiting: 'El pago está en camino. Puede tardar unos días en llegar.',
    arrived: 'El pago ha llegado. Gracias.',
    unconfirmed:
      'El pago todavía no está confirmado. Vuelva a cargar esta página dentro de un momento.',
    unavailable:
      'El pago en línea no funciona en este momento. Vuelva a intentarlo dentro de un momento, o pague de otra manera.',
  },
  transfer: 'Transferencia bancaria',
  amount: 'Importe',
  reference: 'Concepto',
  scan: 'Escanee el código con la aplicación de su banco para rellenar la transferencia.',
  codeName: 'Código QR para esta transferencia',
  decide: 'Su decisión',
  decideHelp: '{business} recibirá su decisión. Solo puede decidir una vez.',
  name: 'Su nombre',
  remark: 'Observación (opcional)',
  accept: 'Aceptar',
  decline: 'Rechazar',
  from: 'De',
  details: 'Datos',
  lines: 'Líneas',
  totals: 'Totales',
  states: {
    accepted: 'Aceptado',
    rejected: 'Rechazado',
    expired: 'Caducado',
    converted: 'Facturado',
  },
  decided: {
    accepted: 'Aceptado por {name} el {date}.',
    rejected: 'Rechazado por {name} el {date}.',
  },
  closed: {
    accepted: 'Este presupuesto fue aceptado.',
    rejected: 'Este presupuesto fue rechazado.',
    expired: 'Este presupuesto ha caducado.',
    converted: 'Este presupuesto ya se ha facturado.',
  },
  reasons: {
    name_missing: 'Introduzca su nombre.',
    name_too_long: 'Su nombre puede tener como máximo 255 caracteres.',
    remark_too_long: 'Su observación puede tener como máximo 10 000 caracteres.',
    not_text: 'Utilice solo letras, cifras y signos de puntuación.',
  },
  nowhere: 'No hay nada en esta dirección. Compruebe cómo está escrita.',
  notices: {
    404: {
      title: 'Página no encontrada',
      text: 'Este enlace no es válido o ya no lo es. Pida uno nuevo al remitente.',
    },
    405: {
      title: 'No es posible',
      text: 'Esta página no ofrece esa función.',
    },
    413: {
      title: 'Demasiado largo',
      text: 'Ha enviado más de lo que esta página acepta. Acorte el texto.',
    },
    415: {
      title: 'No se ha entendido',
      text: 'Utilice el formulario de la página.',
    },
    429: {
      title: 'Demasiadas solicitudes',
      text: 'Espere un minuto y vuelva a intentarlo.',
    },
    500: {
      title: 'Algo ha fallado',
      text: 'Vuelva a intentarlo más tarde.',
    },
    503: {
      title: 'Muy ocupado en este momento',
      text: 'Vuelva a intentarlo dentro de un momento.',
    },
  },
};
