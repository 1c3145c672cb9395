import { group, leaf, node, xmlText } from '../../../src/einvoice/xml';

const text = (...parts: Parameters<typeof group>[1][]) => xmlText(group('a', ...parts), {});

test('texts and attributes are escaped', () => {
  expect(text(leaf('b', `<&>"'\r`, { c: `"<&>'` }))).toBe(
    `<?xml version="1.0" encoding="UTF-8"?>
<a>
  <b c="&quot;&lt;&amp;&gt;&apos;">&lt;&amp;&gt;&quot;&apos;&#13;</b>
</a>
`,
  );
});

test('what has no content is left out, with everything around it', () => {
  const empty = node('b', node('c', leaf('d', null)), leaf('e', null, { f: 'g' }));
  expect(empty).toBeNull();
  expect(text(empty, node('h', leaf('i', '0')))).toContain(
    '<a>\n  <h>\n    <i>0</i>\n  </h>\n</a>',
  );
  expect(text(empty)).toContain('<a/>');
});

test('an attribute without a value is left out', () => {
  expect(text(leaf('b', '1', { c: null, d: '2' }))).toContain('<b d="2">1</b>');
});

test('namespaces stand at the root', () => {
  expect(xmlText(group('a'), { '': 'urn:x', p: 'urn:y' })).toContain(
    '<a xmlns="urn:x" xmlns:p="urn:y"/>',
  );
});
