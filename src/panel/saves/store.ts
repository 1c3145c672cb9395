import type { DocumentKind } from '../../billing/kind';
import { keepLines } from '../../billing/sql/kept-lines';
import { recordLines } from '../../billing/sql/record-lines';
import { nextNumber } from '../../billing/sql/series';
import { dataOf, storeEvents } from '../../billing/sql/store-events';
import type { Decided } from './decided';
import { isBeyondFloat, storeExactAmounts } from './exact-amounts';
import type { Case, Ruled } from './rule';
import type { Saving } from './saving';
import { storeCredits } from './settle';

/** Takes the number, lets Strapi store the document, and completes it in the same transaction. */
export async function storeDocument(
  saving: Saving,
  kind: DocumentKind,
  decided: Decided,
  { form, loaded }: Case,
): Promise<Ruled> {
  const { business, issueDate } = decided;
  const before = form.action === 'update' ? [...loaded.lines.values()] : null;
  const told = before && (await dataOf(saving.trx, kind.name, ownerOf(decided), saving.documentId));
  const number = decided.number ?? (await nextNumber(saving.trx, kind, business.row_id, issueDate));
  return {
    data: { ...decided.data, [kind.numberColumn]: number },
    after: async (id) => {
      await keepDigits(saving, kind, decided, id);
      await keepLines(saving.trx, kind, [id]);
      if (decided.credits) await storeCredits(saving.trx, decided.credits);
      if (before) await recordLines(saving.trx, kind, { id, before });
      await announce(saving, kind, decided, { id, before: told });
    },
  };
}

/**
 * Strapi turns every decimal into a binary float, even from text. The longest amounts lose their last
 * digits, so the exact ones are written afterwards.
 */
async function keepDigits(
  { trx }: Saving,
  kind: DocumentKind,
  { business, exact }: Decided,
  id: string,
): Promise<void> {
  if (!isBeyondFloat(kind, exact)) return;
  await storeExactAmounts(trx, kind, { businessRowId: business.row_id, id }, exact);
}

const ownerOf = ({ business }: Decided) => ({
  businessRowId: business.row_id,
  businessId: business.id,
});

/**
 * Stores the events of the save. It looks for endpoints only now, since one may have been registered after
 * the form was loaded.
 */
async function announce(
  { strapi, trx }: Saving,
  kind: DocumentKind,
  decided: Decided,
  { id, before }: { id: string; before: string | null },
): Promise<void> {
  const told = { ...ownerOf(decided), ids: [id], types: decided.events, before };
  await storeEvents(strapi, trx, kind.name, told);
}
