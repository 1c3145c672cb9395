import { html, type Html } from '../../domain/html';
import type { SeenCustomer } from '../sql/seen-customers';

/** Of whom a page is. */
export type Of = Pick<SeenCustomer, 'id' | 'name' | 'business_name'>;

/** The heading of a page about one customer. */
export const headOf = (title: string, { name, business_name: business }: Of): Html =>
  html`<h1>${title}</h1>
    <p class="sub"><bdi>${business}</bdi> · <bdi>${name}</bdi></p>`;
