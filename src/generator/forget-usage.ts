import type { Core } from '@strapi/strapi';
import { database } from '../database/pool';
import { DAY_MS } from '../domain/dates';
import { quotaMonth } from './quota';

const YEAR_MS = 366 * DAY_MS;

/** Removes the counts of months that began more than a year ago. */
export async function forgetUsage(strapi: Core.Strapi): Promise<void> {
  const { month } = quotaMonth(new Date(Date.now() - YEAR_MS));
  const text = 'DELETE FROM generator_usages WHERE month < $1';
  await database(strapi).query({ text, values: [month] });
}
