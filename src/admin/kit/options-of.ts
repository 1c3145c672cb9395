/** Choices of a select or of radio buttons, with their words. */
export const optionsOf = <Value extends string>(
  values: readonly Value[],
  words: Readonly<Record<Value, string>>,
) => values.map((value) => ({ value, label: words[value] }));
