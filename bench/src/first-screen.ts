import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { buildPages } from '../../scripts/build-pages.ts'
import { findChromium } from '../../scripts/find-chromium.ts'
import { startProgram } from './processes.ts'

// `npm run bench:first-screen`: how long an expert on a slow line looks at a skeleton, nothing kept by the browser.
const rounds = 3
const bytesPerSecond = 50 * 1024
const latencyMs = 100
const goal = 6
const path = '/expert/courses'
const expert = { email: 'expert@lectern.test', password: 'lectern-demo' }

const seconds = (milliseconds: number): number => Math.round(milliseconds / 10) / 100

/** Counts what travels over the line of `page`, which is slow from now on. */
const slowDown = async (page: Page) => {
  const devtools = await page.context().newCDPSession(page)
  const travelled = { requests: 0, bytes: 0 }
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    travelled.requests += 1
    travelled.bytes += encodedDataLength
  })
  await devtools.send('Network.enable')
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true })
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  })
  return travelled
}

/** @returns seconds from the press on the address to the skeleton, and to the list of courses */
const look = async (page: Page) => {
  const travelled = await slowDown(page)
  const start = performance.now()
  const arrival = async (shown: Promise<void>): Promise<number> => {
    await shown
    return seconds(performance.now() - start)
  }
  await page.goto(path, { waitUntil: 'commit' })
  const [skeleton, screen] = await Promise.all([
    arrival(page.getByRole('status').first().waitFor()),
    arrival(page.getByRole('main').getByRole('link').first().waitFor({ timeout: 60_000 })),
  ])
  const kB = Math.round(travelled.bytes / 1000)
  return { skeleton, 'first screen': screen, goal: `< ${goal}`, requests: travelled.requests, kB }
}

const measure = async (origin: string) => {
  const browser = await chromium.launch({
    executablePath: findChromium() ?? 'chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    const rows = []
    for (let round = 0; round < rounds; round += 1) {
      const context = await browser.newContext({ baseURL: origin, serviceWorkers: 'block' })
      await context.request.post('/api/v1/auth/login', { data: expert })
      rows.push(await look(await context.newPage()))
      await context.close()
    }
    return rows
  } finally {
    await browser.close()
  }
}

const built = await buildPages()
if (built.code !== 0) throw new Error('The pages could not be built (see above).')
const folder = mkdtempSync(join(tmpdir(), 'lectern-bench-first-screen-'))
const server = await startProgram(
  'apps/server/src/main.ts',
  [],
  { PORT: '0', LECTERN_DATA: folder, LECTERN_LOG: 'error', DATABASE_URL: '' },
  /^Lectern is ready: (\S+)/,
)
try {
  const rows = await measure(server.origin)
  console.table(rows)
  if (!rows.every((row) => row['first screen'] < goal)) process.exitCode = 1
} finally {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
}
