/*
 * Holds XML against the official rules, in a process of its own: jest cannot load libxml2-wasm, and Saxon
 * is several times slower in its sandbox. It gets the folder of the rules, then messages
 * {id, xml, schema, rules}, and answers {id, errors}.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { XmlDocument, XsdValidator } from 'libxml2-wasm';
import { xmlRegisterFsInputProviders } from 'libxml2-wasm/lib/nodejs.mjs';
import saxon from 'saxon-js';

const [, , folder] = process.argv;
const memory = new Map();

/** Compiled once, since that takes longer than ten documents. */
function kept(key, make) {
  if (!memory.has(key)) memory.set(key, make());
  return memory.get(key);
}

function schemaErrors(xml, schema) {
  const validator = kept(schema, () => {
    const file = path.join(folder, 'xsd', schema);
    return XsdValidator.fromDoc(XmlDocument.fromBuffer(readFileSync(file), { url: file }));
  });
  const document = XmlDocument.fromString(xml);
  try {
    validator.validate(document);
    return [];
  } catch (error) {
    return [{ rule: 'XSD', text: String(error.message) }];
  } finally {
    document.dispose();
  }
}

const FINDING = /<svrl:(?:failed-assert|successful-report)\b([^>]*)>([\s\S]*?)<\/svrl:/g;
const attribute = (text, name) => new RegExp(`\\b${name}="([^"]*)"`).exec(text)?.[1];

function ruleErrors(xml, rules) {
  const stylesheetInternal = kept(rules, () => {
    const file = path.join(folder, 'schematron', `${rules}.sef.json.gz`);
    return JSON.parse(gunzipSync(readFileSync(file)).toString('utf8'));
  });
  const { principalResult } = saxon.transform(
    {
      stylesheetInternal,
      sourceText: xml,
      destination: 'serialized',
      stylesheetBaseURI: pathToFileURL(path.join(folder, 'schematron/')).href,
    },
    'sync',
  );
  return [...principalResult.matchAll(FINDING)].flatMap(([, head, body]) => {
    const level = attribute(head, 'flag') ?? attribute(head, 'role') ?? 'fatal';
    if (level === 'warning' || level === 'information') return [];
    const text = body
      .replace(/<[^>]*>/g, '')
      .replace(/\s+/g, ' ')
      .trim();
    return [{ rule: attribute(head, 'id') ?? /\[([^\]]+)\]/.exec(text)?.[1] ?? '?', text }];
  });
}

xmlRegisterFsInputProviders();

process.on('message', ({ id, xml, schema, rules }) => {
  try {
    const errors = [...schemaErrors(xml, schema), ...rules.flatMap((set) => ruleErrors(xml, set))];
    process.send({ id, errors });
  } catch (error) {
    process.send({ id, errors: [{ rule: 'crash', text: String(error.stack ?? error) }] });
  }
});
process.on('disconnect', () => process.exit());
