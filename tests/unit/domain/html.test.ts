import { embeddedJson, html } from '../../../src/domain/html';

const HOSTILE = `<script>alert("1" & '2')</script>`;

test('text is escaped, between tags and in attributes', () => {
  expect(html`<p title="${HOSTILE}">${HOSTILE}</p>`.html).toBe(
    '<p title="&lt;script&gt;alert(&quot;1&quot; &amp; &#39;2&#39;)&lt;/script&gt;">' +
      '&lt;script&gt;alert(&quot;1&quot; &amp; &#39;2&#39;)&lt;/script&gt;</p>',
  );
});

test('HTML within HTML stays, alone and in lists', () => {
  const rows = ['a', '<b>'].map((text) => html`<li>${text}</li>`);
  expect(
    html`<ul>
      ${rows}${html`<li></li>`}${''}
    </ul>`.html.replace(/\n\s*/g, ''),
  ).toBe('<ul><li>a</li><li>&lt;b&gt;</li><li></li></ul>');
});

test('embedded data cannot end its element, and reads as it was', () => {
  const data = { text: `</script><!--${HOSTILE}`, list: [1, null] };
  const { html: text } = embeddedJson('data', data);
  const [, json = ''] =
    /^<script type="application\/json" id="data">([^<]*)<\/script>$/.exec(text) ?? [];
  expect(JSON.parse(json)).toEqual(data);
});
