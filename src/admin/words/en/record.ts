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

/** The files of a document. */
export const ATTACHMENT_WORDS = {
  title: 'Attachments',
  add: 'Add file',
  hint: (size: string) => `PDF, PNG or JPEG, at most ${size} each`,
  adding: (name: string, count: number, all: number) => `Adding ${name} (${count} of ${all}) …`,
  /** A reason follows. */
  notAdded: (name: string, reason: string) => `${name} was not added: ${reason}`,
  wrongType: 'it is not a PDF, PNG or JPEG.',
  tooLarge: (size: string) => `it has more than ${size}.`,
  download: (name: string) => `Download ${name}`,
  remove: (name: string) => `Remove ${name}`,
  askRemove: {
    title: (name: string) => `Remove ${name}?`,
    text: 'The file is deleted. The history keeps its name.',
    confirm: 'Remove',
  },
};

export type AttachmentWords = typeof ATTACHMENT_WORDS;
