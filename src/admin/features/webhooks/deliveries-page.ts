import { DELIVERY, pageOf } from '../../requests/content-manager';

/** The page with the deliveries of an endpoint, in a state, or both. */
export function deliveriesPage(narrow: { endpoint?: string; state?: string }): string {
  const filters = [
    ...(narrow.endpoint ? [`[endpoint][documentId][$eq]=${narrow.endpoint}`] : []),
    ...(narrow.state ? [`[state][$eq]=${narrow.state}`] : []),
  ].map((filter, index) => `filters[$and][${index}]${filter}`);
  return `${pageOf(DELIVERY)}?${['page=1', 'sort=createdAt:DESC', ...filters].join('&')}`;
}
