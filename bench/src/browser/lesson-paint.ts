import { type Browser, devices, type Page } from '@playwright/test'
import { percentileOf } from '../figures.ts'
import { onBrowser } from './on-browser.ts'
import { type Line, slowDown } from './slow-line.ts'

// `npm run bench:lesson-paint`: the largest paint of a lesson on a phone of the middle class, nothing kept by the browser.
const rounds = 5
const goal = 1200
/** How much slower its processor is than this one; what Lighthouse takes for such a phone. */
const slower = 4
const lines: readonly Line[] = [
  { name: '4G', bytesPerSecond: 9_000_000 / 8, latencyMs: 170 },
  { name: 'slow 4G', bytesPerSecond: 1_600_000 / 8, latencyMs: 150 },
]
const lesson = '/courses/how-to-learn-a-short-course/why-rereading-feels-like-learning'
const student = { email: 'student@lectern.test', password: 'lectern-demo' }

/** As text: the types of this program know no such entry. */
const readPaint = `new Promise((done) =>
  new PerformanceObserver((list) => done(list.getEntries().at(-1).startTime))
    .observe({ type: 'largest-contentful-paint', buffered: true }))`

/** Milliseconds from the press on the address to the largest paint that the browser tells of once the page is at rest. */
const look = async (page: Page, line: Line) => {
  const { devtools, travelled } = await slowDown(page, line)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower })
  await page.goto(lesson, { waitUntil: 'networkidle' })
  const paint = await page.evaluate<number>(readPaint)
  return { paint, kB: Math.round(travelled.bytes / 1000) }
}

const measure = async (browser: Browser, origin: string) => {
  const rows = []
  for (const line of lines) {
    const paints: number[] = []
    let weight = 0
    for (let round = 0; round < rounds; round += 1) {
      const context = await browser.newContext({
        ...devices['Moto G4'],
        baseURL: origin,
        serviceWorkers: 'block',
      })
      await context.request.post('/api/v1/auth/login', { data: student })
      const { paint, kB } = await look(await context.newPage(), line)
      paints.push(paint)
      weight = kB
      await context.close()
    }
    rows.push({
      line: line.name,
      'median (ms)': Math.round(percentileOf(paints, 0.5)),
      'slowest (ms)': Math.round(Math.max(...paints)),
      goal: line.name === '4G' ? `< ${goal}` : '–',
      kB: weight,
    })
  }
  return rows
}

const rows = await onBrowser(measure)
console.table(rows)
if (!rows.every((row) => row.line !== '4G' || row['median (ms)'] < goal)) process.exitCode = 1
