import type { AttachmentWords, RecordWords } from '../en/record';

export const RECORD_WORDS: RecordWords = {
  timeline: 'Verlauf',
  showAll: (count: number) => `Alle ${count} anzeigen`,
  dueOn: (day: string) => `fällig am ${day}`,
  add: (label: string) => `${label} hinzufügen`,
  addIt: 'Hinzufügen',
  payment: (amount: string) => `Zahlung über ${amount}`,
  edit: (label: string) => `${label} bearbeiten`,
  save: 'Speichern',
  cancel: 'Abbrechen',
  saved: 'Gespeichert',
  correct: 'Berichtigen',
  reminders: 'Zahlungserinnerungen',
  remindersOff: 'Ausgesetzt',
  stopReminders: 'Zahlungserinnerungen aussetzen',
  allowReminders: 'Wieder an Zahlung erinnern',
};

export const ATTACHMENT_WORDS: AttachmentWords = {
  title: 'Anhänge',
  add: 'Datei hinzufügen',
  hint: (size) => `PDF, PNG oder JPEG, je höchstens ${size}`,
  adding: (name, count, all) => `${name} wird hinzugefügt (${count} von ${all}) …`,
  notAdded: (name, reason) => `${name} wurde nicht hinzugefügt: ${reason}`,
  wrongType: 'Es ist weder PDF noch PNG noch JPEG.',
  tooLarge: (size) => `Die Datei ist größer als ${size}.`,
  download: (name) => `${name} herunterladen`,
  remove: (name) => `${name} entfernen`,
  askRemove: {
    title: (name) => `${name} entfernen?`,
    text: 'Die Datei wird gelöscht. Im Verlauf bleibt ihr Name.',
    confirm: 'Entfernen',
  },
};
