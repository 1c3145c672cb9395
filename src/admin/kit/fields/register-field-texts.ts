import { adminApi, type StrapiApp } from '@strapi/strapi/admin';
import { requirePanelPart } from '../../strapi/panel-parts';
import { panelLanguage } from '../../words/language';
import {
  shownConfiguration,
  storedMetadatas,
  type Configuration,
  type Metadatas,
} from './view-texts';

/** The parts that we use of the Content Manager's requests in Redux Toolkit. */
interface Read {
  transformResponse?: (answer: unknown, meta: unknown, uid: string) => Configuration;
}

interface Update {
  query?: (sent: { uid: string; metadatas: Metadatas }) => unknown;
}

interface Configurations {
  enhanceEndpoints(changes: {
    endpoints: {
      getContentTypeConfiguration: (definition: Read) => void;
      updateContentTypeConfiguration: (definition: Update) => void;
    };
  }): unknown;
  util: { invalidateTags(tags: readonly string[]): { type: string } };
}

// The Content Manager adds its endpoints to this very API at run time.
const api = requirePanelPart<Configurations>('API of the panel', adminApi, ['enhanceEndpoints']);

/** Forms and lists as the server answered them last, by the uid of the type. */
const answered = new Map<string, Configuration>();

/** The English or own label of a field of a form, or of its lines; undefined for a form not opened yet. */
export function storedLabel(uid: string, field: string): string | undefined {
  const configuration = answered.get(uid);
  if (!configuration) return undefined;
  const parts = [configuration.contentType, ...Object.values(configuration.components)];
  return parts.flatMap(({ metadatas }) => metadatas[field]?.edit.label ?? [])[0];
}

function translateRead(definition: Read): void {
  const { transformResponse } = definition;
  if (!transformResponse) throw new Error("Strapi's Content Manager reads views in another way");
  definition.transformResponse = (answer, meta, uid) => {
    const configuration = transformResponse(answer, meta, uid);
    answered.set(uid, configuration);
    return shownConfiguration(configuration);
  };
}

function restoreUpdate(definition: Update): void {
  const { query } = definition;
  if (!query) throw new Error("Strapi's Content Manager saves views in another way");
  definition.query = (sent) => {
    const metadatas = storedMetadatas(
      sent.metadatas,
      answered.get(sent.uid)?.contentType.metadatas ?? {},
    );
    return query({ ...sent, metadatas });
  };
}

/**
 * Shows the labels, hints and examples of forms and lists in the operator's language. They all come with
 * one answer, so they are translated there. Called in `bootstrap`, when the Content Manager has its
 * endpoints.
 */
export function registerFieldTexts(): void {
  api.enhanceEndpoints({
    endpoints: {
      getContentTypeConfiguration: translateRead,
      updateContentTypeConfiguration: restoreUpdate,
    },
  });
}

/** Makes forms and lists ask for their texts again when the operator chooses another language. */
export function rereadFieldTexts(app: StrapiApp): void {
  app.addMiddlewares([
    () =>
      ({ dispatch }) =>
      (next) =>
      (action) => {
        const before = panelLanguage();
        const result = next(action);
        if (panelLanguage() !== before)
          dispatch(api.util.invalidateTags(['ContentTypesConfiguration']));
        return result;
      },
  ]);
}
