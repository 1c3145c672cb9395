/** The parts of Vite's configuration that we change. Strapi brings Vite. */
interface Config {
  plugins?: unknown[];
}

type Bundle = Record<string, { source?: unknown } | undefined>;

const STRAPI_TITLE = '<title>Strapi Admin</title>';

const HEAD =
  '<title>Invoicing</title><link rel="icon" type="image/svg+xml" href="/generator/icon.svg"/>';

/** Strapi writes the page of the panel with its own name, which shows until the panel is loaded. */
const ownTitle = {
  name: 'invoicing/own-title',
  apply: 'build',
  generateBundle(_options: unknown, bundle: Bundle) {
    const page = bundle['index.html'];
    if (typeof page?.source !== 'string' || !page.source.includes(STRAPI_TITLE))
      throw new Error("Strapi's page of the panel has no title: see docs/upgrading.md");
    page.source = page.source.replace(STRAPI_TITLE, HEAD);
  },
};

export default (config: Config): Config => ({
  ...config,
  plugins: [...(config.plugins ?? []), ownTitle],
});
