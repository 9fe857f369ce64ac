import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { unitType } from '@lectern/contract/blocks/unit-types'
import { createCourse } from '@lectern/contract/courses/courses.api'
import { login } from '@lectern/contract/identity/sign-in.api'
import { createLesson, createSection } from '@lectern/contract/lessons/lessons.api'
import { chromium, type Page } from '@playwright/test'
import { buildPages } from '../../../scripts/build-pages.ts'
import { findChromium } from '../../../scripts/find-chromium.ts'
import { openApi } from '../api.ts'
import { longText } from './editor-text.ts'
import { startProgram } from '../processes.ts'

// `npm run bench:editor`: how long a key takes in a text of 10,000 words, and how soon it can be written.
const words = 10_000
const keys = 300
const goals = { key: 16, open: 1.5 }
const expert = { email: 'expert@lectern.test', password: 'lectern-demo' }

/** Makes a lesson whose second section is one long text. */
const makeLesson = async (origin: string): Promise<string> => {
  const { call, client } = openApi(origin)
  try {
    const { token } = (await call(login, '', { body: expert })).data
    if (token === null) throw new Error(`${expert.email} was not signed in.`)
    const course = (await call(createCourse, token, { body: { title: 'A long lesson' } })).data
    const lesson = await call(createLesson, token, { params: { course: course.id }, body: { title: 'Long' } })
    const unit = { type_id: unitType.text, title: '', content: { text: longText(words) } }
    await call(createSection, token, {
      params: { lesson: lesson.data.id },
      body: { name: '', info_units: [unit] },
    })
    return `/expert/course/${course.id}/lesson/${lesson.data.id}/constructor?section=1`
  } finally {
    client.close()
  }
}

/**
 * What the page runs, as text: the types of a browser are not those of the programs here. It notes how long the page works for each
 * key: from its arrival until everything that follows from it is laid out.
 */
const watchKeys = `(() => {
  window.lecternKeys = []
  document.addEventListener('keydown', () => {
    const start = performance.now()
    const { port1, port2 } = new MessageChannel()
    let rounds = 3
    port1.onmessage = () => {
      rounds -= 1
      // The work of one key goes on in tasks of its own.
      if (rounds > 0) return port2.postMessage(null)
      document.body.getBoundingClientRect()
      window.lecternKeys.push(performance.now() - start)
      port1.close()
    }
    port2.postMessage(null)
  }, { capture: true })
})()`

const readKeys = async (page: Page): Promise<number[]> => {
  const took = await page.evaluate<unknown>('window.lecternKeys')
  return Array.isArray(took) ? took.map(Number) : []
}

const share = (sorted: readonly number[], part: number): number =>
  Math.round((sorted[Math.floor((sorted.length - 1) * part)] ?? 0) * 10) / 10

/** @returns seconds until a letter stands in the text, and milliseconds for each key in its middle */
const write = async (page: Page, address: string) => {
  const start = performance.now()
  await page.goto(address, { waitUntil: 'commit' })
  const text = page.getByRole('textbox', { name: 'Text 1' })
  const middle = text.locator('p').nth(100)
  await middle.waitFor({ state: 'attached' })
  const open = Math.round((performance.now() - start) / 10) / 100
  await middle.scrollIntoViewIfNeeded()
  await middle.click()
  await page.evaluate(watchKeys)
  await page.keyboard.type('the dough '.repeat(keys / 10), { delay: 40 })
  const took = (await readKeys(page)).toSorted((one, other) => one - other)
  return {
    words,
    keys: took.length,
    'open (s)': open,
    'median (ms)': share(took, 0.5),
    'p95 (ms)': share(took, 0.95),
    'most (ms)': share(took, 1),
    goal: `p95 < ${goals.key}, open < ${goals.open}`,
  }
}

const measure = async (origin: string) => {
  const address = await makeLesson(origin)
  const browser = await chromium.launch({
    executablePath: findChromium() ?? 'chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    const context = await browser.newContext({ baseURL: origin, viewport: { width: 1440, height: 900 } })
    await context.request.post('/api/v1/auth/login', { data: expert })
    const page = await context.newPage()
    // Once before: what the browser keeps of the pages is there for every author but the newest.
    await write(page, address)
    return await write(page, address)
  } finally {
    await browser.close()
  }
}

const built = await buildPages()
if (built.code !== 0) throw new Error('The pages could not be built (see above).')
const folder = mkdtempSync(join(tmpdir(), 'lectern-bench-editor-'))
const server = await startProgram(
  'apps/server/src/main.ts',
  [],
  { PORT: '0', LECTERN_DATA: folder, LECTERN_LOG: 'error', DATABASE_URL: '' },
  /^Lectern is ready: (\S+)/,
)
try {
  const row = await measure(server.origin)
  console.table([row])
  if (row['p95 (ms)'] >= goals.key || row['open (s)'] >= goals.open) process.exitCode = 1
} finally {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
}
