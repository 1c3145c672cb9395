import type { AccountWords } from '../en/money';

const dueAgain = (due: string | null): string =>
  due === null || due === '' ? '' : ` Vuelven a estar pendientes ${due}.`;

export const ACCOUNT_WORDS: AccountWords = {
  title: 'Qué paga',
  unreadable: 'No se ha podido leer lo que el cliente debe y tiene a cuenta.',
  paysNone: 'No paga ninguna factura.',
  hidden: 'Una factura que no puede ver',
  onAccount: (amount) => `A cuenta: ${amount}.`,
  atMost: (amount) => `Como máximo lo que hay a cuenta y está pendiente, ${amount}.`,
  refunds: 'Devuelto',
  refundOf: (day) => `Registrar un reembolso del pago del ${day}`,
  refunded: (amount) => `Reembolso de ${amount} registrado.`,
  voidRefund:
    'Permanece en la lista como anulado, y el importe vuelve a estar a cuenta. No puede deshacerlo, pero puede registrar el reembolso de nuevo.',
  voidWhole:
    'Permanece en la lista como anulado, y lo que paga vuelve a estar pendiente. No puede deshacerlo, pero puede registrar el pago de nuevo.',
  voidPart: {
    title: (amount, day) => `¿Retirar ${amount} del pago del ${day}?`,
    text: (due) =>
      `El pago también paga otras facturas. Solo se retira esta parte, que queda a cuenta del cliente.${dueAgain(due)}`,
    confirm: 'Retirar',
    done: (amount, day) => `${amount} del pago del ${day} vuelven a estar a cuenta.`,
  },
  takeBack: {
    label: 'Retirar',
    title: (amount, number) =>
      number === null ? `¿Retirar ${amount}?` : `¿Retirar ${amount} de ${number}?`,
    text: 'Vuelve a estar pendiente en la factura y queda a cuenta del cliente.',
    done: (amount) => `${amount} están a cuenta.`,
  },
  pay: {
    label: 'Pagar una factura',
    title: 'Pagar una factura con lo que hay a cuenta',
    invoice: 'Factura',
    due: (number, due) => `${number}, ${due} pendientes`,
  },
  use: {
    notice: (amount) => `El cliente tiene ${amount} a cuenta.`,
    label: 'Pagar esta factura con ello',
    done: (amount) => `${amount} de ello pagan esta factura.`,
  },
  keepRest: (amount) => `Dejar ${amount} a cuenta del cliente`,
  customer: {
    title: (name) => `Registrar un pago de ${name}`,
    currency: 'Divisa',
    pays: 'Facturas que paga, primero las que antes vencen',
    dueOn: (number, day) => `${number}, vence ${day}`,
    gets: (amount, due) => `${amount} de ${due}`,
    rest: (amount) => `Queda a cuenta: ${amount}.`,
    noneOpen: (currency) => `No hay nada pendiente en ${currency}. El pago queda a cuenta.`,
    recorded: (amount, name) => `Pago de ${amount} de ${name} registrado.`,
  },
};
