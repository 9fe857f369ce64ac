import { defineConfig } from 'vitest/config'

// The tool asks for a default export. One project for each side; `vitest run --project server` runs one of them.
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'contract',
          include: ['packages/contract/src/**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'server',
          include: ['apps/server/src/**/*.test.ts', 'scripts/**/*.test.ts'],
          globalSetup: ['apps/server/src/testing/global-setup.ts'],
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'web',
          include: ['apps/web/{src,scripts}/**/*.test.{ts,tsx}', 'packages/ui/src/**/*.test.{ts,tsx}'],
        },
      },
    ],
  },
})
