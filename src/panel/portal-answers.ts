/* The answers about the portal of customers: who may sign in, and what they want changed. */

/** A contact that may sign in. Times are ISO 8601. */
export interface PortalPerson {
  /** Of the contact. */
  id: string;
  name: string;
  email: string;
  /** The last one, and why it failed or still waits; null where none was kept. */
  invitation: { state: 'queued' | 'sent' | 'failed'; at: string; error: string | null } | null;
  /** The last time; null before the first. */
  signed_in_at: string | null;
  /** How many are open now. */
  sessions: number;
}

/** GET /customers/:id/portal; its POSTs answer the same. */
export interface CustomerPortal {
  people: PortalPerson[];
  /** The setting without which no invitation is mailed, such as `PUBLIC_URL`; null where all are there. */
  lacks: string | null;
  /** Whether the operator may invite, sign out and revoke. */
  can: boolean;
}

/** GET /customers/:id/contact-request: what somebody at the customer wants changed; null for nothing. */
export interface ContactRequest {
  /** A newer request has another. */
  id: number;
  /** The address of whoever asks; null where a role hides contacts. */
  email: string | null;
  at: string;
  /** Field by field, what is stored now and what is wanted. */
  changes: { field: string; label: string; now: string | null; wanted: string | null }[];
  /** Whether the operator may decide. */
  can: boolean;
}

/** POST /customers/:id/contact-requests/:request/confirm and …/refuse */
export interface DecidedRequest {
  documentId: string;
  state: 'confirmed' | 'refused';
}

/** A customer whose people want something changed. */
export interface WaitingRequest {
  documentId: string;
  name: string;
}
