import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { password, people } from '../support/journey.ts'
import { freePort, type RunningServer, startServer } from '../support/server.ts'
import { findSchool, type WalkedSchool } from './school.ts'
import { type WalkedScreen, walkedScreens } from './screens.ts'
import { type Finding, visitScreen, watchPages } from './visit-screen.ts'

/** Screens of one person in one test: as many as a test's time allows. */
const atOnce = 8

const lineOf = (screen: WalkedScreen, { kind, what, widths }: Finding): string =>
  `${screen.name}: ${kind}${widths.length > 0 ? ` (${widths.join(', ')})` : ''}: ${what}`

/** Walks every screen of one school, as each person who has it. */
export const walkSchool = (slug: 'demo' | 'stress'): void => {
  let server: RunningServer
  let school: WalkedSchool

  test.beforeAll(async ({ playwright }) => {
    const origin = `http://localhost:${await freePort()}`
    server = await startServer({ PORT: new URL(origin).port, PUBLIC_URL: origin, LECTERN_DEMO: 'stress' })
    const request = await playwright.request.newContext({ baseURL: origin })
    school = await findSchool(request, { origin, slug })
    await request.dispose()
  })
  test.afterAll(() => server.remove())

  for (const [as, screens] of byPerson(walkedScreens)) {
    for (const [part, some] of partsOf(screens).entries()) {
      test(`${slug}: screens of ${as}, ${part + 1}`, async ({ browser }) => {
        test.setTimeout(300_000)
        const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
        await signIn(context, school, as)
        const page = await context.newPage()
        await watchPages(page)
        const lines: string[] = []
        for (const screen of some) lines.push(...(await walk(page, school, screen, slug === 'demo')))
        await context.close()
        expect(lines).toEqual([])
      })
    }
  }
}

const walk = async (
  page: Page,
  school: WalkedSchool,
  screen: WalkedScreen,
  isDemo: boolean,
): Promise<string[]> => {
  const { url, prepare, mayFail } = screen
  const findings = await visitScreen(page, {
    url: url(school),
    prepare,
    mayFail,
    // The same elements in both schools: once is enough. What long words move while they load, they move on a phone first.
    checksAccessibility: isDemo,
    loadedAt: isDemo ? [1440, 390] : [390],
  })
  return findings.map((finding) => lineOf(screen, finding))
}

const byPerson = (screens: readonly WalkedScreen[]): Map<string, WalkedScreen[]> =>
  Map.groupBy(screens, ({ as }) => as ?? 'nobody')

const partsOf = (screens: readonly WalkedScreen[]): WalkedScreen[][] =>
  Array.from({ length: Math.ceil(screens.length / atOnce) }, (_, part) =>
    screens.slice(part * atOnce, (part + 1) * atOnce),
  )

const isPerson = (name: string): name is keyof typeof people => name in people

/** Signs in at both hosts of the school: its learners' pages and its workbench are two. */
const signIn = async (context: BrowserContext, school: WalkedSchool, as: string): Promise<void> => {
  if (!isPerson(as)) return
  const data = { email: people[as], password }
  expect((await context.request.post(`${school.desk}/api/v1/auth/login`, { data })).ok()).toBe(true)
  const cookies = await context.cookies(school.desk)
  await context.addCookies(cookies.map(({ name, value }) => ({ name, value, url: school.home })))
}
