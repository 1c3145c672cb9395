import type { MONEY_EN } from './en';

export const MONEY_ES: Readonly<Record<keyof typeof MONEY_EN, string>> = {
  above_due: 'puede ser como máximo el importe pendiente, [due]',
  above_refund_due: 'puede ser como máximo el importe por reembolsar, [due]',
  above_unallocated: 'puede ser como máximo el saldo a cuenta, [left]',
  not_invoice_id: 'debe ser una factura de esta empresa',
  write_off_not_on_account: 'no es posible en un saldo dado por perdido',
  before_payment_date: 'no puede ser anterior al día del pago ([date])',
  pay_draft: 'No puede registrarse un pago de un borrador',
  pay_cancelled: 'No puede registrarse un pago de una factura anulada',
  payment_refunded:
    'Se reembolsaron [amount] de esta factura, más de lo que quedaría pagado; anule primero el reembolso',
  cancel_paid:
    'Esta factura no puede anularse: hay [amount] registrados como pagados; rectifique la factura o anule primero los pagos',
  nothing_due_status:
    'Esta factura solo puede estar pagada o anulada: sus pagos y facturas rectificativas no dejan nada pendiente',
  nothing_on_account: 'No queda nada a cuenta de este pago',
  customer_nothing_on_account: 'El cliente no tiene nada a cuenta',
  nothing_due_on_invoice: 'No hay nada pendiente en esta factura',
  other_customer: 'La factura es de otro cliente que el pago',
  currency_mismatch: 'El pago está en [currency] y la factura en [of]',
  void_write_off: 'Un saldo dado por perdido no puede quedar a cuenta: anúlelo',
  payment_has_refund: 'Se reembolsaron [amount] de este pago; anule primero el reembolso',
  payment_at_provider:
    'Un proveedor de pagos tiene este dinero: quítelo de sus facturas y reembólselo',
  refund_at_provider: 'Un proveedor de pagos hace este reembolso, por eso no se puede anular',
  provider_gone:
    'El proveedor de pagos que tiene este dinero no está conectado: conéctelo de nuevo',
  payment_under_way:
    'Un pago o un reembolso de esta cuenta está en curso: inténtelo de nuevo cuando esté registrado',
  provider_silent: 'El proveedor de pagos no responde: inténtelo de nuevo en un momento',
  not_stripe_key: 'debe ser una clave secreta o restringida de Stripe, que empieza por sk_ o rk_',
  not_stripe_secret:
    'debe ser el secreto de firma del punto de conexión en Stripe, que empieza por whsec_',
  key_refused: 'fue rechazada por el proveedor, o le falta un permiso',
  delete_paying_customer: 'un cliente con pagos no puede eliminarse',
};
