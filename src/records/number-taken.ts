import type { Queryable } from '../database/connection';
import type { DocumentKind } from './document-kind';
import { skipTakenNumbers } from './series';

/**
 * The next number of the series had been given by hand. The transaction is lost; once the series
 * has moved past what is taken, the change can be tried again.
 */
export class NumberTaken extends Error {
  constructor(
    private readonly kind: DocumentKind,
    private readonly businessKey: number,
  ) {
    super(`The next ${kind.name} number is taken`);
  }

  skip(db: Queryable): Promise<void> {
    return skipTakenNumbers(db, this.kind, this.businessKey);
  }
}
