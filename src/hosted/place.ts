import type { NumberedKind } from '../billing/kind';
import type { Part } from './address';
import type { Find, Linked, Shared } from './sql/find-shared';

/** A document that its reader may see. */
export interface Opened<Found extends Linked = Shared> {
  kind: NumberedKind;
  shared: Found;
  /** An operator looks at it, so nothing is handed out. */
  isPreview: boolean;
}

/** Where a document is shown: below `/d/` to whoever has its link, in the portal to whoever is signed in. */
export interface Place {
  /** The path of the page itself. */
  page: string;
  part: Part;
  isPreview: boolean;
  /** The issued document, or null where its reader may not see it. */
  find<Found extends Linked>(find: Find<Found>): Promise<Opened<Found> | null>;
}
