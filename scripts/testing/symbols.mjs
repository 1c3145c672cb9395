import { existsSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { root } from '../setup/project.mjs';

const ts = createRequire(import.meta.url)(join(root, 'node_modules/typescript'));

/** The statements of a file that declare nothing, such as `test(…)`. They run with any import. */
const REST = '';
/** Every name that a file exports. */
const ALL = '*';

/**
 * Follows the imports of TypeScript files, declaration by declaration, within the project. A file is a path from the
 * project's root.
 */
export class Symbols {
  #files = new Map();

  /**
   * Follows the imports of these files, declaration by declaration.
   * @param {string[]} files where to begin, with all of their declarations
   * @param {(file: string) => boolean} mayEnter files that are not entered are not reached
   * @returns {Map<string, Set<string>>} per file, the declarations that are reached
   */
  reachedFrom(files, mayEnter = () => true) {
    const reached = new Map();
    const waiting = files.map((file) => [file, ALL]);
    while (waiting.length > 0) {
      const [file, name] = waiting.pop();
      const known = reached.get(file) ?? new Set();
      if (known.has(name) || !mayEnter(file)) continue;
      if (known.size === 0 && name !== REST) waiting.push([file, REST]);
      reached.set(file, known.add(name));
      waiting.push(...this.#next(file, name));
    }
    return reached;
  }

  /** The text of these declarations. */
  textOf(file, names) {
    const { declarations, text } = this.#parsed(file);
    if (names.has(ALL)) return text;
    return [...names].flatMap((name) => declarations.get(name)?.texts ?? []).join('\n');
  }

  #next(file, name) {
    const { declarations, imports, exported } = this.#parsed(file);
    if (name === ALL)
      return [...declarations.keys(), ...exported.keys()].map((each) => [file, each]);
    const found = declarations.get(name);
    if (!found) {
      const from = exported.get(name);
      if (from) return [from.file ? [from.file, from.name] : [file, from.name]];
      return (exported.get(ALL)?.files ?? []).map((other) => [other, name]);
    }
    return [...found.names]
      .flatMap((used) => {
        const imported = imports.get(used);
        if (imported) return [[imported.file, imported.name]];
        return used !== name && declarations.has(used) ? [[file, used]] : [];
      })
      .concat(found.files.map((other) => [other, ALL]));
  }

  #parsed(file) {
    const known = this.#files.get(file);
    if (known) return known;
    const parsed = parse(file, readFileSync(join(root, file), 'utf8'));
    this.#files.set(file, parsed);
    return parsed;
  }
}

function parse(file, text) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const parsed = { text, declarations: new Map(), imports: new Map(), exported: new Map() };
  for (const statement of source.statements) {
    if (ts.isImportDeclaration(statement)) addImport(parsed, file, statement);
    else if (ts.isExportDeclaration(statement)) addExport(parsed, file, statement);
    else addDeclaration(parsed, file, statement, source);
  }
  return parsed;
}

function addImport({ imports, declarations }, file, { importClause, moduleSpecifier }) {
  const from = resolved(file, moduleSpecifier.text);
  if (!from) return;
  if (!importClause) return void entry(declarations, REST).files.push(from);
  if (importClause.name) imports.set(importClause.name.text, { file: from, name: 'default' });
  const bound = importClause.namedBindings;
  if (bound && ts.isNamespaceImport(bound)) imports.set(bound.name.text, { file: from, name: ALL });
  if (bound && ts.isNamedImports(bound))
    for (const { name, propertyName } of bound.elements)
      imports.set(name.text, { file: from, name: (propertyName ?? name).text });
}

function addExport({ exported }, file, { exportClause, moduleSpecifier }) {
  const from = moduleSpecifier && resolved(file, moduleSpecifier.text);
  if (!exportClause) {
    if (from) exported.set(ALL, { files: [...(exported.get(ALL)?.files ?? []), from] });
    return;
  }
  if (ts.isNamedExports(exportClause))
    for (const { name, propertyName } of exportClause.elements)
      exported.set(name.text, { file: from, name: (propertyName ?? name).text });
}

function addDeclaration({ declarations }, file, statement, source) {
  for (const name of namesOf(statement)) {
    const { names, texts, files } = entry(declarations, name);
    texts.push(statement.getText(source));
    const visit = (node) => {
      if (ts.isIdentifier(node)) names.add(node.text);
      const target = loadedBy(node) ?? typeFrom(node);
      const from = target && resolved(file, target);
      if (from) files.push(from);
      ts.forEachChild(node, visit);
    };
    visit(statement);
  }
}

/** `import('…')`, `require('…')` and `require.resolve('…')` of a fixed name. */
function loadedBy(node) {
  if (!ts.isCallExpression(node) || node.arguments.length === 0) return undefined;
  const [first] = node.arguments;
  const loads =
    node.expression.kind === ts.SyntaxKind.ImportKeyword ||
    /^require\b/.test(node.expression.getText());
  return loads && ts.isStringLiteralLike(first) ? first.text : undefined;
}

const typeFrom = (node) =>
  ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)
    ? node.argument.literal.text
    : undefined;

function namesOf(statement) {
  if (ts.isVariableStatement(statement)) {
    const names = statement.declarationList.declarations.flatMap(({ name }) => boundNames(name));
    return names.length > 0 ? names : [REST];
  }
  if (ts.isExportAssignment(statement) || isDefault(statement))
    return ['default', ...(statement.name ? [statement.name.text] : [])];
  return [statement.name && ts.isIdentifier(statement.name) ? statement.name.text : REST];
}

const isDefault = (statement) =>
  statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword) ?? false;

function boundNames(name) {
  if (ts.isIdentifier(name)) return [name.text];
  return name.elements.flatMap((element) => (element.name ? boundNames(element.name) : []));
}

function entry(declarations, name) {
  const known = declarations.get(name);
  if (known) return known;
  const made = { names: new Set(), texts: [], files: [] };
  declarations.set(name, made);
  return made;
}

const ENDINGS = ['', '.ts', '.tsx', '.mjs', '.js', '/index.ts', '/index.tsx'];

/** The file of the project that an import names. */
function resolved(file, target) {
  if (!target.startsWith('.')) return undefined;
  const path = join(dirname(file), target).split('\\').join('/');
  const found = ENDINGS.find((ending) => {
    const full = join(root, path + ending);
    return existsSync(full) && statSync(full).isFile();
  });
  if (found === undefined || !/\.(tsx?|mjs)$/.test(path + found)) return undefined;
  return path + found;
}
