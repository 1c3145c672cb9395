import type { Tie } from '../../../domain/issued';

/** A document that is locked. */
export interface LockedDocument {
  number: string;
  /** The printed day of issue; null for a document that was never issued. */
  day: string | null;
  /** The reason why it cannot be reopened, in the words of the service; null when it can. */
  tie: Tie | null;
}

/** A document that an operator wants to reopen. */
interface Reopened {
  kind: 'invoice' | 'quotation';
  /** True for an invoice that is marked as paid. */
  isPaid: boolean;
}

export const EN = {
  locked: ({ number, day, tie }: LockedDocument) => {
    const issued = `${number} was issued${day === null ? '' : ` on ${day}`}`;
    return tie === null
      ? `${issued}, so its content is locked.`
      : `${issued}. Its content is locked and it cannot be reopened, because ${tie}.`;
  },
  stillOpen: {
    invoice: 'Status, due date, notes and terms stay open.',
    quotation: 'Status, valid until, notes and terms stay open.',
  },
  reopen: 'Reopen as draft',
  reopened: (number: string) => `${number} is a draft again.`,
  askTitle: (number: string) => `Reopen ${number} as a draft?`,
  askText: ({ kind, isPaid }: Reopened) =>
    `It keeps its number, and you can change it again. When it is issued again, it takes the details of business and customer as they are then. Tell your customer if they have the ${kind} already.${isPaid ? ' The amount paid becomes what it was before it was marked as paid.' : ''}`,
};

export type LockedWords = typeof EN;
