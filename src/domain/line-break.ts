/** Every kind of line break: CR LF, LF, CR, next line, and the two separators of Unicode. */
export const LINE_BREAK = /\r\n|[\n\r\u0085\u2028\u2029]/u;
