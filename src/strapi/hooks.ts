import type { Core } from '@strapi/strapi';
import { requirePart } from './part';

const LIFECYCLES = { name: 'db.lifecycles', breaks: 'public ids would be no UUIDs' };
const CRON = { name: 'cron', breaks: 'invoices would not become overdue' };

interface Lifecycles {
  subscribe(subscriber: {
    models: readonly string[];
    beforeCreate(event: { params: { data: Record<string, unknown> } }): void;
  }): unknown;
}

export function lifecycles(strapi: Core.Strapi): Lifecycles {
  return requirePart<Lifecycles>(LIFECYCLES, strapi.db.lifecycles, ['subscribe']);
}

interface Cron {
  add(tasks: Record<string, { task(): Promise<void>; options: { rule: string } }>): unknown;
}

export function cron(strapi: Core.Strapi): Cron {
  return requirePart<Cron>(CRON, strapi.cron, ['add']);
}
