import { serveAccount } from './pages/account';
import { askForDetails, serveDetails } from './pages/details';
import { servePart } from './pages/document';
import { serveDocuments } from './pages/documents';
import { backFromPay, payInvoices, servePaid } from './pages/pay';
import { serveStart } from './pages/start';
import { serveStatement } from './pages/statement';
import type { Visit } from './visit';

type Serve = (visit: Visit) => Promise<void>;

/** A page below `/portal`, by the path without it: `''` is the start page. HEAD is answered as GET is. */
export interface Page {
  path: RegExp;
  get?: Serve;
  post?: Serve;
}

/** The pages of people who are signed in. Everything that they do not name is 404. */
export const PAGES: readonly Page[] = [
  { path: /^$/, get: serveStart },
  { path: /^\/documents\/([0-9a-f-]{36})$/, get: servePart },
  { path: /^\/documents\/([0-9a-f-]{36})\/(accept|decline|pay)$/, get: servePart, post: servePart },
  { path: /^\/documents\/([0-9a-f-]{36})\/(.{1,60})$/, get: servePart },
  { path: /^\/customers\/([0-9a-f-]{36})$/, get: serveDocuments },
  { path: /^\/customers\/([0-9a-f-]{36})\/statement$/, get: serveStatement },
  { path: /^\/customers\/([0-9a-f-]{36})\/details$/, get: serveDetails, post: askForDetails },
  { path: /^\/pay$/, get: backFromPay, post: payInvoices },
  { path: /^\/pay\/paid$/, get: servePaid },
  { path: /^\/account$/, get: serveAccount },
];
