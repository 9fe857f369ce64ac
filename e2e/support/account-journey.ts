import type { TextId } from './texts.ts'
import { expect, startPatience, test as base } from './journey.ts'
import { type Look, looksOf, nameOf } from './looks.ts'
import { newAddress } from './newcomers.ts'
import { startOpenIdProvider } from './openid-provider.ts'
import { freePort, type RunningServer, startServer } from './server.ts'
import { createVisit, type Visit } from './visit.ts'

let visits = 0
/** Calls of one address are limited by the minute; every visitor has one of their own, on this machine. */
const newVisitorAddress = () => {
  visits += 1
  return `127.1.${visits >> 8}.${visits & 255}`
}

/** Journeys through accounts: one server for a worker, which offers a sign-in service and believes its proxy. */
export const test = base.extend<{ open: (look: Look) => Promise<Visit> }, { server: RunningServer }>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- the shape that Playwright asks for
    async ({}, lend) => {
      const port = await freePort()
      const provider = await startOpenIdProvider(`http://127.0.0.1:${port}/auth/callback/oidc`)
      const server = await startServer({
        PORT: String(port),
        LECTERN_TRUST_PROXY: 'loopback',
        ...provider.settings,
      })
      await lend(server)
      await server.remove()
      await provider.close()
    },
    { scope: 'worker', timeout: startPatience },
  ],
  open: async ({ page, server }, lend) => {
    await lend(async (look) => {
      const context = page.context()
      await context.addCookies([{ name: 'lectern_lang', value: look.locale, url: server.origin }])
      await context.setExtraHTTPHeaders({ 'X-Forwarded-For': newVisitorAddress() })
      await page.setViewportSize({ width: look.width, height: 900 })
      return createVisit(page, look)
    })
  },
})

type Journey = (visit: Visit) => Promise<void>

/** One journey in each of its looks. */
export const walk = (title: string, journey: Journey): void => {
  for (const look of looksOf(title)) {
    test(`${title} (${nameOf(look)})`, async ({ open }) => journey(await open(look)))
  }
}

export const ownPassword = 'four words of mine'

/** Opens an account by the API, in the language of the visit; the browser is signed in. */
export const signUp = async ({ page, look }: Visit): Promise<string> => {
  const email = newAddress()
  const data = { name: 'Journey Person', email, password: ownPassword, language: look.locale }
  const reply = await page.request.post('/api/v1/auth/register', { data })
  expect(reply.status(), await reply.text()).toBe(201)
  return email
}

/** Forgets who is signed in, as a browser at another table does. */
export const leave = ({ page }: Visit): Promise<void> =>
  page.context().clearCookies({ name: 'lectern_session' })

/** An account of somebody who is not signed in here. */
export const strangerAccount = async (visit: Visit): Promise<string> => {
  const email = await signUp(visit)
  await leave(visit)
  return email
}

/** From the e-mail to the second step. */
export const beginSignIn = async (visit: Visit, email: string, path = '/login'): Promise<void> => {
  await visit.page.goto(path)
  await visit.fill('auth.email', email)
  await visit.press('auth.continue')
}

export const signInByPassword = async (visit: Visit, email: string, password = ownPassword) => {
  await beginSignIn(visit, email)
  await visit.fill('auth.password', password)
  await visit.press('auth.sign_in')
}

/** Where everybody lands who was going nowhere else. */
export const isIn = async (visit: Visit): Promise<void> => {
  await visit.page.waitForURL('**/account/products')
  await visit.isAt('account.products')
}

/** Calls the API as the page's own person. */
export const callApi = async (
  { page }: Visit,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  data?: object,
) => {
  const reply = await page.request.fetch(`/api/v1${path}`, {
    method,
    headers: { 'X-Requested-With': 'XMLHttpRequest' },
    ...(data && { data }),
  })
  expect(reply.ok(), `${method} ${path}: ${reply.ok() ? '' : await reply.text()}`).toBe(true)
  return (await reply.json()).data
}

/** Passes the question who one is, before a dangerous change. */
export const prove = async (visit: Visit, password = ownPassword): Promise<void> => {
  const dialog = visit.dialog('account.prove_title')
  await dialog.fill('auth.password', password)
  await dialog.press('auth.continue')
  await expect(visit.page.getByRole('dialog')).toBeHidden()
}

export const isStored = ({ page, t }: Visit) =>
  expect(page.getByText(t('common.work_stored')).first()).toBeVisible()

type KeyOf<Id> = Id extends `account.${infer Key}` ? Key : never

/** A page of the learning space, by its navigation: a column, or one list on a phone. */
export const openAccountPage = async (visit: Visit, name: KeyOf<TextId>): Promise<void> => {
  if (visit.look.width === 1440) await visit.follow(`account.${name}`)
  else await visit.page.getByRole('combobox', { name: visit.t('account.title') }).selectOption(name)
  await visit.isAt(`account.${name}`)
}
