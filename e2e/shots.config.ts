import { defineConfig } from '@playwright/test'
import { chromium } from './support/browser.ts'

// `npm run shots`: a picture of every screen into e2e/screenshots.
export default defineConfig({
  testDir: './shots',
  testMatch: '*.shots.ts',
  workers: 2,
  fullyParallel: true,
  timeout: 120_000,
  outputDir: './test-results',
  use: { launchOptions: chromium, locale: 'en-GB', timezoneId: 'Europe/Kyiv' },
})
