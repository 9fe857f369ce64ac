import { defineConfig } from '@playwright/test'
import { chromium } from './support/browser.ts'

// The tool asks for a default export.
export default defineConfig({
  testDir: '.',
  globalSetup: './support/prepared-data.ts',
  testMatch: '{journeys,walk}/*.spec.ts',
  fullyParallel: false,
  // One more than processors: a journey waits for pages to come to rest as long as it works.
  workers: 3,
  timeout: 180_000,
  // Three journeys share two processors: what comes at once for a person may wait there for a while.
  expect: { timeout: 20_000 },
  retries: 0,
  forbidOnly: true,
  outputDir: './test-results',
  use: {
    launchOptions: chromium,
    // Everything of a test is removed before the next one; what stays is the browser's cache, and with it compiled scripts.
    reuseContext: true,
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    timezoneId: 'Europe/Kyiv',
    // Whoever asks for less motion gets every page at rest at once; half of what a browser draws for a journey is motion.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // What cannot be pressed by then is not coming: fail here, not at the end of the test.
    actionTimeout: 30_000,
    // Journeys hold back files and answers on their way; a service worker would give kept ones. Its own journey lets it in.
    serviceWorkers: 'block',
  },
})
