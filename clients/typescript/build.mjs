import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import openapiTypes, { astToString } from 'openapi-typescript';
import ts from 'typescript';

/** `npm pack` in this folder: makes the types from the service's own document, then compiles. */
const folder = import.meta.dirname;
const require = createRequire(import.meta.url);
const { version } = require('./package.json');
const { openApiDocument } = require('../../dist/src/api/openapi/document/document.js');

const BLOB = ts.factory.createTypeReferenceNode('Blob');
/** Files are no texts. */
const transform = ({ contentEncoding }) => (contentEncoding === 'binary' ? BLOB : undefined);
const types = await openapiTypes(openApiDocument(version), { alphabetize: false, transform });
writeFileSync(join(folder, 'src/schema.ts'), astToString(types));
rmSync(join(folder, 'dist'), { recursive: true, force: true });
const compiler = require.resolve('typescript/lib/tsc.js');
execFileSync(process.execPath, [compiler, '-p', folder], { stdio: 'inherit' });
