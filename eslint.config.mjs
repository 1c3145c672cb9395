import js from '@eslint/js';
import tseslint from 'typescript-eslint';
import { importX } from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import { BROWSER, LAYERS } from './layers.mjs';

/** @returns {object[]} a zone per layer: it may not import those below it in the list */
function layerZones() {
  return LAYERS.slice(0, -1).map(({ name }, index) => ({
    target: `./src/${name}`,
    from: [...LAYERS.slice(index + 1).map((above) => `./src/${above.name}`), './src/admin'],
    message: `${name} may import only itself and what stands above it in layers.mjs.`,
  }));
}

/** @returns {object[]} a zone per part that runs in a browser */
function browserZones() {
  return BROWSER.map(({ name, may }) => ({
    target: `./src/${name}`,
    from: './src',
    except: [name, ...may].map((path) => `./${path}`),
    message: `${name} runs in a browser: of the server it may import only what is pure.`,
  }));
}

const zones = [
  ...layerZones(),
  ...browserZones(),
  {
    target: './src/panel/roles',
    from: './src',
    except: ['./panel/roles', './content-types.ts', './strapi', './database', './domain'],
    message: 'roles/ asks Strapi what an operator may do, and knows nothing of its callers.',
  },
  {
    target: './src/strapi',
    from: './src',
    except: ['./strapi', './domain', './content-types.ts', './settings.ts'],
    message: 'strapi/ reaches into Strapi, and knows nothing of its callers.',
  },
  ...['archive', 'layout', 'templates', 'fonts', 'worker', 'internals'].map((room) => ({
    target: `./src/pdf/${room}`,
    from: './src',
    except: ['./pdf', './domain'],
    message: 'It renders a view model: it knows neither HTTP nor the database.',
  })),
  {
    target: './src/api/*/services',
    from: ['./src/api/*/controllers'],
    message: 'A service does not know its callers.',
  },
  {
    target: './src',
    from: ['./scripts', './bench', './tests'],
    message: 'src/ stands without its tools.',
  },
];

export default tseslint.config(
  {
    ignores: [
      'dist/',
      'build/',
      'node_modules/',
      '.cache/',
      '.data/',
      '.strapi/',
      'types/generated/',
      'public/generator/countries.js',
      'public/generator/labels.js',
      'public/generator/numbers.js',
      'public/generator/totals.js',
    ],
  },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strict, importX.flatConfigs.typescript],
    plugins: { 'import-x': importX },
    settings: {
      'import-x/resolver-next': [
        createTypeScriptImportResolver({ noWarnOnMultipleProjects: true }),
      ],
    },
    rules: {
      'import-x/no-restricted-paths': ['error', { zones }],
      'import-x/no-cycle': 'error',
      'max-lines': ['error', { max: 250 }],
      'max-lines-per-function': ['error', { max: 40, skipBlankLines: true, skipComments: true }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { ignoreRestSiblings: true, varsIgnorePattern: '^_', argsIgnorePattern: '^_' },
      ],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
    },
  },
  {
    files: ['src/admin/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: Object.fromEntries(
      Object.keys(reactHooks.configs.flat.recommended.rules).map((rule) => [rule, 'error']),
    ),
  },
  {
    files: ['src/admin/**/*.{ts,tsx}'],
    ignores: ['src/admin/**/*words/**', 'src/admin/fields/**', 'src/admin/refusals/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...[
          'JSXText[value=/[A-Za-z]{3}/]',
          'JSXAttribute[name.name=/^(label|title|placeholder|hint|alt|aria-label)$/] > Literal[value=/[A-Za-z]{3}/]',
          'Property[key.name=/^(label|title|text|hint|help|placeholder|confirm|message)$/] > Literal[value=/^[A-Z]/]',
        ].map((selector) => ({
          selector,
          message: 'Words of the panel stand in a catalogue, in every language of the panel.',
        })),
      ],
    },
  },
  {
    files: ['src/domain/**/*.ts'],
    rules: {
      'no-restricted-globals': ['error', 'process', 'strapi', 'fetch', 'setTimeout', 'setInterval'],
      'no-restricted-properties': [
        'error',
        {
          object: 'Date',
          property: 'now',
          message: 'domain/ never reads a clock: today is an argument.',
        },
        { object: 'Math', property: 'random', message: 'domain/ is deterministic.' },
      ],
      'no-restricted-syntax': [
        'error',
        {
          selector: "NewExpression[callee.name='Date'][arguments.length=0]",
          message: 'domain/ never reads a clock: now is an argument.',
        },
      ],
    },
  },
  {
    files: ['src/**/*.ts'],
    ignores: ['src/index.ts', 'src/domain/**'],
    rules: {
      'no-restricted-globals': [
        'error',
        { name: 'strapi', message: 'Take strapi as an argument.' },
      ],
    },
  },
  {
    files: ['**/*.mjs', 'public/**/*.js'],
    languageOptions: {
      globals: {
        process: 'readonly',
        console: 'readonly',
        URL: 'readonly',
        setTimeout: 'readonly',
        document: 'readonly',
        window: 'readonly',
        fetch: 'readonly',
        AbortSignal: 'readonly',
      },
    },
  },
  { files: ['tests/**/*.ts', 'bench/**/*.ts'], rules: { 'max-lines-per-function': 'off' } },
  // A test file tells one story; spreading it over files hides it.
  { files: ['tests/**/*.ts'], rules: { 'max-lines': ['error', { max: 400 }] } },
);
