/** A refused save, for the question over its form. */
export interface RefusedSave {
  /** The operator who changed the record; null when none did. */
  by: string | null;
  /** The labels of the fields that have changed. */
  fields: readonly string[];
  /** The word of the service for the type, such as `invoice`. */
  word: string;
  /** Such as `2 minutes ago`. */
  ago: string;
}

/** `Status, Amount paid and Paid on` */
function listed(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`;
}

export const EN = {
  toMend: 'To mend before saving',
  outdated: {
    title: 'This was not saved',
    text: ({ by, fields, word, ago }: RefusedSave) =>
      `${by ?? 'The API, or the service itself,'} changed ${listed(fields)} of this ${word} ${ago}. Your input is still in the form. The current version would replace it, so copy the parts that you want to keep first.`,
    back: 'Keep what I typed',
    confirm: 'Show current version',
    refused: (word: string) => `This was not saved: the ${word} has changed meanwhile.`,
    justNow: 'just now',
  },
  notUnderstood: 'This was not understood.',
  unreadable: 'Not saved: a date or number was not understood. See the field with the red text.',
};

export type SavingWords = typeof EN;
