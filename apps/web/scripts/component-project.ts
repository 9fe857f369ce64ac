import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { chromium } from '../../../e2e/support/browser.ts'
import { commands } from './component-commands.ts'
import { pdfAssetsPlugin } from './pdf-assets-plugin.ts'
import { textsPlugin } from './texts/texts-plugin.ts'
import { uiSourcePlugin } from './ui-source-plugin.ts'

/** Tests of components with real events, focus and layout. */
export const componentTests = '{apps/web,packages/ui}/src/**/*.component.test.tsx'

/** A package that is found while tests run reloads the page under them. */
const packages = [
  '@tanstack/react-query',
  '@tanstack/react-router',
  'axe-core',
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-dev-runtime',
  'vitest-browser-react',
  'vitest-browser-react/pure',
]

/** What the journeys ask of their browser, so that both floors see the same components. */
const contextOptions = {
  hasTouch: true,
  reducedMotion: 'reduce' as const,
  locale: 'en-GB',
  timezoneId: 'Europe/Kyiv',
}

/** The vitest project of component tests: one Chromium, driven through its own protocol. */
export const componentProject = {
  plugins: [react(), uiSourcePlugin(), textsPlugin(), pdfAssetsPlugin()],
  optimizeDeps: { include: packages, entries: [componentTests] },
  test: {
    name: 'components',
    include: [componentTests],
    globalSetup: ['apps/web/scripts/need-chromium.ts'],
    setupFiles: ['apps/web/src/testing/component-setup.ts'],
    testTimeout: 60_000,
    isolate: false,
    expect: { poll: { timeout: 5_000 } },
    browser: {
      enabled: true,
      headless: true,
      ui: false,
      screenshotFailures: false,
      provider: playwright({ launchOptions: chromium, contextOptions, actionTimeout: 10_000 }),
      instances: [{ browser: 'chromium' as const }],
      viewport: { width: 1440, height: 900 },
      commands,
    },
  },
}
