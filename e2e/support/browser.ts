import { existsSync } from 'node:fs'

const places = [
  process.env['CHROMIUM_PATH'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]

/** The system's Chromium, quiet: no calls of its own to anywhere. */
export const chromium = {
  executablePath: places.find((path) => path !== undefined && existsSync(path)) ?? 'chromium',
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
