import type { ActionWords } from './en';

export const ES: ActionWords = {
  loading: 'Cargando…',
  back: 'Volver',
  needed: 'Este dato es obligatorio.',
  date: 'Fecha',
  actions: 'Acciones',
  saveFirst: 'Guarde primero sus cambios.',
  openInvoice: (number) => `Abrir la factura ${number}`,
  unnumbered: {
    invoice: 'factura',
    quotation: 'presupuesto',
    creditNote: 'factura rectificativa',
  },
  invoice: {
    sent: {
      label: 'Marcar como enviada',
      done: (number) => `${number} está marcada como enviada.`,
    },
    revived: {
      label: 'Deshacer la anulación',
      done: (number) => `${number} ya no está anulada.`,
      ask: (number, total) => ({
        title: `¿Deshacer la anulación de ${number}?`,
        text: `La factura de ${total} vuelve a contar. Se avisará a los endpoints de webhook.`,
        confirm: 'Deshacer',
      }),
    },
    cancelled: {
      label: 'Anular factura',
      done: (number) => `${number} está anulada.`,
      ask: (number) => ({
        title: `¿Anular ${number}?`,
        text: 'La factura conserva su número y permanece en la lista. Se avisará a los endpoints de webhook.',
        confirm: 'Anular factura',
      }),
    },
  },
  quotation: {
    sent: {
      label: 'Marcar como enviado',
      done: (number) => `${number} está marcado como enviado.`,
    },
    accepted: {
      label: 'Marcar como aceptado',
      done: (number) => `${number} está marcado como aceptado.`,
      ask: (number, total) => ({
        title: `¿Marcar ${number} como aceptado?`,
        text: `El presupuesto de ${total} ha caducado. Es posible que sus precios ya no sean válidos.`,
        confirm: 'Marcar como aceptado',
      }),
    },
    rejected: {
      label: 'Marcar como rechazado',
      done: (number) => `${number} está marcado como rechazado.`,
    },
  },
  duplicate: {
    label: 'Duplicar',
    done: (number) => `${number} es un borrador nuevo con las mismas líneas.`,
  },
  convert: {
    label: 'Convertir en factura',
    title: (number) => `¿Convertir ${number} en factura?`,
    expired: 'El presupuesto ha caducado.',
    text: 'La factura recibe las mismas líneas e importes, y el número siguiente. Un presupuesto solo se puede convertir una vez.',
    confirm: 'Convertir',
    done: (quotation, invoice) =>
      `${quotation} es ahora la factura ${invoice}, todavía en borrador.`,
  },
};
