import { test as base, expect, type Page } from '@playwright/test'
import { findColourViolations, findViolations } from './accessibility.ts'
import { explainColours } from './hands/colours.ts'
import { collectEvidence, type Evidence } from './hands/evidence.ts'
import { fill, press } from './hands/hands.ts'
import { settle } from './screens/rest.ts'
import { type RunningServer, startServer } from './server.ts'

export const password = 'lectern-demo'

/** Demo people by what they are. */
export const people = {
  expert: 'expert@lectern.test',
  curator: 'curator@lectern.test',
  manager: 'manager@lectern.test',
  deputy: 'deputy@lectern.test',
  student: 'student@lectern.test',
  newcomer: 'student2@lectern.test',
  visitor: 'visitor@lectern.test',
  rival: 'rival@lectern.test',
} as const

interface WorkerFixtures {
  /** One server with a demo school for all journeys of a worker. */
  server: RunningServer
}

/** A first start makes a database and the demo school, beside another one that does the same. */
export const startPatience = 180_000

/** A journey in a real browser against the built product. A page that reports an error fails its journey. */
export const test = base.extend<{ faults: string[]; routes: void; evidence: Evidence }, WorkerFixtures>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- the shape that Playwright asks for
    async ({}, lend) => {
      const server = await startServer()
      await lend(server)
      await server.remove()
    },
    { scope: 'worker', timeout: startPatience },
  ],
  baseURL: async ({ server }, lend) => lend(server.origin),
  evidence: [
    ({ server, page }, lend, info) =>
      collectEvidence((evidence) => {
        evidence.serve(server)
        evidence.watch(page)
        return lend(evidence)
      }, info),
    { auto: true },
  ],
  faults: [
    async ({ page }, lend) => {
      const faults: string[] = []
      page.on('pageerror', (error) => faults.push(`${page.url()}: ${error.message}`))
      await lend(faults)
      expect(faults, 'errors thrown on pages of this journey').toEqual([])
    },
    { auto: true },
  ],
  // A page asks on until it is closed; an answer that a journey changes and that is on its way at the end is nobody's fault.
  routes: [
    async ({ page }, lend) => {
      await lend()
      if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' })
    },
    { auto: true },
  ],
})

/** The same with a server for one file alone, whose journeys change what those of other files rely on. */
export const testOnOwnServer = () =>
  test.extend<object, WorkerFixtures>({
    server: [
      // oxlint-disable-next-line no-empty-pattern -- the shape that Playwright asks for
      async ({}, lend) => {
        const server = await startServer()
        await lend(server)
        await server.remove()
      },
      { scope: 'worker', timeout: startPatience },
    ],
  })

export { expect }

/** Signs in through the form, as a person does. */
export const signIn = async (page: Page, email: string): Promise<void> => {
  await page.goto('/login')
  await passSignIn(page, email)
}

/** The steps of the sign-in page, from wherever somebody came to it. */
export const passSignIn = async (page: Page, email: string, own = password): Promise<void> => {
  await fill(page.getByLabel('E-mail'), email)
  await press(page.getByRole('button', { name: 'Continue' }))
  await fill(page.getByLabel('Password', { exact: true }), own)
  await press(page.getByRole('button', { name: 'Sign in' }))
  await page.waitForURL((url) => url.pathname !== '/login')
}

/** Signs in by the API, for journeys that are about something else. */
export const signInQuickly = async (page: Page, email: string): Promise<string> => {
  const reply = await page.request.post('/api/v1/auth/login', { data: { email, password } })
  expect(reply.ok()).toBe(true)
  return (await reply.json()).data.token
}

/**
 * Nothing is found on the page at rest. Axe works for seconds on a busy machine and keeps the places of elements from its
 * beginning: where the page changes meanwhile (a countdown ends, an answer arrives), it compares a text with what has moved
 * below it. A finding counts when it is still there at a second look; the failure carries what decided about the colours.
 */
const expectNothing = async (page: Page, find: (page: Page) => Promise<string[]>): Promise<void> => {
  const first = await find(page)
  if (first.length === 0) return
  await settle(page)
  const second = await find(page)
  if (second.length > 0) await attachFinding(page, [...first, ...second])
  expect(second, 'found at a first and at a second look').toEqual([])
}

const attachFinding = async (page: Page, findings: readonly string[]): Promise<void> => {
  const info = base.info()
  const body = await explainColours(page, findings)
  await info.attach('colours of what was found', { body, contentType: 'text/plain' })
  await info.attach('page of what was found', { body: await page.screenshot(), contentType: 'image/png' })
}

/** No violation of WCAG 2.2 A and AA on the page as it stands. */
export const expectAccessible = (page: Page): Promise<void> => expectNothing(page, findViolations)

/** The part of {@link expectAccessible} that colours decide. */
export const expectReadable = (page: Page): Promise<void> => expectNothing(page, findColourViolations)
