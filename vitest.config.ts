import { defineConfig } from 'vitest/config'
import { componentProject, componentTests } from './apps/web/scripts/component-project.ts'

/** Files that replace a module for themselves alone (`vi.mock`): each has the modules of its own. */
const mocked = '**/*.mocked.test.ts'

// Other work of the machine makes a test slow, not wrong.
const testTimeout = 60_000

// Files of one project share processes and what is imported there: importing took half of a run. A test therefore leaves no trace
// in a module (a spy, an environment variable, a fake clock) when it ends.
const shared = { isolate: false, exclude: ['**/node_modules/**', mocked], testTimeout }

/** Processes that tests start keep what Node has compiled, as those of `npm start` do. */
const env = { NODE_COMPILE_CACHE: `${import.meta.dirname}/node_modules/.cache/node` }

const server = {
  env,
  globalSetup: ['apps/server/src/testing/database/global-setup.ts'],
  testTimeout,
  hookTimeout: 90_000,
}

/** People of tests need no costly hash of their password; files of `server-mocked` have the real one. */
const quickPasswords = [
  {
    find: /^@node-rs\/argon2$/,
    replacement: `${import.meta.dirname}/apps/server/src/testing/quick-argon2.ts`,
  },
]

// The tool asks for a default export. One project for each side; `vitest run --project server` runs one of them.
export default defineConfig({
  test: {
    // What was found stands in the message, as lists of faults, which are longer than the 40 letters that are usual.
    chaiConfig: { truncateThreshold: 600 },
    // By itself it leaves a processor free, which on two is half of them; much of the time goes by in PostgreSQL, ffmpeg and files.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          ...shared,
          name: 'contract',
          include: ['packages/contract/src/**/*.test.ts'],
        },
      },
      {
        test: {
          ...shared,
          name: 'formats',
          include: ['packages/formats/src/**/*.test.ts'],
        },
      },
      {
        test: {
          ...shared,
          name: 'stand-ins',
          include: ['apps/stand-ins/src/**/*.test.ts'],
        },
      },
      {
        resolve: { alias: quickPasswords },
        test: {
          ...shared,
          ...server,
          name: 'server',
          include: ['apps/server/src/**/*.test.ts', 'scripts/**/*.test.ts'],
        },
      },
      {
        test: {
          ...shared,
          name: 'web',
          include: ['apps/web/{src,scripts}/**/*.test.{ts,tsx}', 'packages/ui/src/**/*.test.{ts,tsx}'],
          exclude: [...shared.exclude, componentTests],
        },
      },
      componentProject,
      {
        test: {
          ...server,
          name: 'server-mocked',
          include: [`apps/server/src/${mocked}`],
        },
      },
      {
        test: {
          testTimeout,
          name: 'web-mocked',
          include: [`apps/web/src/${mocked}`],
        },
      },
    ],
  },
})
