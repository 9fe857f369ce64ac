import { defineConfig } from '@playwright/test'
import { chromium } from './support/browser.ts'

// The tool asks for a default export.
export default defineConfig({
  testDir: '.',
  testMatch: '{journeys,walk}/*.spec.ts',
  fullyParallel: false,
  workers: 2,
  timeout: 180_000,
  expect: { timeout: 10_000 },
  retries: 0,
  forbidOnly: true,
  outputDir: './test-results',
  use: {
    launchOptions: chromium,
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    timezoneId: 'Europe/Kyiv',
    screenshot: 'only-on-failure',
    // Journeys hold back files and answers on their way; a service worker would give kept ones. Its own journey lets it in.
    serviceWorkers: 'block',
  },
})
