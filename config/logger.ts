import type { Core } from '@strapi/strapi';
import { winston } from '@strapi/logger';

const { combine, errors, json, timestamp } = winston.format;

/** One JSON object a line, for programs that collect logs. */
const JSON_LINES = () => [
  new winston.transports.Console({
    format: combine(errors({ stack: true }), timestamp(), json()),
  }),
];

export default ({ env }: Core.Config.Shared.ConfigParams) => ({
  level: env('LOG_LEVEL', 'info'),
  ...(env('LOG_FORMAT', 'text') === 'json' ? { transports: JSON_LINES() } : {}),
});
