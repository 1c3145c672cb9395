import type { Core } from '@strapi/strapi';
import { panelRoute, type PanelRoute } from '../route';
import { listChoices } from './choices';
import { readSample } from './sample';
import { deleteStatement, listStatements, receiveStatement } from './statements';
import { listTransactions } from './transactions';

/** The page "Bank". Its matches are actions: `actions/bank`. */
export function bankRoutes(strapi: Core.Strapi): PanelRoute[] {
  const of = '/businesses/:id/bank';
  return [
    panelRoute('GET', `${of}/transactions`, (ctx) => listTransactions(strapi, ctx)),
    panelRoute('GET', `${of}/statements`, (ctx) => listStatements(strapi, ctx)),
    panelRoute('POST', `${of}/statements`, (ctx) => receiveStatement(strapi, ctx)),
    panelRoute('POST', `${of}/sample`, (ctx) => readSample(strapi, ctx)),
    panelRoute('GET', '/bank-transactions/:id/choices', (ctx) => listChoices(strapi, ctx)),
    panelRoute('DELETE', '/bank-statements/:id', (ctx) => deleteStatement(strapi, ctx)),
  ];
}
