import type { Core } from '@strapi/strapi';
import { database } from '../database/pool';
import { finishErasure } from './erase';
import { erasedPeople } from './find-person';

/** The hourly task: erases what the books of erased people needed, when its years have passed. */
export async function finishErasures(strapi: Core.Strapi): Promise<void> {
  const db = database(strapi);
  for (const person of await erasedPeople(db, new Date())) {
    await db.transaction((trx) => finishErasure(trx, person));
  }
}
