/**
 * Loaded with `--require` before the service. A request with the header `X-Trace-Files` writes to
 * `TRACE_FILES_TO` which of our files it enters, in the order of their first call, as a JSON array.
 */
const { AsyncLocalStorage } = require('node:async_hooks');
const fs = require('node:fs');
const http = require('node:http');
const path = require('node:path');
const process = require('node:process');
const ts = require('typescript');

const { factory } = ts;
const SOURCES = `${path.sep}dist${path.sep}src${path.sep}`;
const requests = new AsyncLocalStorage();

globalThis.traceFile = (file) => {
  requests.getStore()?.add(file);
};

function traceCall(file) {
  const name = factory.createIdentifier('globalThis.traceFile');
  return factory.createCallExpression(name, undefined, [factory.createStringLiteral(file)]);
}

/** The same function, which first says that its file was entered. */
function traced(node, file) {
  const { body } = node;
  const call = traceCall(file);
  const statements = [factory.createExpressionStatement(call)];
  const tracedBody = ts.isBlock(body)
    ? factory.createBlock([...statements, ...body.statements], true)
    : factory.createParenthesizedExpression(factory.createComma(call, body));
  return Object.assign(node, { body: tracedBody });
}

function tracedFunctions(file) {
  return (context) => {
    const visit = (given) => {
      const node = ts.visitEachChild(given, visit, context);
      return ts.isFunctionLike(node) && node.body ? traced(node, file) : node;
    };
    return (source) => ts.visitNode(source, visit);
  };
}

const load = require.extensions['.js'];
require.extensions['.js'] = (module, filename) => {
  const at = filename.indexOf(SOURCES);
  if (at === -1) return load(module, filename);
  const file = filename.slice(at + SOURCES.length).replace(/\.js$/, '');
  const text = fs.readFileSync(filename, 'utf8');
  const source = ts.createSourceFile(filename, text, ts.ScriptTarget.ES2022, true);
  const { transformed } = ts.transform(source, [tracedFunctions(file)]);
  module._compile(ts.createPrinter().printFile(transformed[0]), filename);
};

const { emit } = http.Server.prototype;
http.Server.prototype.emit = function (event, request, response) {
  const isTraced = event === 'request' && request.headers['x-trace-files'];
  if (!isTraced) return emit.apply(this, arguments);
  const files = new Set();
  response.once('finish', () => {
    const { TRACE_FILES_TO: target } = process.env;
    fs.writeFileSync(`${target}.part`, JSON.stringify([...files]));
    fs.renameSync(`${target}.part`, target);
  });
  return requests.run(files, () => emit.apply(this, arguments));
};
