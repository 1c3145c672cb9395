/** Text that is HTML already. */
export interface Html {
  readonly html: string;
}

const ENTITIES: Readonly<Record<string, string>> = {
  ...{ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' },
};

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);

type Value = string | Html | readonly Html[];

const htmlOf = (value: Value): string => {
  if (typeof value === 'string') return escaped(value);
  return 'html' in value ? value.html : value.map(({ html: one }) => one).join('');
};

/** A template of HTML. Strings in it are text: they are escaped, in attributes too. */
export function html(parts: TemplateStringsArray, ...values: readonly Value[]): Html {
  return { html: String.raw({ raw: parts }, ...values.map(htmlOf)) };
}

/** Data for a script of the page. The browser does not run this element. */
export function embeddedJson(id: string, data: unknown): Html {
  const json = JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
  return html`<script type="application/json" id="${id}">
    ${{ html: json }}
  </script>`;
}
