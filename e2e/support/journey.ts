import { test as base, expect, type Page } from '@playwright/test'
import { findColourViolations, findViolations } from './accessibility.ts'
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
export const test = base.extend<{ faults: string[] }, WorkerFixtures>({
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
  faults: [
    async ({ page }, lend) => {
      const faults: string[] = []
      page.on('pageerror', (error) => faults.push(`${page.url()}: ${error.message}`))
      await lend(faults)
      expect(faults, 'errors thrown on pages of this journey').toEqual([])
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
  await page.getByLabel('E-mail').fill(email)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('Password', { exact: true }).fill(own)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL((url) => url.pathname !== '/login')
}

/** Signs in by the API, for journeys that are about something else. */
export const signInQuickly = async (page: Page, email: string): Promise<string> => {
  const reply = await page.request.post('/api/v1/auth/login', { data: { email, password } })
  expect(reply.ok()).toBe(true)
  return (await reply.json()).data.token
}

/** No violation of WCAG 2.2 A and AA on the page as it stands. */
export const expectAccessible = async (page: Page): Promise<void> =>
  expect(await findViolations(page)).toEqual([])

/** The part of {@link expectAccessible} that colours decide. */
export const expectReadable = async (page: Page): Promise<void> =>
  expect(await findColourViolations(page)).toEqual([])
