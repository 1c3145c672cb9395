import type { AttachmentWords, RecordWords } from '../en/record';

export const RECORD_WORDS: RecordWords = {
  timeline: 'Historial',
  showAll: (count: number) => `Mostrar todo (${count})`,
  dueOn: (day: string) => `vence el ${day}`,
  add: (label: string) => `Añadir: ${label}`,
  addIt: 'Añadir',
  payment: (amount: string) => `Pago de ${amount}`,
  edit: (label: string) => `Editar: ${label}`,
  save: 'Guardar',
  cancel: 'Cancelar',
  saved: 'Guardado',
  correct: 'Corregir',
  reminders: 'Recordatorios',
  remindersOff: 'Suspendidos',
  stopReminders: 'Suspender los recordatorios',
  allowReminders: 'Reanudar los recordatorios',
};

export const ATTACHMENT_WORDS: AttachmentWords = {
  title: 'Archivos adjuntos',
  add: 'Añadir archivo',
  hint: (size) => `PDF, PNG o JPEG, como máximo ${size} cada uno`,
  adding: (name, count, all) => `Añadiendo ${name} (${count} de ${all}) …`,
  notAdded: (name, reason) => `No se ha añadido ${name}: ${reason}`,
  wrongType: 'no es un PDF, PNG ni JPEG.',
  tooLarge: (size) => `ocupa más de ${size}.`,
  download: (name) => `Descargar ${name}`,
  remove: (name) => `Quitar ${name}`,
  askRemove: {
    title: (name) => `¿Quitar ${name}?`,
    text: 'El archivo se elimina. El historial conserva su nombre.',
    confirm: 'Quitar',
  },
};
