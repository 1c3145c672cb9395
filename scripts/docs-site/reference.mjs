import { anchorOf, escapeHtml } from './markdown.mjs';

const code = (text) => `<code>${escapeHtml(text)}</code>`;

/** Texts of the document have code in backticks. */
const prose = (text = '') => escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>');

const nameOf = ({ $ref }) => $ref.split('/').at(-1);
const schemaLink = (name) =>
  `<a href="/docs/reference/schemas#${anchorOf(name)}">${escapeHtml(name)}</a>`;

function typeOf(schema) {
  if (schema.$ref) return schemaLink(nameOf(schema));
  const choice = schema.oneOf ?? schema.anyOf;
  if (choice) return choice.map(typeOf).join(' or ');
  if (schema.const !== undefined) return code(schema.const);
  if (schema.enum) return schema.enum.map((one) => code(String(one))).join(' ');
  if (schema.type === 'array') return `array of ${typeOf(schema.items ?? {})}`;
  const type = [schema.type ?? 'any'].flat().join(' or ');
  return escapeHtml(schema.format ? `${type}, ${schema.format}` : type);
}

const boundsOf = ({ minimum, maximum, minLength, maxLength, maxItems }) =>
  [
    minimum !== undefined && `at least ${minimum}`,
    maximum !== undefined && `at most ${maximum}`,
    minLength && `at least ${minLength} characters`,
    maxLength !== undefined && `at most ${maxLength} characters`,
    maxItems !== undefined && `at most ${maxItems} entries`,
  ]
    .filter(Boolean)
    .join(', ');

function fieldRow(name, schema, isRequired, depth) {
  const mark = isRequired ? ' <strong class="required">required</strong>' : '';
  const bounds = boundsOf(schema);
  const inner = schema.properties ?? schema.items?.properties;
  const within = inner ? fieldsOf(schema.properties ? schema : schema.items, depth + 1) : '';
  return `<li><p class="field">${code(name)} <span class="type">${typeOf(schema)}</span>${mark}</p>
${schema.description || bounds ? `<p>${prose(schema.description)}${bounds ? ` <span class="type">${escapeHtml(bounds)}</span>` : ''}</p>` : ''}${within}</li>`;
}

function fieldsOf(schema, depth = 0) {
  if (!schema.properties) return `<p>${typeOf(schema)}</p>`;
  const rows = Object.entries(schema.properties).map(([name, one]) =>
    fieldRow(name, one, schema.required?.includes(name), depth),
  );
  return `<ul class="fields">${rows.join('\n')}</ul>`;
}

const contentOf = (content = {}) =>
  Object.entries(content)
    .map(([type, { schema }]) => {
      const isJson = type === 'application/json';
      return `<p>${code(type)}${isJson && schema.$ref ? `: ${typeOf(schema)}` : ''}</p>${isJson && !schema.$ref ? fieldsOf(schema) : ''}`;
    })
    .join('');

function curl(method, path, operation) {
  const example = operation.requestBody?.content['application/json']?.example;
  const lines = [
    `curl${method === 'get' ? '' : ` -X ${method.toUpperCase()}`} $URL${path.replace('{id}', '$ID')}`,
  ];
  if (operation.security.length > 0) lines.push(`-H "Authorization: Bearer $KEY"`);
  if (example) {
    lines.push(`-H 'Content-Type: application/json'`, `-d '${JSON.stringify(example, null, 2)}'`);
  }
  return `<pre tabindex="0"><code>${escapeHtml(lines.join(' \\\n  '))}</code></pre>`;
}

const parametersOf = ({ parameters = [] }) =>
  parameters.length === 0
    ? ''
    : `<h3>Parameters</h3><ul class="fields">${parameters
        .map(({ name, in: where, required, description, schema }) =>
          fieldRow(
            name,
            { ...schema, description: `In the ${where}. ${description ?? ''}` },
            required,
            0,
          ),
        )
        .join('')}</ul>`;

function answersOf({ responses }) {
  const good = Object.entries(responses).filter(
    ([status]) => Number(status) < 400 || status === '2XX',
  );
  const bad = Object.entries(responses).filter(([status]) => Number(status) >= 400);
  const headers = ({ headers: named }) =>
    named ? `<p>Headers: ${Object.keys(named).map(code).join(' ')}</p>` : '';
  const errors = bad.map(
    ([status, { description }]) =>
      `<li>${code(status)} ${description
        .split(', ')
        .map((one) => `<a href="/docs/errors#codes">${escapeHtml(one)}</a>`)
        .join(', ')}</li>`,
  );
  return `<h3>Answers</h3>${good
    .map(
      ([status, answer]) =>
        `<p>${code(status)} ${prose(answer.description)}</p>${contentOf(answer.content)}${headers(answer)}`,
    )
    .join(
      '',
    )}${errors.length ? `<details><summary>Refusals</summary><ul>${errors.join('')}</ul></details>` : ''}`;
}

function operationHtml({ method, path, operation }) {
  const body = operation.requestBody?.content['application/json'].schema;
  const isHook = path === undefined;
  return `<section class="operation"><h2 id="${anchorOf(operation.operationId)}">${prose(operation.summary)}</h2>
${isHook ? '' : `<p class="route"><strong>${method.toUpperCase()}</strong> ${code(path)}</p>`}
<p>${prose(operation.description)}</p>${isHook ? '' : curl(method, path, operation)}${parametersOf(operation)}
${body ? `<h3>Body</h3>${fieldsOf(body)}` : ''}${answersOf(operation)}</section>`;
}

function page(slug, title, entries) {
  return {
    address: `/docs/reference/${slug}`,
    title,
    html: `<h1>${escapeHtml(title)}</h1>${entries.map(operationHtml).join('\n')}`,
    sections: entries.map(({ method, path, operation }) => ({
      title: operation.summary,
      anchor: anchorOf(operation.operationId),
      level: 2,
      text: `${(method ?? '').toUpperCase()} ${path ?? ''} ${operation.operationId} ${operation.description ?? ''}`,
    })),
  };
}

/** The pages of the reference: one per tag, the events, and the schemas. */
export function referencePages({ paths, webhooks, tags, components }) {
  const all = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
  );
  const ofTag = (name) => all.filter(({ operation }) => operation.tags?.includes(name));
  const hooks = Object.values(webhooks).map(({ post }) => ({ operation: post }));
  const schemas = Object.entries(components.schemas);
  return [
    ...tags.map(({ name }) => page(anchorOf(name), name, ofTag(name))),
    page('events', 'Payloads of events', hooks),
    {
      address: '/docs/reference/schemas',
      title: 'Schemas',
      html: `<h1>Schemas</h1>${schemas
        .map(
          ([name, schema]) =>
            `<section><h2 id="${anchorOf(name)}">${escapeHtml(name)}</h2><p>${prose(schema.description)}</p>${fieldsOf(schema)}</section>`,
        )
        .join('\n')}`,
      sections: schemas.map(([name, schema]) => ({
        title: name,
        anchor: anchorOf(name),
        level: 2,
        text: Object.keys(schema.properties ?? {}).join(' '),
      })),
    },
  ];
}
