import type { Browser, Page } from '@playwright/test'
import { onBrowser } from './on-browser.ts'
import { slowDown } from './slow-line.ts'

// `npm run bench:first-screen`: how long an expert on a slow line waits for the menu and the first list, nothing kept by the browser.
const rounds = 3
const line = { name: '50 kB/s', bytesPerSecond: 50 * 1024, latencyMs: 100 }
const goal = 6
const path = '/expert/courses'
const expert = { email: 'expert@lectern.test', password: 'lectern-demo' }

const seconds = (milliseconds: number): number => Math.round(milliseconds / 10) / 100

/** @returns seconds from the press on the address to the words of the menu, and to the list of courses */
const look = async (page: Page) => {
  const { travelled } = await slowDown(page, line)
  const start = performance.now()
  const arrival = async (shown: Promise<void>): Promise<number> => {
    await shown
    return seconds(performance.now() - start)
  }
  await page.goto(path, { waitUntil: 'commit' })
  const [menu, screen] = await Promise.all([
    arrival(page.getByRole('navigation').getByRole('link').first().waitFor()),
    arrival(page.getByRole('main').getByRole('link').first().waitFor({ timeout: 60_000 })),
  ])
  const kB = Math.round(travelled.bytes / 1000)
  return { menu, 'first screen': screen, goal: `< ${goal}`, requests: travelled.requests, kB }
}

const measure = async (browser: Browser, origin: string) => {
  const rows = []
  for (let round = 0; round < rounds; round += 1) {
    const context = await browser.newContext({ baseURL: origin, serviceWorkers: 'block' })
    await context.request.post('/api/v1/auth/login', { data: expert })
    rows.push(await look(await context.newPage()))
    await context.close()
  }
  return rows
}

const rows = await onBrowser(measure)
console.table(rows)
if (!rows.every((row) => row['first screen'] < goal)) process.exitCode = 1
