/** SQL: whether the endpoint `e` listens to the event type in `parameter`. Without a list it listens to all. */
export function listensTo(parameter: string): string {
  return `e.enabled AND (jsonb_typeof(e.events) IS DISTINCT FROM 'array' OR e.events ? ${parameter})`;
}
