import type { Core } from '@strapi/strapi';
import type { Transaction } from '../../database/pool';
import { inStrapiTransaction, setActor } from '../../database/strapi-transaction';
import { currentOperator, operatorActor } from './operator';

/**
 * Runs work in a transaction of Strapi's. The history names the operator of the current request; without
 * one, the service itself acts.
 */
export function asOperator<T>(
  strapi: Core.Strapi,
  work: (trx: Transaction) => Promise<T>,
): Promise<T> {
  return inStrapiTransaction(strapi, async (trx) => {
    const operator = currentOperator(strapi);
    if (operator) await setActor(trx, operatorActor(operator));
    return work(trx);
  });
}
