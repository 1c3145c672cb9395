import type { EInvoiceWords } from './en';

/** Both kinds are feminine in Spanish. */
const about = (kind: string) => ({
  mendIssued: `Esta ${kind} conserva los datos de su emisión. Lo que entonces estaba vacío aún se puede completar, y la factura electrónica lo toma.`,
  mendDraft: `Complete lo que falta antes de emitir esta ${kind}.`,
  complete: `No falta nada. Emita la ${kind} para descargarla.`,
});

export const ES: EInvoiceWords = {
  title: 'Factura electrónica',
  invoice: about('factura'),
  creditNote: about('factura rectificativa'),
  format: 'Formato',
  choose: 'Elija un formato',
  download: 'Descargar factura electrónica',
  handedOut: 'Recibe el archivo que ya se entregó antes.',
  rounding: {
    label: 'Redondear el impuesto por tipo',
    reason:
      'El impuesto de este borrador se redondea por línea. Este formato lo necesita redondeado una vez por tipo.',
    done: (number: string) => `El impuesto de ${number} se redondea ahora por tipo.`,
  },
  unreadable: 'No se ha podido comprobar la factura electrónica.',
};
