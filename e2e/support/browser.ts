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
    // No journey reaches the world; a page of the sign-in service would wait for its font. A route would do that too, but it turns
    // the browser's cache off.
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE *.localhost, EXCLUDE 127.0.0.1',
  ],
}
