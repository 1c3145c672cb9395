import { html, type Html } from '../../domain/html';
import type { Language } from '../../domain/languages';
import { WORDS } from '../../words';

/** The pages of a customer, but for one of them. */
export function ways(id: string, language: Language, but?: 'all' | 'statement' | 'details'): Html {
  const { portal, document } = WORDS[language];
  const path = `/portal/customers/${id}`;
  const all = [
    { name: 'all', to: `${path}?list=all`, text: portal.all },
    { name: 'statement', to: `${path}/statement`, text: document.statement.heading },
    { name: 'details', to: `${path}/details`, text: portal.details.title },
  ];
  return html`<ul class="ways">
    ${all
      .filter(({ name }) => name !== but)
      .map(({ to, text }) => html`<li><a href="${to}">${text}</a></li>`)}
  </ul>`;
}
