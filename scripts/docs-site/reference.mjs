import {
  code,
  fieldsOf,
  parametersOf,
  prose,
  REQUIRED,
  schemaLink,
  sentFields,
} from './fields.mjs';
import { anchorOf, escapeHtml } from './markdown.mjs';

/** The first part of a summary is a heading, the rest a sentence of its own. */
function parted({ operationId, summary }) {
  const [title, ...rest] = summary.split(/; |: |, (?=by default|newest)/);
  const text = rest.join(': ');
  const sentence = text === '' ? '' : `${text[0].toUpperCase()}${text.slice(1)}. `;
  return { title, sentence, anchor: anchorOf(operationId) };
}

/** Undefined where an operation takes no body, or a file. */
const jsonOf = ({ requestBody }) => requestBody?.content['application/json'];

const sendsFile = (operation) => operation.requestBody && !jsonOf(operation);

function curl({ method, path, operation }) {
  const example = jsonOf(operation)?.example;
  const isPlain = method === 'get' || (method === 'post' && (example || sendsFile(operation)));
  const verb = isPlain ? '' : ` -X ${method.toUpperCase()}`;
  const required = (operation.parameters ?? []).filter((one) => one.in === 'query' && one.required);
  const query = required.map(({ name, schema }) => `${name}=${schema.enum?.[0] ?? '…'}`).join('&');
  const place = path.replace(/\{(\w+)\}/g, (_, name) => `$${name.toUpperCase()}`);
  const address = `$URL${place}${query ? `?${query}` : ''}`;
  const isFile = Object.keys(operation.responses['200']?.content ?? {}).includes('application/pdf');
  const lines = [`curl${verb} "${address}"`];
  if (operation.security.length > 0) lines.push(`-H "Authorization: Bearer $KEY"`);
  if (example)
    lines.push(`-H 'Content-Type: application/json'`, `-d '${JSON.stringify(example, null, 2)}'`);
  if (sendsFile(operation))
    lines.push(`-H 'Content-Type: application/pdf'`, '--data-binary @file.pdf');
  if (isFile) lines.push('-o file.pdf');
  return `<pre tabindex="0"><code>${escapeHtml(lines.join(' \\\n  '))}</code></pre>`;
}

/** What an answer holds: JSON with its fields, or a file. */
const contentOf = (schemas, content = {}) =>
  Object.entries(content)
    .map(([type, { schema }]) => {
      if (type !== 'application/json') return `<p>A file, ${code(type)}.</p>`;
      const inner = schema.properties?.data?.items;
      const name = schema.$ref
        ? schemaLink(schema)
        : inner?.$ref && `a list of ${schemaLink(inner)}`;
      const shown = schema.$ref ? schemas[schema.$ref.split('/').at(-1)] : schema;
      if (!shown.properties) return `<p>${code(type)}</p>`;
      return `${name ? `<p>The body is ${name}.</p>` : ''}${sentFields(shown)}`;
    })
    .join('');

const headersOf = ({ headers = {} }) =>
  Object.keys(headers).length === 0
    ? ''
    : `<p class="type">Headers: ${Object.keys(headers).map(code).join(' ')}</p>`;

function answersOf(schemas, { responses }) {
  const entries = Object.entries(responses);
  const isBad = ([status]) => Number(status) >= 400;
  const good = entries.filter((one) => !isBad(one));
  const rows = entries
    .filter(isBad)
    .map(
      ([status, { description }]) =>
        `<tr><th scope="row">${status}</th><td>${description.split(', ').map(code).join(' ')}</td></tr>`,
    );
  const refusals = `<table><thead><tr><th scope="col">Status</th><th scope="col">Codes</th></tr></thead><tbody>${rows.join('')}</tbody></table><p><a href="/docs/errors#codes">What to do about each code</a></p>`;
  return `<h3>Answers</h3>${good
    .map(
      ([status, answer]) =>
        `<p><strong>${status}</strong> ${prose(answer.description)}</p>${contentOf(schemas, answer.content)}${headersOf(answer)}`,
    )
    .join(
      '',
    )}${rows.length > 0 ? `<details><summary>Refusals</summary>${refusals}</details>` : ''}`;
}

const bodyOf = (schemas, operation) => {
  if (sendsFile(operation))
    return `<h3>Body</h3>${contentOf(schemas, operation.requestBody.content)}`;
  const schema = jsonOf(operation)?.schema;
  if (!schema) return '';
  const shown = schema.$ref ? schemas[schema.$ref.split('/').at(-1)] : schema;
  return `<h3>Body</h3>${shown.properties ? fieldsOf(shown) : `<p>${prose(shown.description)}.</p>`}`;
};

const titled = (title, html) => (html === '' ? '' : `<h3>${title}</h3>${html}`);

function operationHtml(schemas, { method, path, operation }) {
  const { title, sentence, anchor } = parted(operation);
  return `<section class="operation"><div><h2 id="${anchor}">${prose(title)}</h2>
<p class="route ${method}"><strong>${method.toUpperCase()}</strong> ${code(path)}</p>
<p>${prose(`${sentence}${operation.description ?? ''}`)}</p>
${titled('Parameters', parametersOf(operation))}${bodyOf(schemas, operation)}${answersOf(schemas, operation)}</div>
<div class="call">${curl({ method, path, operation })}</div></section>`;
}

function tagPage(schemas, name, entries) {
  const titles = entries.map(({ operation }) => parted(operation).title);
  return {
    address: `/docs/reference/${anchorOf(name)}`,
    title: name,
    about: `${titles.slice(0, 2).join(', ')}${titles.length > 2 ? ' …' : ''}`,
    html: `<div class="reference"><h1>${escapeHtml(name)}</h1>${entries.map((one) => operationHtml(schemas, one)).join('\n')}</div>`,
    sections: entries.map(({ method, path, operation }) => ({
      ...parted(operation),
      level: 2,
      text: `${method.toUpperCase()} ${path} ${operation.operationId} ${operation.description ?? ''}`,
    })),
  };
}

/** All events have the same headers, so these stand once. */
function eventsPage(hooks) {
  const sections = hooks.map((hook) => ({
    ...parted(hook),
    level: 2,
    text: hook.description,
    html: `<p>${prose(hook.description)}</p>${sentFields(hook.requestBody.content['application/json'].schema)}`,
  }));
  return {
    address: '/docs/reference/events',
    title: 'Payloads of events',
    about: 'The body of each webhook.',
    html: `<h1>Payloads of events</h1><p class="lead">Each event is a POST with these headers. <a href="/docs/webhooks">Webhooks</a> says when, and <a href="/docs/signatures">Check a signature</a> how to trust it.</p>
${parametersOf(hooks[0]).replaceAll(REQUIRED, '')}${sections.map(({ title, anchor, html }) => `<h2 id="${anchor}">${title}</h2>${html}`).join('\n')}`,
    sections,
  };
}

function schemasPage(schemas, operations) {
  const bodies = operations.map(({ operation }) => jsonOf(operation)?.schema.$ref);
  const fields = (name, schema) =>
    bodies.includes(`#/components/schemas/${name}`) ? fieldsOf(schema) : sentFields(schema);
  const sections = Object.entries(schemas).map(([name, schema]) => ({
    title: name,
    anchor: anchorOf(name),
    level: 2,
    text: Object.keys(schema.properties ?? {}).join(' '),
    html: `<p>${prose(schema.description)}</p>${fields(name, schema)}`,
  }));
  return {
    address: '/docs/reference/schemas',
    title: 'Schemas',
    about: 'The fields of every body.',
    html: `<h1>Schemas</h1>${sections.map(({ title, anchor, html }) => `<h2 id="${anchor}">${title}</h2>${html}`).join('\n')}`,
    sections,
  };
}

/** The pages of the reference: one per tag, the events, and the schemas. */
export function referencePages({ paths, webhooks, tags, components: { schemas } }) {
  const all = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
  );
  const ofTag = (name) => all.filter(({ operation }) => operation.tags.includes(name));
  return [
    ...tags.map(({ name }) => tagPage(schemas, name, ofTag(name))),
    eventsPage(Object.values(webhooks).map(({ post }) => post)),
    schemasPage(schemas, all),
  ];
}
