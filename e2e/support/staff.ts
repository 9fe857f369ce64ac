import type { APIRequestContext, Browser, Locator, Page } from '@playwright/test'
import { expect, password, people, signInQuickly, testOnOwnServer } from './journey.ts'
import { linkTo } from './mailbox.ts'
import { isThere } from './hands/reads.ts'
import { press } from './hands/hands.ts'

/** Journeys of the staff change the school itself. */
export const test = testOnOwnServer()

export const team = '/expert/settings/team'

/** A notice in the corner says so. */
export const expectToast = (page: Page, words: string | RegExp): Promise<void> =>
  expect(page.getByRole('region', { name: 'Notifications' }).getByText(words).first()).toBeVisible()

export const rowOf = (page: Page, words: string): Locator => page.getByRole('row').filter({ hasText: words })

/** The box of a right in the picker, such as Orders: Open. */
export const rightBox = (page: Page, object: string, name: string): Locator =>
  page.getByRole('group', { name: object, exact: true }).getByRole('checkbox', { name, exact: true })

/** Opens an area of the rights picker that is folded. */
export const openArea = async (page: Page, name: string): Promise<void> => {
  const area = page.locator('details').filter({ has: page.locator('summary', { hasText: name }) })
  if (await isThere(area.and(page.locator(':not([open])')))) await press(area.locator('summary'))
}

/** Whoever can ask the server: a page, or a request of its own. */
interface Asker {
  readonly request: APIRequestContext
}

let made = 0

/** An address that nobody had before. */
export const newAddress = (): string => {
  made += 1
  return `staff-${Date.now()}-${made}@lectern.test`
}

/** Signs in and gives back what calls the API as that person, in whichever school is theirs now. */
export const actAs = async (asker: Asker, email: string, own = password) => {
  const reply = await asker.request.post('/api/v1/auth/login', { data: { email, password: own } })
  expect(reply.ok(), await reply.text()).toBe(true)
  const { token } = (await reply.json()).data
  return async (method: string, path: string, data?: unknown) => {
    const answer = await asker.request.fetch(`/api/v1${path}`, {
      method,
      headers: { Authorization: `Bearer ${token}`, 'X-Requested-With': 'XMLHttpRequest' },
      ...(data === undefined ? {} : { data }),
    })
    expect(answer.ok(), `${method} ${path}: ${await answer.text()}`).toBe(true)
    return (await answer.json()).data
  }
}
export type Act = Awaited<ReturnType<typeof actAs>>

/** The id of an access group of the current school by its key. */
export const groupId = async (act: Act, key: string): Promise<number> => {
  const groups: { id: number; key: string | null }[] = await act('GET', '/cabinet/access-groups')
  return groups.find((group) => group.key === key)?.id ?? 0
}

export interface MadeMember {
  readonly id: number
  readonly name: string
  readonly email: string
}

interface Wish {
  readonly groups?: readonly string[]
  readonly permissions?: readonly string[]
}

/** A person with an account, invited by the API and on the staff of the demo school. */
export const makeMember = async (
  browser: Browser,
  origin: string,
  { groups = [], permissions = [] }: Wish,
): Promise<MadeMember> => {
  const context = await browser.newContext({ baseURL: origin })
  const email = newAddress()
  const name = `Demo Helper ${made}`
  const owner = await actAs(context, people.expert)
  const access_group_ids = await Promise.all(groups.map((key) => groupId(owner, key)))
  await owner('POST', '/cabinet/users/invitations', { email, access_group_ids, permissions })
  const link = await linkTo(context, email, '/invitations/')
  await context.clearCookies()
  const reply = await context.request.post('/api/v1/auth/register', { data: { name, email, password } })
  expect(reply.ok(), await reply.text()).toBe(true)
  const member = await actAs(context, email)
  await member('POST', `/invitations/${link.split('/').at(-1)}/accept`)
  const staff: MadeMember[] = await owner('GET', `/cabinet/users?search=${encodeURIComponent(email)}`)
  const id = staff.find((row) => row.email === email)?.id ?? 0
  await context.close()
  return { id, name, email }
}

/** A browser of somebody else, signed in. */
export const openAs = async (browser: Browser, origin: string, email: string): Promise<Page> => {
  const context = await browser.newContext({ baseURL: origin, locale: 'en-GB', timezoneId: 'Europe/Kyiv' })
  const page = await context.newPage()
  await signInQuickly(page, email)
  return page
}

/** These entries of the expert menu lead somewhere, and no others. */
export const expectMenu = (page: Page, entries: string[]): Promise<void> =>
  expect(page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link')).toHaveText(entries)

/** Presses something in the menu of the school switch. */
export const chooseInSchoolMenu = async (
  page: Page,
  role: 'menuitem' | 'menuitemradio',
  name: string,
): Promise<void> => {
  await page.getByRole('button', { name: /^Switch school/ }).click()
  await page.getByRole(role, { name, exact: true }).click()
}
