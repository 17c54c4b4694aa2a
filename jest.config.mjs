const swc = {
  jsc: {
    parser: {syntax: 'typescript', tsx: true},
    transform: {react: {runtime: 'automatic'}},
    target: 'es2022',
  },
  module: {type: 'commonjs'},
};

const shared = {
  transform: {'^.+\\.(t|j|mj)sx?$': ['@swc/jest', swc]},
  // These packages are published as ES modules only.
  transformIgnorePatterns: ['/node_modules/(?!(unist-util-[\\w-]+)/)'],
  moduleNameMapper: {
    '\\.module\\.css$': '<rootDir>/tests/support/cssModule.ts',
    '^@site/(.*)$': '<rootDir>/$1',
  },
};

/** @type {import('jest').Config} */
export default {
  projects: [
    {
      ...shared,
      displayName: 'unit',
      testMatch: ['<rootDir>/tests/**/*.test.{ts,tsx}'],
      testPathIgnorePatterns: ['/node_modules/', '<rootDir>/tests/built-site/', '<rootDir>/tests/browser/'],
    },
    {...shared, displayName: 'built-site', testMatch: ['<rootDir>/tests/built-site/**/*.test.ts']},
  ],
};
