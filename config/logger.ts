import type { Core } from '@strapi/strapi';
import { formats, winston } from '@strapi/logger';
import type { Settings } from '../src/settings';

const { combine, errors, json, timestamp } = winston.format;

/** Strapi tells the steps of a first start, and of a change that names a setting of its own. */
const NOISE = /^\[(internal migration|discard-drafts)\]|^The Media Library has been/;

/** Leaves Strapi's noise out of the lines that operators read; `verbose` shows it. */
const withoutNoise = winston.format((info) =>
  info.level === 'info' && NOISE.test(String(info.message)) ? false : info,
);

/** One JSON object a line, for programs that collect logs, or lines for people. */
export function loggerOf({ LOG_LEVEL, LOG_FORMAT }: Pick<Settings, 'LOG_LEVEL' | 'LOG_FORMAT'>) {
  const lines =
    LOG_FORMAT === 'json'
      ? combine(errors({ stack: true }), timestamp(), json())
      : formats.prettyPrint();
  const isLoud = ['verbose', 'debug', 'silly'].includes(LOG_LEVEL);
  return { level: LOG_LEVEL, format: isLoud ? lines : combine(withoutNoise(), lines) };
}

export default ({ env }: Core.Config.Shared.ConfigParams) =>
  loggerOf({
    LOG_LEVEL: env('LOG_LEVEL', 'info') as Settings['LOG_LEVEL'],
    LOG_FORMAT: env('LOG_FORMAT', 'text') as Settings['LOG_FORMAT'],
  });
