import { PRODUCT } from '../../words/product';

const STRAPI = ' | Strapi';

/** The title of the tab with the name of the product in place of Strapi's. */
export function productTitle(title: string): string {
  if (!title.endsWith(STRAPI)) return title.startsWith('Strapi') ? PRODUCT : title;
  const page = title.slice(0, -STRAPI.length);
  return page === PRODUCT ? PRODUCT : `${page} | ${PRODUCT}`;
}

/** Strapi writes its own name behind the title of each page. @returns ends the watch */
export function keepTitle(page: Document): () => void {
  const rename = () => {
    const wanted = productTitle(page.title);
    if (wanted !== page.title) page.title = wanted;
  };
  const observer = new MutationObserver(rename);
  observer.observe(page.head, { childList: true, subtree: true, characterData: true });
  rename();
  return () => observer.disconnect();
}
