import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { ApiError } from '../../../domain/errors';
import type { NumberedKind } from '../../../billing/kind';
import { languageOf } from '../../../http/panel/language';
import { inLanguage } from '../../../messages/in-language';
import { say } from '../../../messages/message';
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
function problemOf(strapi: Core.Strapi, ctx: Context, error: unknown): string {
  const language = languageOf(ctx);
  if (error instanceof ApiError && error.status === 404)
    return inLanguage(say('not_there'), language);
  const reason = reasonOf(asPanelError(error), language);
  if (reason !== null) return reason;
  strapi.log.error(error);
  return inLanguage(say('not_done'), language);
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
      problem = problemOf(strapi, ctx, error);
    }
    results.push({ documentId, number, problem });
  }
  return results;
}
