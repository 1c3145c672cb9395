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

/** Lines that the build changes in Strapi's files, each of which stands there once. */
const CHANGES: Readonly<Record<string, readonly (readonly [from: string, to: string])[]>> = {
  // Strapi draws a form, and the panels beside it once the browser is idle. The form of a new record is
  // drawn anew when it has its id, so the panels were away for half a second. Now they come with the form.
  'DescriptionComponentRenderer.mjs': [
    ['React.useEffect(callback, useShallow', 'React.useLayoutEffect(callback, useShallow'],
    [
      'const ids = React.useMemo(',
      'React.useLayoutEffect(forceUpdate, [forceUpdate]); const ids = React.useMemo(',
    ],
  ],
  // The link of an invitation was cut off. Without HTTPS, browsers let no button copy it.
  'MagicLinkWrapper.mjs': [['titleEllipsis: true,', '']],
};

const left = new Set(Object.keys(CHANGES));

const ownLines = {
  name: 'invoicing/own-lines',
  apply: 'build',
  transform(code: string, id: string) {
    const file = id.split('/').at(-1) ?? '';
    const changes = id.includes('@strapi/admin') ? CHANGES[file] : undefined;
    if (!changes) return undefined;
    if (changes.every(([from]) => code.split(from).length === 2)) left.delete(file);
    return changes.reduce((changed, [from, to]) => changed.replace(from, to), code);
  },
  buildEnd(error?: Error) {
    if (!error && left.size > 0)
      throw new Error(`Strapi has other lines in ${[...left].join()}: see docs/upgrading.md`);
  },
};

export default (config: Config): Config => ({
  ...config,
  plugins: [...(config.plugins ?? []), ownTitle, ownLines],
});
