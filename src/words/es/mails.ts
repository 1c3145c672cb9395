import type { MailWords } from '../mails';

export const MAILS: MailWords = {
  greeting: 'Buenos días:',
  closing: 'Atentamente',
  invoice: {
    subject: (number, sender) => `Factura ${number} de ${sender}`,
    text: (number) => `Le enviamos nuestra factura ${number}.`,
  },
  cancelled: {
    subject: (number, sender) => `Factura ${number} de ${sender} anulada`,
    text: (number) => `Nuestra factura ${number} ha sido anulada. No es necesario que la pague.`,
  },
  quotation: {
    subject: (number, sender) => `Presupuesto ${number} de ${sender}`,
    text: (number) => `Le enviamos nuestro presupuesto ${number}.`,
  },
  creditNote: {
    subject: (number, sender) => `Factura rectificativa ${number} de ${sender}`,
    text: (number) => `Le enviamos nuestra factura rectificativa ${number}.`,
  },
  reminder: {
    before: {
      subject: (number, sender) => `Factura ${number} de ${sender}: próximo vencimiento`,
      text: (number) => `Le recordamos amablemente nuestra factura ${number}.`,
      due: (amount, date) => `El importe de ${amount} vence el ${date}.`,
    },
    after: {
      subject: (number, sender) => `Recordatorio de pago: factura ${number} de ${sender}`,
      text: (number) => `Todavía no hemos recibido el pago completo de nuestra factura ${number}.`,
      due: (amount, date) =>
        `El importe de ${amount} venció el ${date}. Le rogamos que lo pague ahora.`,
    },
    alreadyPaid: 'Si ya ha pagado, no tenga en cuenta este correo.',
  },
  decision: {
    accepted: {
      subject: (number) => `El presupuesto ${number} ha sido aceptado`,
      text: (by, number) => `${by} ha aceptado el presupuesto ${number}.`,
    },
    rejected: {
      subject: (number) => `El presupuesto ${number} ha sido rechazado`,
      text: (by, number) => `${by} ha rechazado el presupuesto ${number}.`,
    },
  },
  receipt: {
    subject: (numbers) => `Pago recibido: ${numbers}`,
    text: (amount, numbers) => `Hemos recibido su pago de ${amount} por ${numbers}. Gracias.`,
  },
  payment: {
    subject: (by, amount) => `${by} ha pagado ${amount}`,
    text: (by, amount, numbers) => `${by} ha pagado ${amount} en línea por ${numbers}.`,
  },
  statement: {
    subject: (from, to, sender) => `Extracto de cuenta de ${sender}: del ${from} al ${to}`,
    text: (from, to) => `Le enviamos su extracto de cuenta del ${from} al ${to}.`,
  },
  sentences: {
    pay: (amount) => `Le rogamos que pague ${amount}.`,
    payBy: (amount, date) => `Le rogamos que pague ${amount} a más tardar el ${date}.`,
    wasDue: (amount, date) => `El importe de ${amount} venció el ${date}.`,
    paid: 'Está pagada por completo. Muchas gracias.',
    decide: 'Puede aceptarlo o rechazarlo en línea.',
    transfer: (number) => `Para pagar por transferencia, indique ${number} como concepto:`,
    answer: (address) => `¿Tiene alguna pregunta? Responda a este correo o escriba a ${address}.`,
  },
  documents: {
    invoice: 'Factura',
    quotation: 'Presupuesto',
    credit_note: 'Factura rectificativa',
  },
  labels: {
    total: 'Total',
    amountPaid: 'Pagado',
    amountCredited: 'Rectificado',
    amountDue: 'Importe pendiente',
    dueDate: 'Vencimiento',
    validUntil: 'Válido hasta',
    customer: 'Cliente',
    remark: 'Observación',
  },
  view: {
    invoice: 'Ver la factura',
    quotation: 'Ver el presupuesto',
    credit_note: 'Ver la factura rectificativa',
  },
};
