import type { PaymentWords } from './en';

const dueAgain = (due: string | null): string =>
  due === null
    ? '.'
    : due === ''
      ? '. No quedará pendiente nada más.'
      : `, y vuelven a estar pendientes ${due}.`;

export const ES: PaymentWords = {
  methods: {
    bank_transfer: 'Transferencia',
    cash: 'Efectivo',
    card: 'Tarjeta',
    direct_debit: 'Domiciliación',
    write_off: 'Dado de baja',
    other: 'Otra',
  },
  title: 'Pagos',
  unreadable: 'No se han podido cargar los pagos.',
  none: 'No hay ningún pago registrado.',
  record: 'Registrar pago',
  recordFor: (number) => `Registrar un pago para ${number}`,
  recorded: (amount, number) => `Se han registrado ${amount} para ${number}.`,
  noInvoice: 'No se ha podido cargar la factura.',
  amountIn: (currency) => `Importe en ${currency}`,
  moreThanNothing: 'El importe debe ser mayor que 0.',
  reference: 'Referencia',
  referenceHint: 'Por ejemplo, el concepto de la transferencia.',
  due: (amount) => `Pendiente: ${amount}.`,
  atMost: (amount) => `Como máximo el importe pendiente, ${amount}.`,
  dateHint: 'Día en que se recibió el dinero.',
  method: 'Forma de pago',
  methodHint: 'Dado de baja: no se recibió dinero.',
  note: 'Nota',
  noteHint: 'Solo para usted. No se imprime.',
  paidToday: {
    label: 'Pagada por completo hoy',
    title: (number) => `¿${number} se ha pagado hoy por completo?`,
    text: 'Registra el importe pendiente como pago de hoy. Para elegir la fecha, la forma de pago u otro importe, use «Registrar pago». Se avisará a los endpoints de webhook.',
    confirm: 'Registrar el pago',
    done: (number) => `${number} está pagada.`,
  },
  voidIt: 'Anular',
  void: {
    title: (amount, day) => `¿Anular el pago de ${amount} del ${day}?`,
    text: (due) =>
      `Permanece en la lista como anulado${dueAgain(due)} No puede deshacerlo, pero puede registrar el pago de nuevo. Se avisará a los endpoints de webhook.`,
    confirm: 'Anular pago',
    done: (amount, day) => `Ha anulado el pago de ${amount} del ${day}.`,
  },
};
