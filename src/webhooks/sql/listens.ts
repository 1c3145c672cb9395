/** SQL: whether the endpoint `e` listens to the event type in `parameter`. Without a list it listens to all. */
export function listensTo(parameter: string): string {
  return `e.enabled AND (jsonb_typeof(e.events) IS DISTINCT FROM 'array' OR e.events ? ${parameter})`;
}

/** SQL that finds the enabled endpoints of a business. @param business SQL of its row id */
export const listeners = (business: string): string =>
  `SELECT 1 FROM webhook_endpoints e WHERE e.business_id = ${business} AND e.enabled`;
