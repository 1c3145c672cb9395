/** Somebody who is signed in at the portal. */
export interface Person {
  /** In small letters. */
  email: string;
  /** As Strapi names the session. */
  sessionId: string;
  /** The only business that is seen, where an app opened the session; null after a mailed link. */
  businessRowId: number | null;
}
