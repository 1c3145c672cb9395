import { perNumberedKind } from '../../billing/kind';
import { database } from '../../database/pool';
import { notFound } from '../../domain/errors';
import { partOf, type Part } from '../../hosted/address';
import { answerAt } from '../../hosted/pages';
import type { Opened, Place } from '../../hosted/place';
import type { Find, Linked } from '../../hosted/sql/find-shared';
import type { Visit } from '../visit';
import { kindOf } from '../sql/find-document';

const KINDS = perNumberedKind((kind) => kind);

/** An issued document of a customer that the person sees; null for every other id. */
async function find<Found extends Linked>(
  { strapi, customers }: Visit,
  id: string,
  read: Find<Found>,
): Promise<Opened<Found> | null> {
  const db = database(strapi);
  const kind = await kindOf(db, id);
  const shared = kind && (await read(db, { kind, id }));
  const isSeen = customers.some((one) => one.row_id === shared?.customer_row_id);
  return kind && shared && isSeen ? { kind: KINDS[kind], shared, isPreview: false } : null;
}

/** The page of a document, and its parts. @throws 404 for a part that no document has */
export async function servePart(visit: Visit): Promise<void> {
  const { strapi, ctx, params } = visit;
  const [id = '', below] = params;
  const part: Part | undefined = below === undefined ? 'page' : partOf(below);
  if (!part) throw notFound('page');
  const place: Place = {
    page: `/portal/documents/${id}`,
    part,
    isPreview: false,
    find: (read) => find(visit, id, read),
  };
  await answerAt(strapi, ctx, place);
}
