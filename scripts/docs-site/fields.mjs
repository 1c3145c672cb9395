import { anchorOf, escapeHtml } from './markdown.mjs';

export const code = (text) => `<code>${escapeHtml(text)}</code>`;

/** Texts of the document have code in backticks. */
export const prose = (text = '') => escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>');

const nameOf = ({ $ref }) => $ref.split('/').at(-1);
export const schemaLink = (schema) =>
  `<a href="/docs/reference/schemas#${anchorOf(nameOf(schema))}">${escapeHtml(nameOf(schema))}</a>`;

/** The choices of a schema without null, and whether null is one. */
function choicesOf(schema) {
  const all = schema.oneOf ?? schema.anyOf ?? [];
  const others = all.filter(({ type }) => type !== 'null');
  return { others, isNullable: others.length < all.length };
}

const orNull = (text, isNullable) => (isNullable ? `${text} or null` : text);

function typeOf(schema) {
  if (schema.$ref) return schemaLink(schema);
  const { others, isNullable } = choicesOf(schema);
  if (others.length > 0) return orNull([...new Set(others.map(typeOf))].join(' or '), isNullable);
  if (schema.const !== undefined) return code(schema.const);
  if (schema.enum)
    return orNull(
      schema.enum
        .filter((one) => one !== null)
        .map((one) => code(String(one)))
        .join(' '),
      schema.enum.includes(null),
    );
  if (schema.type === 'array') return `array of ${typeOf(schema.items ?? {})}`;
  const types = [schema.type ?? 'any'].flat();
  const named = types.filter((type) => type !== 'null').map((type) => schema.format ?? type);
  return escapeHtml(orNull(named.join(' or '), types.includes('null')));
}

const boundsOf = ({ minimum, maximum, minLength, maxLength, maxItems }) =>
  [
    minimum !== undefined && `at least ${minimum}`,
    maximum !== undefined && `at most ${maximum}`,
    minLength > 1 && `at least ${minLength} characters`,
    maxLength !== undefined && `at most ${maxLength} characters`,
    maxItems !== undefined && `at most ${maxItems} entries`,
  ]
    .filter(Boolean)
    .join(', ');

/** The object with fields that a schema is, lists, or may be. */
function objectIn(schema) {
  if (schema.properties) return schema;
  if (schema.items) return objectIn(schema.items);
  const { others } = choicesOf(schema);
  return others.length === 1 ? objectIn(others[0]) : undefined;
}

export const REQUIRED = ' <strong class="required">required</strong>';

function fieldRow(name, schema, isRequired, where) {
  const bounds = boundsOf(choicesOf(schema).others[0] ?? schema);
  const text = `${prose(schema.description)} ${bounds ? `<span class="type">${bounds}</span>` : ''}`;
  const inner = objectIn(schema);
  return `<li><p class="field">${code(name)} <span class="type">${typeOf(schema)}${where ? `, ${where}` : ''}</span>${isRequired ? REQUIRED : ''}</p>
${text.trim() === '' ? '' : `<p>${text}</p>`}${inner ? fieldsOf(inner) : ''}</li>`;
}

/** The fields of an object, with those inside them. */
export function fieldsOf(schema) {
  if (!schema.properties) return `<p>${typeOf(schema)}</p>`;
  const { properties, required = [] } = schema;
  const rows = Object.entries(properties).map(([name, one]) =>
    fieldRow(name, one, required.includes(name)),
  );
  return `<ul class="fields">${rows.join('\n')}</ul>`;
}

/** The fields of a body that the service sends: it has all of them. */
export const sentFields = (schema) =>
  `<details><summary>Fields</summary>${fieldsOf(schema).replaceAll(REQUIRED, '')}</details>`;

export const parametersOf = ({ parameters = [] }) =>
  parameters.length === 0
    ? ''
    : `<ul class="fields">${parameters
        .map(({ name, in: where, required, description, schema }) =>
          fieldRow(name, { ...schema, description }, required, where),
        )
        .join('')}</ul>`;
