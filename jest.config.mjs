/** Node 20 requires these, but jest 30 does so only on Node 24. */
const ES_MODULES = '(iso-3166|p-limit|yocto-queue)';

/** One jest run over everything that needs no browser; the projects differ only in what they start. */
const common = {
  rootDir: '.',
  testEnvironment: 'node',
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/.cache/'],
  transform: {
    '^.+\\.ts$': ['@swc/jest', { jsc: { target: 'es2022', parser: { syntax: 'typescript' } } }],
    [`/node_modules/${ES_MODULES}/.+\\.js$`]: ['@swc/jest', { jsc: { target: 'es2022' } }],
  },
  transformIgnorePatterns: [`/node_modules/(?!${ES_MODULES}/)`],
};

/** On a PostgreSQL and a server of the run's own, see tests/support/global-setup.ts. */
const onService = {
  ...common,
  globalSetup: '<rootDir>/tests/support/global-setup.ts',
  globalTeardown: '<rootDir>/tests/support/global-teardown.ts',
  setupFilesAfterEnv: ['<rootDir>/tests/support/timeout.ts'],
};

export default {
  maxWorkers: 2,
  reporters: ['default', '<rootDir>/scripts/testing/reporter.mjs'],
  projects: [
    {
      ...common,
      displayName: 'unit',
      testMatch: ['<rootDir>/tests/unit/**/*.test.ts'],
      setupFilesAfterEnv: [
        '<rootDir>/tests/support/timeout.ts',
        '<rootDir>/tests/support/messages-equal.ts',
      ],
    },
    {
      ...onService,
      displayName: 'service',
      testMatch: ['<rootDir>/tests/{contract,integration}/**/*.test.ts'],
    },
    {
      ...onService,
      displayName: 'browser',
      testMatch: ['<rootDir>/tests/browser/**/*.test.ts'],
      setupFilesAfterEnv: [
        ...onService.setupFilesAfterEnv,
        '<rootDir>/tests/support/browser-retry.ts',
      ],
    },
    { ...onService, displayName: 'long', testMatch: ['<rootDir>/tests/long/*.test.ts'] },
    { ...onService, displayName: 'programs', testMatch: ['<rootDir>/tests/programs/*.test.ts'] },
    { ...onService, displayName: 'nodes', testMatch: ['<rootDir>/tests/nodes/*.test.ts'] },
    {
      ...common,
      displayName: 'document-pictures',
      testMatch: ['<rootDir>/tests/pictures/documents/make.ts'],
    },
    { ...onService, displayName: 'pictures', testMatch: ['<rootDir>/tests/pictures/*.ts'] },
    { ...onService, displayName: 'walk', testMatch: ['<rootDir>/tests/walk/*.ts'] },
  ],
};
