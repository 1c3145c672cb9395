import type { MailWords } from './en';

export const ES: MailWords = {
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
    attachEInvoice: 'Adjuntar la factura electrónica',
    noEInvoice: 'Ninguna',
    edit: 'Editar',
    preview: 'Vista previa',
    confirm: 'Enviar',
    done: (number, recipients) => `${number} está en camino a ${recipients}.`,
    unreadable: 'No se ha podido cargar el documento.',
    notConfigured: (settings) =>
      `Este servicio todavía no puede enviar correos electrónicos. Configure ${settings} y reinícielo.`,
    use: (parts) =>
      `Destinatarios escritos: ${parts}. Una dirección que no es la del cliente cuenta cinco veces.`,
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
  refused: { mark: 'Correo rechazado', notice: 'El último correo no llegó.' },
  list: {
    title: 'Correos electrónicos',
    unreadable: 'No se han podido cargar los correos electrónicos.',
    none: 'No se ha enviado ningún correo electrónico.',
    document: (subject) => subject,
    reminder: (subject) => `Recordatorio de pago: ${subject}`,
    decision: (subject) => `Aviso: ${subject}`,
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
