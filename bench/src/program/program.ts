import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createCourse } from '@lectern/contract/courses/courses.api'
import { duplicateModule, getProgram } from '@lectern/contract/courses/program.api'
import { login } from '@lectern/contract/identity/sign-in.api'
import { chromium, type Browser, type Page } from '@playwright/test'
import { buildPages } from '../../../scripts/build-pages.ts'
import { findChromium } from '../../../scripts/find-chromium.ts'
import { openApi } from '../api.ts'
import { keyWork, trace } from '../editor/key-work.ts'
import { startProgram } from '../processes.ts'

// `npm run bench:program`: how soon the program of 500 lessons is there, and how long the page works to move one of them by a key.
const modules = { count: 25, lessons: 20 }
const opens = 5
const moves = 20
/** Milliseconds (issue of courses: "SPEED"). */
const goals = { open: 300, move: 50 }
const expert = { email: 'expert@lectern.test', password: 'lectern-demo' }

const makeProgram = async (origin: string): Promise<{ course: number; server: number }> => {
  const { call, client } = openApi(origin)
  try {
    const { token } = (await call(login, '', { body: expert })).data
    if (token === null) throw new Error(`${expert.email} was not signed in.`)
    const lessons = Array.from({ length: modules.lessons }, (_, at) => ({
      title: `Lesson ${at + 1} of a long course`,
    }))
    const outline = [{ module: 'Module 1', lessons }]
    const course = (await call(createCourse, token, { body: { title: 'Five hundred lessons', outline } }))
      .data.id
    const [first] = (await call(getProgram, token, { params: { course } })).data.modules
    if (!first) throw new Error('The course has no module.')
    for (let at = 2; at <= modules.count; at += 1)
      await call(duplicateModule, token, {
        params: { course, module: first.id },
        body: { title: `Module ${at}` },
      })
    const start = performance.now()
    await call(getProgram, token, { params: { course } })
    return { course, server: Math.round(performance.now() - start) }
  } finally {
    client.close()
  }
}

const signIn = async (browser: Browser, origin: string): Promise<Page> => {
  const context = await browser.newContext({ baseURL: origin, viewport: { width: 1440, height: 900 } })
  await context.request.post('/api/v1/auth/login', { data: expert })
  return context.newPage()
}

/** Marks the press, and the frame in which the first line of a program stands. */
const noteTimes = `
  document.addEventListener('click', () => performance.mark('pressed'), { capture: true, once: true })
  new MutationObserver((_, observer) => {
    if (!document.querySelector('main [role=row]')) return
    observer.disconnect()
    requestAnimationFrame(() => performance.mark('shown'))
  }).observe(document.body, { subtree: true, childList: true })
`

/** From the press on a course in the list until lines of its program are drawn, milliseconds, by the clock of the page. */
const open = async (page: Page): Promise<number> => {
  await page.goto('/expert/courses')
  const link = page.getByRole('link', { name: 'Five hundred lessons' }).first()
  await link.waitFor()
  await page.evaluate(noteTimes)
  await link.click()
  await page.waitForFunction(() => performance.getEntriesByName('shown').length > 0)
  return page.evaluate(() => performance.measure('open', 'pressed', 'shown').duration)
}

const middle = (values: readonly number[], part: number): number => {
  const sorted = values.toSorted((one, other) => one - other)
  return Math.round(sorted[Math.floor((sorted.length - 1) * part)] ?? 0)
}

const measure = async (origin: string) => {
  const { server } = await makeProgram(origin)
  const browser = await chromium.launch({
    executablePath: findChromium() ?? 'chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    const page = await signIn(browser, origin)
    // Once before: what the browser keeps of the pages is there for every author but the newest.
    await open(page)
    const opened: number[] = []
    for (let turn = 0; turn < opens; turn += 1) opened.push(await open(page))
    await page
      .locator(`main [role=treegrid][aria-rowcount="${modules.count * (modules.lessons + 1)}"]`)
      .waitFor()
    const lines = page.locator('main [role=row]')
    await lines
      .nth(4)
      .getByRole('button', { name: /^Move / })
      .focus()
    const entries = await trace(browser, async () => {
      for (let turn = 0; turn < moves; turn += 1) await page.keyboard.press('Alt+ArrowDown', { delay: 60 })
    })
    const work = keyWork(entries)
    // Alt is a key of its own, which moves nothing.
    const [shown, script, layout] = [work.shown, work.script, work.layout].map((each) =>
      each.filter((_, at) => at % 2 === 1),
    )
    const moved = shown ?? []
    return {
      'program from the server (ms)': server,
      'open, median (ms)': middle(opened, 0.5),
      'open, most': middle(opened, 1),
      'lines drawn': await lines.count(),
      'first move (ms)': middle(moved.slice(0, 1), 1),
      'move, median': middle(moved, 0.5),
      'of it script': middle(script ?? [], 0.5),
      'style and layout': middle(layout ?? [], 0.5),
      'move, p95': middle(moved, 0.95),
      goal: `open < ${goals.open}, move p95 < ${goals.move}`,
      isMet: middle(opened, 0.5) < goals.open && middle(moved, 0.95) < goals.move,
    }
  } finally {
    await browser.close()
  }
}

const built = await buildPages()
if (built.code !== 0) throw new Error('The pages could not be built (see above).')
const folder = mkdtempSync(join(tmpdir(), 'lectern-bench-program-'))
const server = await startProgram(
  'apps/server/src/main.ts',
  [],
  { PORT: '0', LECTERN_DATA: folder, LECTERN_LOG: 'error', DATABASE_URL: '' },
  /^Lectern is ready: (\S+)/,
)
try {
  const row = await measure(server.origin)
  console.table([row])
  if (!row.isMet) process.exitCode = 1
} finally {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
}
