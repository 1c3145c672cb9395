import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { database } from '../database/pool';
import { countedAddress } from '../domain/addresses';
import { ApiError } from '../domain/errors';
import { checkRecipient } from '../domain/recipients';
import { sendBack, sendHtml } from '../hosted/headers';
import { languageFor } from '../hosted/middleware';
import { isPrefetch } from '../hosted/pages';
import { clientAddress } from '../http/requests/client-address';
import { readForm } from '../http/requests/form-body';
import { say } from '../messages/message';
import { settingsOf } from '../strapi/settings-service';
import { sentToken, setToken } from './cookie';
import { endOf, endSession } from './end-sessions';
import { MOST_SECONDS } from './lifespan';
import { provenLink } from './link-token';
import { askedPage, askPage, endedPage, linkPage } from './page/sign-in';
import type { Person } from './person';
import { personOf } from './session';
import { signIn } from './sign-in';
import { findOpenLink } from './sql/links';
import { clientName, countRequest, storeRequest } from './sql/requests';
import { PORTAL_MAILS } from './wake';

export const START = '/portal';
export const SIGN_IN = '/portal/sign-in';

const SECONDS = 60;

/** Who has sent a request; null for a stranger. */
export async function signedIn(strapi: Core.Strapi, ctx: Context): Promise<Person | null> {
  const token = sentToken(strapi, ctx);
  return token === null ? null : personOf(strapi, token);
}

function tooMany(): ApiError {
  const headers = { 'Retry-After': String(SECONDS) };
  return new ApiError('rate_limited', say('too_many_requests', { seconds: SECONDS }), { headers });
}

const clientOf = (strapi: Core.Strapi, ctx: Context): string =>
  clientName(strapi, countedAddress(clientAddress(ctx, settingsOf(strapi).TRUSTED_PROXIES)));

/** GET /portal/sign-in */
export async function showForm(strapi: Core.Strapi, ctx: Context): Promise<void> {
  if (await signedIn(strapi, ctx)) return sendBack(ctx, START);
  sendHtml(ctx, 200, askPage(languageFor(ctx)));
}

/** POST /portal/sign-in: takes the same way for each address, known or not. @throws ApiError 413, 415, 429 */
export async function askForLink(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const typed = (await readForm(ctx)).get('email')?.trim() ?? '';
  const language = languageFor(ctx);
  const checked = checkRecipient(typed);
  const isCounted = await database(strapi).transaction(async (trx) => {
    if (!(await countRequest(trx, clientOf(strapi, ctx)))) return false;
    if ('value' in checked) await storeRequest(strapi, trx, { email: checked.value, language });
    return true;
  });
  if (!isCounted) throw tooMany();
  if ('problem' in checked)
    return sendHtml(ctx, 400, askPage(language, typed.replaceAll('\0', '')));
  PORTAL_MAILS.of(strapi)();
  sendHtml(ctx, 200, askedPage(language));
}

/** Programs look at links, and pages may load them as pictures. Neither is somebody who opens the portal. */
const isOpened = (ctx: Context): boolean =>
  ctx.method === 'GET' && !isPrefetch(ctx) && ['', 'document'].includes(ctx.get('sec-fetch-dest'));

/** GET /portal/sign-in/{token}: a link that an app asked for signs in at once, unless somebody is signed in here. */
export async function showLink(strapi: Core.Strapi, ctx: Context, token: string): Promise<void> {
  const id = provenLink(strapi, token);
  const link = id === null ? null : await findOpenLink(database(strapi), id);
  if (!link) return sendHtml(ctx, 404, endedPage(languageFor(ctx)));
  const isOfApp = link.businessRowId !== null;
  if (isOfApp && isOpened(ctx) && !(await signedIn(strapi, ctx)))
    return useLinkOf(strapi, ctx, token);
  sendHtml(ctx, 200, linkPage(languageFor(ctx), ctx.path));
}

/** POST /portal/sign-in/{token} @throws ApiError 429 */
export async function takeLink(strapi: Core.Strapi, ctx: Context, token: string): Promise<void> {
  const isCounted = await database(strapi).transaction((trx) =>
    countRequest(trx, clientOf(strapi, ctx)),
  );
  if (!isCounted) throw tooMany();
  await useLinkOf(strapi, ctx, token);
}

/** Opens a new session always, and ends the one that the browser had. */
async function useLinkOf(strapi: Core.Strapi, ctx: Context, token: string): Promise<void> {
  const before = await signedIn(strapi, ctx);
  const id = provenLink(strapi, token);
  const opened = id === null ? null : await signIn(strapi, id);
  if (opened === null) return sendHtml(ctx, 404, endedPage(languageFor(ctx)));
  if (before) await endSession(database(strapi), before.sessionId);
  setToken(strapi, ctx, opened, MOST_SECONDS);
  sendBack(ctx, START);
}

/** POST /portal/sign-out, and /portal/sign-out-everywhere. Links that are still open could undo it. */
export async function signOut(
  strapi: Core.Strapi,
  ctx: Context,
  where: 'here' | 'everywhere',
): Promise<void> {
  const person = await signedIn(strapi, ctx);
  if (person)
    await database(strapi).transaction(async (trx) => {
      if (where === 'everywhere') return endOf(trx, 'sessions', person);
      await endOf(trx, 'links', person);
      await endSession(trx, person.sessionId);
    });
  setToken(strapi, ctx, '', 0);
  sendBack(ctx, SIGN_IN);
}
