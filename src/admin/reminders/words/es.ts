import { counted } from '../../words/catalogues';
import type { ReminderWords } from './en';

function dayWords(day: number): string {
  if (day === 0) return 'en la fecha de vencimiento';
  const days = counted(Math.abs(day), { one: 'día', other: 'días' });
  return `${days} ${day < 0 ? 'antes' : 'después'} del vencimiento`;
}

export const ES: ReminderWords = {
  title: 'Recordatorios de pago',
  states: { queued: 'Pendiente de envío', sent: 'Enviado', failed: 'No enviado' },
  next: (on, day) =>
    `El próximo sale el ${on}, ${dayWords(day)}. Se envía a partir de las ocho en la zona horaria de la empresa.`,
  noneNext: {
    not_issued: 'Un borrador no recibe recordatorios de pago.',
    cancelled: 'Una factura anulada no recibe recordatorios de pago.',
    settled: 'No hay nada pendiente, por lo que no sale ningún recordatorio de pago.',
    opted_out: 'Los recordatorios de pago están desactivados para esta factura.',
    customer_opted_out: 'Los recordatorios de pago están desactivados para este cliente.',
    no_email: 'El cliente no tiene dirección de correo electrónico.',
    bad_email: 'No se puede escribir a la dirección de correo electrónico del cliente.',
    not_configured:
      'Este servicio todavía no puede enviar correos electrónicos: falta SMTP_URL, MAIL_FROM o PUBLIC_URL en su configuración.',
    off: 'Esta empresa no envía recordatorios de pago automáticos.',
    no_due_date: 'Sin fecha de vencimiento no sale ningún recordatorio de pago automático.',
    none_left: 'No está previsto ningún otro recordatorio de pago.',
    hidden: 'Su rol no permite ver cuándo salen los recordatorios de pago.',
  },
  day: dayWords,
  byHand: 'manualmente',
  to: (address) => `a ${address}`,
  unreadable: 'No se han podido cargar los recordatorios de pago.',
  remind: {
    label: 'Recordar ahora',
    title: (number) => `¿Recordar ahora el pago de ${number}?`,
    text: 'El cliente recibe un correo electrónico con el importe pendiente y la factura en PDF. Los recordatorios previstos salen igualmente.',
    confirm: 'Enviar recordatorio',
    done: (number) => `Un recordatorio de pago de ${number} está en camino.`,
  },
};
