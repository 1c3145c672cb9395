import { counted } from '../../../words/catalogues';
import type { SelectedWords } from './en';

const KINDS = {
  invoices: { one: 'factura', other: 'facturas' },
  quotations: { one: 'presupuesto', other: 'presupuestos' },
};

export const ES: SelectedWords = {
  close: 'Cerrar',
  back: 'Volver',
  aDocument: 'Un documento',
  leftAsBefore: (count) =>
    counted(count, { one: 'documento sin cambios:', other: 'documentos sin cambios:' }),
  sent: {
    label: 'Marcar como enviado',
    text: (path, count) =>
      `Cambia el estado de ${counted(count, KINDS[path])} a «Enviado». Solo se modifican los borradores. Se avisará a los endpoints de webhook.`,
    confirm: 'Marcar como enviado',
    done: (count) =>
      counted(count, {
        one: 'documento marcado como enviado.',
        other: 'documentos marcados como enviados.',
      }),
  },
  paid: {
    label: 'Pagadas por completo hoy',
    text: (path, count) =>
      `Registra el importe pendiente de ${counted(count, KINDS[path])} como pago de hoy. Se avisará a los endpoints de webhook.`,
    confirm: 'Registrar los pagos',
    done: (count) => counted(count, { one: 'documento pagado.', other: 'documentos pagados.' }),
  },
  pdfs: {
    label: 'PDF en ZIP',
    tooMany: (most) => `PDF en ZIP (máximo ${most})`,
    saved: (count, name) =>
      counted(count, { one: `PDF guardado como ${name}.`, other: `PDF guardados como ${name}.` }),
  },
  export: { label: 'Exportar', title: 'Exportar las filas seleccionadas' },
};
