import type { Core } from '@strapi/strapi';
import type { PipelinedTransaction } from '../../database/pool';
import { inStrapiTransaction } from '../../database/strapi-transaction';
import { currentOperator, operatorActor } from './operator';

/**
 * Runs work in a transaction of Strapi's. The history names the operator of the current request; without
 * one, the service itself acts.
 */
export function asOperator<T>(
  strapi: Core.Strapi,
  work: (trx: PipelinedTransaction) => Promise<T>,
): Promise<T> {
  const operator = currentOperator(strapi);
  return inStrapiTransaction(strapi, work, operator && operatorActor(operator));
}
