import { defineConfig } from '@playwright/test'
export default defineConfig({
  testDir: '/work/offline/e2e/journeys',
  testMatch: 'zz-look.spec.ts',
  workers: 1,
  reporter: 'line',
  outputDir: '/tmp/off-results',
})
