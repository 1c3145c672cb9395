import { adminApi } from '@strapi/strapi/admin';
import { withLabels } from '../requests/with-labels';
import { requirePanelPart } from '../strapi/panel-parts';
import { changedFields } from '../forms/saving/changed-fields';
import { tellOutdated } from '../forms/saving/outdated-save';
import {
  keepingWhatWasTyped,
  outdatedOf,
  withUnreadable,
  type PanelError,
} from '../forms/saving/save-errors';
import { judgedByService, type Schemas } from '../forms/saving/service-judges';
import { storedLabel } from '../kit/fields/register-field-texts';
import { sendOnce, withKey } from '../requests/form-keys';
import { savingWords } from '../words';
import { fieldName } from '../words/field-name';
import { fieldText } from '../words/field-text';

type Fields = Record<string, unknown>;

/** The parts that we use of the Content Manager's mutations in Redux Toolkit. */
interface Asked {
  model: string;
  documentId?: string;
  data: Fields;
  [more: string]: unknown;
}

interface Request {
  url: string;
  method: string;
  data?: Fields;
  config?: object;
}

type Result =
  { data: { data: Fields }; error?: undefined } | { data?: undefined; error: PanelError };
type Send = (request: Request) => Promise<Result>;
type Dispatch = <Answer>(action: (dispatch: Dispatch) => Answer) => Answer;

/** A record that is kept up to date until nobody shows it. */
interface Reading extends PromiseLike<unknown> {
  unsubscribe(): void;
}

interface Api {
  getState(): unknown;
  dispatch: Dispatch;
}

interface Definition {
  transformResponse?: (answer: unknown, meta: unknown, asked: unknown) => unknown;
  query?: ((asked: Asked) => Request) | undefined;
  queryFn?: (asked: Asked, api: Api, extra: unknown, send: Send) => Promise<Result>;
  invalidatesTags?: (result: unknown, error: unknown, asked: Asked, meta: unknown) => unknown[];
  onQueryStarted?: (
    asked: Asked,
    api: { dispatch: Dispatch; queryFulfilled: Promise<{ data: { data: Fields } }> },
  ) => Promise<void>;
}

interface Documents {
  endpoints: {
    getDocument: {
      select(args: object): (state: unknown) => { data?: { data?: Fields } };
      initiate(args: object): (dispatch: Dispatch) => Reading;
    };
  };
  util: {
    updateQueryData(
      endpoint: 'getDocument',
      args: object,
      change: (draft: { data: Fields }) => void,
    ): () => unknown;
  };
  enhanceEndpoints(changes: {
    endpoints: Record<string, (definition: Definition) => void>;
  }): unknown;
}

// The Content Manager adds its endpoints to this very API at run time.
const api = requirePanelPart<Documents>('API of the panel', adminApi, ['enhanceEndpoints']);

/** The labels of a form, by the names of its fields. */
function labelsOf(model: string): (field: string) => string {
  return (field) => {
    const label = storedLabel(model, field);
    return label ? fieldText(label) : fieldName(field);
  };
}

/** The record as the form opened it. */
function opened({ data: _data, ...args }: Asked, state: unknown): Fields | undefined {
  return api.endpoints.getDocument.select(args)(state).data?.data;
}

/** Sends a save with the version of the record that the form was opened with. */
async function sendUpdate(request: Request, asked: Asked, base: Fields, send: Send) {
  const put = (version: unknown) =>
    send({ ...request, data: { ...request.data, updatedAt: version } });
  const result = await put(base['updatedAt']);
  const outdated = result.error && outdatedOf(result.error);
  if (!outdated) return result;
  const { url, config } = request;
  const stored = await send({ url, method: 'GET', ...(config ? { config } : {}) });
  if (!stored.data) return result;
  const changed = changedFields(base, stored.data.data);
  // Somebody saved the form without a change, so this save may go ahead.
  if (changed.length === 0) return put(stored.data.data['updatedAt']);
  tellOutdated({ ...outdated, model: asked.model, documentId: asked.documentId ?? '', changed });
  // The question over the form names the fields, by their labels there.
  const message = savingWords().outdated.refused(outdated.word);
  return { error: { ...result.error, message } };
}

/** Replaces the way in which a mutation sends its request. */
function sendBy(
  definition: Definition,
  way: (request: Request, asked: Asked, store: Api, send: Send) => Promise<Result>,
): void {
  const { query } = definition;
  if (!query)
    throw new Error("Strapi's Content Manager saves in another way: see docs/decisions/0019");
  delete definition.query;
  definition.queryFn = async (asked, store, _extra, send) => {
    const result = await way(query(asked), asked, store, send);
    if (!result.error) return { data: result.data };
    const error = withLabels(result.error, labelsOf(asked.model));
    return { error: keepingWhatWasTyped(withUnreadable(error, asked.data)) };
  };
  const tags = definition.invalidatesTags;
  // A new read of the record would replace the user's input, so there is none after a refusal.
  definition.invalidatesTags = (result, error, asked, meta) =>
    error ? [] : (tags?.(result, error, asked, meta) ?? []);
}

function update(definition: Definition): void {
  sendBy(definition, async (request, asked, { getState }, send) => {
    const base = opened(asked, getState());
    return base ? sendUpdate(request, asked, base, send) : send(request);
  });
  // Strapi shows a save as done too early, and removes the user's input when the save is refused.
  definition.onQueryStarted = async ({ data: _data, ...args }, { dispatch, queryFulfilled }) => {
    const saved = await queryFulfilled.catch(() => undefined);
    if (!saved) return;
    const change = (draft: { data: Fields }) => void Object.assign(draft.data, saved.data.data);
    dispatch(api.util.updateQueryData('getDocument', args, change));
  };
}

let newest: Reading | undefined;

/**
 * Reads a new record before its page opens, which would be empty until Strapi has read it. The record is
 * held until the next one: Redux Toolkit would drop it at its first change.
 */
async function readNew({ model, params }: Asked, { documentId }: Fields, { dispatch }: Api) {
  newest?.unsubscribe();
  const args = { collectionType: 'collection-types', model, documentId, params };
  newest = dispatch(api.endpoints.getDocument.initiate(args));
  await newest;
}

function create(definition: Definition): void {
  sendBy(definition, async (request, asked, store, send) => {
    const result = await sendOnce(asked.model, (key) =>
      send({ ...request, config: { ...request.config, ...withKey(key) } }),
    );
    if (result.data) await readNew(asked, result.data.data, store);
    return result;
  });
}

function readSchemas(definition: Definition): void {
  const read = definition.transformResponse;
  if (!read)
    throw new Error(
      "Strapi's Content Manager reads its schemas in another way: see docs/upgrading",
    );
  definition.transformResponse = (...answer) => judgedByService(read(...answer) as Schemas);
}

/**
 * Makes every save of a form carry the version of the record that the form opened, or the key of the form
 * for a new record. Only the service judges what the form holds, and the input stays in the form after a
 * refusal. Called in `bootstrap`, when the Content Manager has its endpoints.
 */
export function registerSaves(): void {
  api.enhanceEndpoints({
    endpoints: {
      getInitialData: readSchemas,
      updateDocument: update,
      createDocument: create,
      cloneDocument: create,
    },
  });
}
