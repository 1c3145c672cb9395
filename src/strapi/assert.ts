import type { Core } from '@strapi/strapi';
import { CONTENT_TYPE } from '../content-types';
import { apiTokens, apiTokenSalt } from './api-tokens';
import {
  permissionChecker,
  populateBuilder,
  recordsController,
  relationsController,
  viewsOf,
  type Ability,
} from './content-manager';
import { documentService, documentsOf } from './documents';
import { emailProvider } from './email';
import { cron, lifecycles } from './hooks';
import { middlewareRegistry } from './middlewares';
import { contentTypes, ownAttributes, tableOf, tokenType } from './models';
import { MissingPart } from './part';
import { conditionProvider, permissionEngine } from './permissions';
import { portalSessions } from './portal-users';
import { convertedFilters, sqlOfIds } from './query-sql';
import { controllerExtension, serviceExtension } from './registries';
import { requestContext } from './request-context';
import { fieldNames, rolesService } from './roles';
import { contentApiRoutes, emptyRouter, mountable } from './router';
import { routesOf, serverRoutes } from './routes';
import { runningStrapi } from './service';
import { authService, contextMaker, httpServer, requestPrototype } from './server';
import { reminder } from './store';
import { requireColumns } from './tables';
import { withConnection } from './transaction';
import { webhookRunner } from './webhook-runner';

type Check = (strapi: Core.Strapi) => unknown;

/** An operator who may do nothing: it is enough to make a checker. */
const NOBODY: Ability = { can: () => false };

/** What Strapi has before it knows the database. */
const IN_REGISTER: readonly Check[] = [
  runningStrapi,
  apiTokens,
  apiTokenSalt,
  tokenType,
  contentTypes,
  (strapi) => ownAttributes(strapi, CONTENT_TYPE.business),
  middlewareRegistry,
  (strapi) => controllerExtension(strapi, 'admin::ai', ['getAiFeatureConfig']),
  (strapi) => controllerExtension(strapi, 'admin::authentication', ['forgotPassword']),
  (strapi) => serviceExtension(strapi, 'admin::auth', ['checkCredentials', 'validatePassword']),
  emptyRouter,
  mountable,
  ...(['admin', 'content-manager', 'upload', 'email'] as const).map(
    (owner) => (strapi: Core.Strapi) => routesOf(strapi, owner),
  ),
  serverRoutes,
  httpServer,
  requestPrototype,
  contextMaker,
  authService,
  recordsController,
  relationsController,
  (strapi) => viewsOf(strapi, 'content-types'),
  (strapi) => viewsOf(strapi, 'components'),
  conditionProvider,
  permissionEngine,
  rolesService,
  (strapi) => fieldNames(strapi, CONTENT_TYPE.invoice),
  documentService,
  requestContext,
  webhookRunner,
];

/** What needs the database, or is made after `register`. */
const IN_BOOTSTRAP: readonly Check[] = [
  requireColumns,
  contentApiRoutes,
  cron,
  lifecycles,
  emailProvider,
  portalSessions,
  (strapi) => reminder(strapi, 'asserted'),
  (strapi) => permissionChecker(strapi, NOBODY, CONTENT_TYPE.business),
  (strapi) => populateBuilder(strapi, CONTENT_TYPE.business),
  (strapi) => documentsOf(strapi, CONTENT_TYPE.business),
  (strapi) => tableOf(strapi, CONTENT_TYPE.business),
  (strapi) => sqlOfIds(strapi, CONTENT_TYPE.business, { id: { $in: [] } }),
  (strapi) => convertedFilters(strapi, CONTENT_TYPE.business, {}),
  (strapi) => withConnection(strapi, () => Promise.resolve()),
];

const lackOf = (error: unknown): string =>
  error instanceof MissingPart ? error.message : `Strapi failed in another way: ${String(error)}`;

function refuse(errors: readonly unknown[]): void {
  if (errors.length === 0) return;
  const lines = errors.map((error) => `  ${lackOf(error)}`);
  throw new Error(
    `This version of Strapi lacks parts that the service needs:\n${lines.join('\n')}`,
  );
}

/** Called first in `register`. Throws one error that names every missing part. */
export function assertStrapi(strapi: Core.Strapi): void {
  const errors: unknown[] = [];
  for (const check of IN_REGISTER) {
    try {
      check(strapi);
    } catch (error) {
      errors.push(error);
    }
  }
  refuse(errors);
}

/** The same for the rest of the parts. Called first in `bootstrap`. */
export async function assertLoadedStrapi(strapi: Core.Strapi): Promise<void> {
  const errors: unknown[] = [];
  for (const check of IN_BOOTSTRAP) {
    try {
      await check(strapi);
    } catch (error) {
      errors.push(error);
    }
  }
  refuse(errors);
}
