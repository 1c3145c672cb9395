import js from '@eslint/js';
import tseslint from 'typescript-eslint';
import { importX } from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';

/** Who may not import whom (docs/architecture.md): each row is `target` may not import `from`. */
const zones = [
  {
    target: './src/domain',
    from: './src',
    except: ['./domain'],
    message: 'domain/ is pure: it imports only itself and libraries.',
  },
  {
    target: './src/rules',
    from: ['./src/api', './src/admin-api', './src/http', './src/middlewares', './src/auth'],
    message: 'rules/ stand below the API: they may use domain/, database/ and webhooks/.',
  },
  {
    target: './src/access',
    from: './src',
    except: ['./access', './content-types.ts'],
    message: 'access/ asks Strapi what an operator may do, and knows nothing of who wants to know.',
  },
  {
    target: './src/webhooks',
    from: ['./src/admin-api', './src/middlewares', './src/auth'],
    message: 'webhooks/ do not know who calls them.',
  },
  {
    target: './src/pdf',
    from: [
      './src/api',
      './src/admin-api',
      './src/http',
      './src/middlewares',
      './src/auth',
      './src/database',
    ],
    message: 'pdf/ renders a view model: it knows neither HTTP nor the database.',
  },
  {
    target: './src/outbound',
    from: './src',
    except: ['./outbound', './domain', './settings.ts'],
    message: 'outbound/ is a guarded HTTP client and nothing else.',
  },
  {
    target: './src/secrets',
    from: './src',
    except: ['./secrets'],
    message: 'secrets/ encrypts and derives keys, and knows nothing of what for.',
  },
  {
    target: './src/api/*/services',
    from: ['./src/admin-api', './src/api/*/controllers'],
    message: 'A service does not know its callers.',
  },
  {
    target: './src/admin',
    from: './src',
    except: [
      './admin',
      './domain',
      './contract/currency.ts',
      './contract/panel-answers.ts',
      './content-types.ts',
    ],
    message: 'The panel runs in the browser: of the server it may import what is pure.',
  },
  {
    target: './src/pages/browser',
    from: './src',
    except: ['./pages/browser', './domain', './contract/currency.ts'],
    message: 'The page runs in the browser: of the server it may import what is pure.',
  },
  {
    target: './src/!(admin)/**',
    from: './src/admin',
    message: 'Panel code runs in the browser.',
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
      },
    },
  },
  { files: ['tests/**/*.ts', 'bench/**/*.ts'], rules: { 'max-lines-per-function': 'off' } },
);
