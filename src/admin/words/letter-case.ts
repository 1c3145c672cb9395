/** `accepted` as Accepted. */
export const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** `This month` as this month, for the middle of a sentence. German nouns keep their capitals. */
export const lowered = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);
