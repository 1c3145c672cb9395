import type { EN_MATCHING } from './en';

export const ES_MATCHING: Readonly<Record<keyof typeof EN_MATCHING, string>> = {
  of_credits: 'pertenece a un abono, y este movimiento es un cargo',
  of_debits: 'pertenece a un cargo, y este movimiento es un abono',
  not_beside: 'no debe enviarse junto con [other]',
  not_payment_id: 'debe ser el id de un pago de esta empresa',
  not_refund_id: 'debe ser el id de un reembolso de esta empresa',
  not_credit_note_id: 'debe ser el id de una factura rectificativa de esta empresa',
  payment_is_voided: 'debe ser el id de un pago que no esté anulado',
  payment_is_write_off: 'debe ser el id de un pago con el que llegó dinero, no de una condonación',
  refund_is_not_recorded: 'debe ser el id de un reembolso registrado',
  id_named_twice: 'se nombra dos veces',
  before_transaction: 'no debe ser anterior al día del movimiento, [date]',
  transaction_matched: 'El movimiento ya está conciliado',
  payment_matched: 'El pago [id] ya está conciliado con otro movimiento',
  refund_matched: 'El reembolso ya está conciliado con otro movimiento',
  not_a_credit: 'El movimiento es un cargo: indique un reembolso o un pago devuelto',
  amount_mismatch: 'El movimiento es de [amount] [currency], y estos suman [sum]',
  payment_currency: 'El pago está en [currency] y el movimiento en [of]',
  refund_currency: 'El reembolso está en [currency] y el movimiento en [of]',
  match_made_records:
    'La conciliación ha registrado o anulado un pago o un reembolso: anule lo que registró para volver a abrir el movimiento',
  transaction_to_ignore_matched: 'Un movimiento conciliado no se puede ignorar',
  refund_has_provider:
    'Un proveedor tiene el dinero de este pago, así que el banco no pudo devolverlo',
};
