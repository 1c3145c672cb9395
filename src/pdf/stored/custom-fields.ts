import { isHidden, type DocumentLook } from '../../domain/document-look';
import type { PrintedFields } from '../../billing/sql/printed-details';
import type { Labelled } from '../view-model';

/** The head of a document must fit on its first page. */
const MOST_IN_HEAD = 8;
const LONGEST_IN_HEAD = 80;

interface Placed {
  /** Beside the dates. */
  facts: Labelled[];
  /** Below the address of the customer. */
  ofCustomer: Labelled[];
  /** Those without room in the head: remarks flow over pages. */
  remarks: Labelled[];
}

/** The few and short ones in the head, and all others. */
function parted(fields: readonly Labelled[]): [Labelled[], Labelled[]] {
  const short = fields.filter(({ value }) => value.length <= LONGEST_IN_HEAD);
  const head = short.slice(0, MOST_IN_HEAD);
  return [head, fields.filter((field) => !head.includes(field))];
}

const NONE: PrintedFields = { document: [], customer: [] };

/** Where a document prints custom fields. */
export function placedFields(fields: PrintedFields | undefined, look: DocumentLook): Placed {
  const { document, customer } = isHidden(look, 'custom_fields') ? NONE : (fields ?? NONE);
  const [facts, more] = parted(document);
  const [ofCustomer, moreOfCustomer] = parted(customer);
  return { facts, ofCustomer, remarks: [...moreOfCustomer, ...more] };
}
