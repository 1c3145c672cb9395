import type { Core } from '@strapi/strapi';
import { database } from '../database/pool';
import { inWords } from '../domain/errors';
import { cron } from '../strapi/hooks';
import { makeDueInvoices } from './run-due';
import { mailWaiting } from './waiting-mails';

const EVERY_MINUTE = '* * * * *';

async function look(strapi: Core.Strapi): Promise<void> {
  const made = await makeDueInvoices(strapi, new Date());
  if (made > 0) strapi.log.info(`${made} recurring invoices were made`);
  await mailWaiting(strapi);
}

/**
 * Makes the invoices that are due, every minute and at the start, since the service may have been down. A look
 * that takes longer than a minute is not joined by a second one.
 */
export function startRecurring(strapi: Core.Strapi): void {
  let isLooking = false;
  const task = async () => {
    if (isLooking) return;
    isLooking = true;
    try {
      await look(strapi);
    } catch (error) {
      if (!database(strapi).closed)
        strapi.log.error(`Recurring invoices wait for the next minute: ${inWords(error)}`);
    } finally {
      isLooking = false;
    }
  };
  cron(strapi).add({ recurring: { task, options: { rule: EVERY_MINUTE } } });
  void task();
}
