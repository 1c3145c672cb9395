import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { ApiError } from '../../../domain/errors';
import type { NumberedKind } from '../../../billing/kind';
import type { SelectedResult } from '../../answers';
import type { PanelRecord } from '../../roles/ability';
import { asPanelError } from '../../saves/failures';
import { openById, type Need } from '../operator';
import { reasonOf, type Selected } from './selection';

type Work = (record: PanelRecord, selected: Selected) => Promise<unknown>;

/** An action on several documents. */
interface Action {
  kind: NumberedKind;
  needs: readonly Need[];
  work: Work;
}

/** The reason why an error stopped one document. Its text never comes from the database. */
function problemOf(strapi: Core.Strapi, error: unknown): string {
  if (error instanceof ApiError && error.status === 404) return 'it is not there';
  const reason = reasonOf(asPanelError(error));
  if (reason !== null) return reason;
  strapi.log.error(error);
  return 'the service could not do it; try it again';
}

/**
 * Does the work of the single action for each document, one after the other and each in a transaction of
 * its own. A document that cannot be changed stays whole, and the others go on.
 */
export async function forEach(
  strapi: Core.Strapi,
  ctx: Context,
  { kind, needs, work }: Action,
  documents: readonly Selected[],
): Promise<SelectedResult[]> {
  const results: SelectedResult[] = [];
  for (const selected of documents) {
    const { documentId } = selected;
    let number: string | null = null;
    let problem: string | null = null;
    try {
      const record = await openById(strapi, ctx, kind.uid, documentId);
      number = (record[kind.numberColumn] as string | null | undefined) ?? null;
      await openById(strapi, ctx, kind.uid, documentId, needs);
      await work(record, selected);
    } catch (error) {
      problem = problemOf(strapi, error);
    }
    results.push({ documentId, number, problem });
  }
  return results;
}
