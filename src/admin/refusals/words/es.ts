import type { RefusalWords } from './en';

export const ES: RefusalWords = {
  line: (place) => `línea ${place}`,
  problem: (field, problem) => `${field}: ${problem}`,
  andMore: (shown, rest) => `${shown}; y ${rest} más`,
  changedMeanwhile: (by) =>
    `No se guardó: ${by ?? 'la API o el propio servicio'} cambió el registro mientras tanto.`,
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
