import { findChromium } from '../../scripts/find-chromium.ts'

/** The system's Chromium, quiet: no calls of its own to anywhere. */
export const chromium = {
  executablePath: findChromium() ?? 'chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
}
