/** BG-24. */
export interface AttachedDocument {
  /** BT-122, and the name of the file, BT-125-2. */
  readonly name: string;
  /** BT-123. */
  readonly description: string | null;
  /** BT-125-1. */
  readonly mimeCode: string;
  /** BT-125, as Base64. */
  readonly content: string;
}
