import { createRequire } from 'node:module';

type Values = Readonly<Record<string, string | number>>;

interface ReactIntl {
  createIntl(options: {
    locale: string;
    messages: Readonly<Record<string, string>>;
    onError: (error: Error) => void;
  }): { formatMessage(message: { id: string }, values?: Values): string };
}

/** The library that shows Strapi's texts. It belongs to Strapi, so it is found from there. */
const { createIntl } = createRequire(require.resolve('@strapi/strapi/package.json'))(
  'react-intl',
) as ReactIntl;

/** Shows a text by its id, as Strapi's panel does. It throws where the panel would log an error. */
export function formatter(locale: string, messages: Readonly<Record<string, string>>) {
  const onError = (error: Error) => {
    throw error;
  };
  const intl = createIntl({ locale, messages, onError });
  return (id: string, values?: Values): string => intl.formatMessage({ id }, values);
}
