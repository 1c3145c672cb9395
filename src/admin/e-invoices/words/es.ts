import type { EInvoiceWords } from './en';

/** Both kinds are feminine in Spanish. */
const about = (kind: string) => ({
  mendIssued: `Esta ${kind} conserva los datos de su emisión. Complete lo que falta, devuélvala a borrador y emítala de nuevo.`,
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
  unreadable: 'No se ha podido comprobar la factura electrónica.',
};
