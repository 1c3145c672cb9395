import type { Core } from '@strapi/strapi';
import { service } from '../strapi/service';
import type { Metrics } from './prometheus';

const METRICS = service<Metrics>('metrics');

/** Undefined while `METRICS_TOKEN` is not set: then nothing is counted. */
export const metricsOf = METRICS.find;

/** Called once, in `register`. Only who counts loads the package. */
export async function registerMetrics(strapi: Core.Strapi, token: string | undefined) {
  if (token === undefined) return;
  const prometheus = await import('./prometheus');
  METRICS.provide(strapi, new prometheus.Metrics());
}
