import { DAYS_UNTIL_DISABLED } from '../../../domain/retry-schedule';
import { counted } from '../../words/catalogues';
import type { WebhookWords } from './en';

export const ES: WebhookWords = {
  delivery: 'Entrega',
  sendAgain: 'Reenviar',
  queuedAgain: 'De nuevo en la cola de envío (mismo webhook-id).',
  sentAgain: (count) =>
    `${counted(count, { one: 'entrega se reenvía', other: 'entregas se reenvían' })}.`,
  noneFailed: 'No hay entregas fallidas.',
  failedOnly: 'Solo fallidas',
  resendAll: 'Reenviar todas las fallidas',
  resendFailed: (count) => `Reenviar ${counted(count, { one: 'fallida', other: 'fallidas' })}`,
  deliveries: 'Entregas',
  health: {
    disabled: 'Desactivado',
    off: 'Apagado',
    failing: 'Con fallos',
    working: 'En servicio',
  },
  reasons: {
    gone: 'Respondió 410 Gone',
    failing: `Todos los intentos fallan desde hace ${DAYS_UNTIL_DISABLED} días`,
  },
  counts: {
    pending: (count) => counted(count, { one: 'pendiente', other: 'pendientes' }),
    failed: (count) => counted(count, { one: 'fallida', other: 'fallidas' }),
    delivered: (count) => counted(count, { one: 'entregada', other: 'entregadas' }),
  },
  nothingSent: 'Todavía no se ha enviado nada',
  secret: {
    title: 'Secreto de firma',
    text: 'Cópielo ahora: nadie podrá volver a verlo. El receptor comprueba con él cada webhook-signature.',
    show: 'Mostrar el secreto una vez',
    rotate: 'Renovar el secreto',
    askRotate: '¿Renovar el secreto?',
    rotateText: 'Recibirá un secreto nuevo. El anterior sigue siendo válido durante 24 horas.',
    confirmRotate: 'Renovar',
  },
  ping: 'Enviar un evento de prueba',
  pinged: 'El evento de prueba está en la cola. Su resultado aparecerá aquí en un momento.',
  attempts: {
    none: 'Ninguno todavía.',
    when: 'Momento',
    status: 'Estado HTTP',
    error: 'Error',
    took: 'Duración',
    answer: 'Respuesta',
  },
};
