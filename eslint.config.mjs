import js from '@eslint/js';
import comments from '@eslint-community/eslint-plugin-eslint-comments';
import tseslint from 'typescript-eslint';
import reactHooks from 'eslint-plugin-react-hooks';
import regexp from 'eslint-plugin-regexp';

/** A list is as long as it is: nobody saves lines by spreading a literal. */
const NO_LITERAL_SPREAD = [
  'SpreadElement > ObjectExpression',
  'SpreadElement > ArrayExpression',
  'JSXSpreadAttribute > ObjectExpression',
].map((selector) => ({ selector, message: 'Write the entries out, each on its line.' }));

export default tseslint.config(
  {
    ignores: [
      'dist/',
      'build/',
      'node_modules/',
      '.cache/',
      '.data/',
      '.strapi/',
      'clients/typescript/dist/',
      'clients/typescript/src/schema.ts',
      'types/generated/',
      'public/generator/grid.js',
      'public/generator/likely-currency.js',
      'public/generator/labels.js',
      'public/generator/numbers.js',
      'public/generator/page.js',
      'public/generator/totals.js',
    ],
  },
  js.configs.recommended,
  {
    plugins: { comments },
    rules: { 'comments/require-description': ['error', { ignore: ['global'] }] },
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strict],
    rules: {
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
  // A pattern that takes the square of a text's length lets a long text hold the node.
  {
    files: ['src/**/*.{ts,tsx}'],
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential' }],
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
    files: ['{src,tests,scripts,bench}/**/*.{ts,tsx,mjs}'],
    rules: { 'no-restricted-syntax': ['error', ...NO_LITERAL_SPREAD] },
  },
  {
    files: ['tests/**/*.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...NO_LITERAL_SPREAD,
        {
          selector: "CallExpression[callee.property.name='get'] > Literal[value=/v1\\u002Fevents/]",
          message:
            'Read events with settledEvents: the list ends where a transaction of another test runs.',
        },
      ],
    },
  },
  {
    files: ['src/admin/**/*.{ts,tsx}'],
    ignores: ['src/admin/words/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...NO_LITERAL_SPREAD,
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
        ...NO_LITERAL_SPREAD,
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
        AbortController: 'readonly',
        AbortSignal: 'readonly',
      },
    },
  },
  { files: ['tests/**/*.ts', 'bench/**/*.ts'], rules: { 'max-lines-per-function': 'off' } },
  // A test file tells one story; spreading it over files hides it.
  { files: ['tests/**/*.ts'], rules: { 'max-lines': ['error', { max: 400 }] } },
  // A catalogue is a list of texts. Few files per language let somebody add a language.
  {
    files: ['src/admin/words/*/*.ts', 'src/messages/*.ts'],
    rules: { 'max-lines': ['error', { max: 500 }] },
  },
);
