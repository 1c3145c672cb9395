/** The parts of Strapi's store that we use. Strapi's own types are out of reach of unit tests. */
interface Store {
  getState(): { admin_app: { language: { locale: string } } };
  dispatch?: (action: never) => unknown;
}

interface Panel {
  store?: Store | null;
}

let panel: Panel | null = null;

/** Lets parts that are no components reach the store. Strapi makes it after `register`. */
export function rememberPanel(app: Panel): void {
  panel = app;
}

/** Redux's store of the panel; undefined before Strapi has made it. */
export const panelStore = (): Store | undefined => panel?.store ?? undefined;
