/** The page of an invoice. */
export const RECORD_WORDS = {
  timeline: 'What happened',
  showAll: (count: number) => `Show all ${count}`,
  dueOn: (day: string) => `due on ${day}`,
  add: (label: string) => `Add ${label}`,
  addIt: 'Add',
  payment: (amount: string) => `Payment of ${amount}`,
  edit: (label: string) => `Edit ${label}`,
  save: 'Save',
  cancel: 'Cancel',
  saved: 'Saved',
  correct: 'Correct',
  reminders: 'Reminders',
  remindersOff: 'Stopped',
  stopReminders: 'Stop reminders',
  allowReminders: 'Allow reminders again',
};

export type RecordWords = typeof RECORD_WORDS;
