import type { AccountWords, ProviderWords } from '../en/money';

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
  online: {
    title: 'En línea',
    at: (provider, day) => `En ${provider}, ${day}`,
    of: (count) => `por ${count} facturas`,
    failure: (text) => `Falló: ${text}`,
    refunded: (amount) => `Reembolsado en el proveedor: ${amount}.`,
    dispute: {
      open: (amount, reason) =>
        `El cliente disputa ${amount} (${reason}). Responda en el proveedor.`,
      won: (amount, reason) => `Se ganó una disputa por ${amount} (${reason}).`,
      lost: (amount, reason) =>
        `Se perdió una disputa por ${amount} (${reason}). El proveedor retiró el dinero.`,
    },
  },
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

export const PROVIDER_WORDS: ProviderWords = {
  title: 'Pagos en línea',
  none: 'Los clientes no pueden pagar en línea. Conecte para ello una cuenta de Stripe.',
  unreadable: 'No se pudieron leer los proveedores de pagos.',
  connectedAs: (account) => `Stripe, conectado como ${account}.`,
  test: 'Modo de prueba',
  form: 'Conectar Stripe',
  newKeys: 'Introducir claves nuevas',
  connect: 'Conectar',
  address: 'Dirección para eventos',
  addressHint:
    'Cree primero en Stripe un punto de conexión de webhook con esta dirección. Debe enviar los eventos checkout.session, charge.refunded, charge.dispute y refund.',
  key: 'Clave secreta o restringida',
  keyHint:
    'Una clave restringida que solo permite lo que necesitan los pagos es más segura. Se guarda cifrada y nunca se vuelve a mostrar.',
  secret: 'Secreto de firma del punto de conexión',
  secretHint: 'Empieza por whsec_.',
  done: (account) => `Stripe está conectado como ${account}.`,
  disconnect: 'Desconectar',
  ask: (account) => `¿Desconectar ${account}?`,
  askText:
    'Los clientes ya no pueden pagar en línea, y las páginas de Stripe abiertas se cierran. Los pagos se conservan, y puede volver a conectar la cuenta.',
  gone: 'Stripe está desconectado.',
};
