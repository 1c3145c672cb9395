import type { RecordWords } from '../en/record';

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
