import type { StatusWords } from './en';

export const ES: StatusWords = {
  draft: 'Borrador',
  issued: 'Emitido',
  sent: 'Enviado',
  paid: 'Pagado',
  overdue: 'Vencido',
  cancelled: 'Anulado',
  accepted: 'Aceptado',
  rejected: 'Rechazado',
  expired: 'Caducado',
  converted: 'Convertido',
  pending: 'Pendiente',
  delivered: 'Entregado',
  recorded: 'Registrado',
  voided: 'Anulado',
  queued: 'En cola',
  failed: 'Fallido',
};
