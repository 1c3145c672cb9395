import type { Core } from '@strapi/strapi';
import { winston } from '@strapi/logger';

const { combine, errors, json, timestamp } = winston.format;

export default ({ env }: Core.Config.Shared.ConfigParams) => ({
  level: env('LOG_LEVEL', 'info'),
  // One JSON object a line, for programs that collect logs.
  ...(env('LOG_FORMAT', 'text') === 'json'
    ? { format: combine(errors({ stack: true }), timestamp(), json()) }
    : {}),
});
