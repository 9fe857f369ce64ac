import type { Page } from '@playwright/test'
import { expect, expectAccessible, people, signInQuickly, testOnOwnServer } from '../support/journey.ts'
import { actAs, expectToast, makeMember, newAddress, rowOf, team } from '../support/staff.ts'

const test = testOnOwnServer()

test('a school of many courses is searched, put in order and turned page by page', async ({ page }) => {
  const token = await signInQuickly(page, people.expert)
  const headers = { Authorization: `Bearer ${token}` }
  const titles = Array.from({ length: 17 }, (_each, at) => `Catalogue ${String(at + 1).padStart(2, '0')}`)
  for (const title of titles)
    expect((await page.request.post('/api/v1/courses', { headers, data: { title } })).status()).toBe(201)
  await page.goto('/expert/courses?view=table&order=title&per_page=15')
  const table = page.getByRole('table')
  await page.getByRole('searchbox', { name: 'Search courses' }).fill('catalogue')
  await expect(page.getByText('1–15 from 17')).toBeVisible()
  await expect(table.getByRole('link', { name: 'Catalogue 16' })).toBeHidden()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect(table.getByRole('link', { name: 'Catalogue 17' })).toBeVisible()
  await expect(page).toHaveURL(/page=2/)
  await page.reload()
  await expect(page.getByText('16–17 from 17')).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search courses' }).fill('17 catalogue')
  await expect(table.getByRole('link', { name: /^Catalogue/ })).toHaveText(['Catalogue 17'])
})

test('an address past the last page of the catalogue leads to the last page', async ({ page }) => {
  await page.goto('/courses?page=99')
  await expect(page).toHaveURL(/\/courses$/)
  await expect(page.getByRole('link', { name: 'How to learn: a short course' })).toBeVisible()

  const act = await actAs(page, people.expert)
  // A page holds fifty.
  for (let at = 0; at < 50; at += 1) {
    const { id } = await act('POST', '/courses', { title: `Shelf ${at}` })
    await act('PUT', `/courses/${id}`, { status_id: 4 })
  }
  await page.goto('/courses?page=99')
  await expect(page).toHaveURL(/\/courses\?page=2$/)
  await expect(page.getByRole('navigation', { name: 'Page 2 of 2' })).toBeVisible()
})

test('the chosen length of a list is there at the first request of the next visit', async ({ page }) => {
  for (let visit = 0; visit < 17; visit += 1) await signInQuickly(page, people.newcomer)
  await page.goto('/account/history')
  await page.getByLabel('Show').selectOption('50')
  await expect(page).toHaveURL(/per_page=50/)
  await expect(page.getByText('1–17 from 17')).toBeVisible()
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/account/history')
  await expect(page.getByText('1–17 from 17')).toBeVisible()
  expect(asked).not.toContain('/api/v1/user/login-history')
})

test('members and invitations are chosen together; each action takes those whom it fits, and tells who was left', async ({
  page,
  browser,
  server,
}) => {
  const members = [
    await makeMember(browser, server.origin, {}),
    await makeMember(browser, server.origin, {}),
    await makeMember(browser, server.origin, {}),
  ] as const
  const [first, second, gone] = members
  const owner = await actAs(page, people.expert)
  const invited = newAddress()
  await owner('POST', '/cabinet/users/invitations', { email: invited, access_group_ids: [], permissions: [] })
  await page.goto(`${team}?per_page=100`)
  const bar = page.getByRole('region', { name: /selected$/ })
  const dialog = page.getByRole('dialog')
  for (const name of [first.name, second.name, gone.name, invited])
    await page.getByRole('checkbox', { name: `Select ${name}`, exact: true }).check()
  await expect(bar).toHaveAccessibleName('4 people selected')
  await expectAccessible(page)
  await bar.getByRole('button', { name: 'Add to group' }).click()
  await page.getByRole('menuitem', { name: 'Assistant (3)', exact: true }).click()
  await expectToast(page, 'Added to the group “Assistant”: 3')
  await expect(rowOf(page, first.email).getByText('Assistant').last()).toBeVisible()

  await page.getByRole('checkbox', { name: `Select ${first.name}`, exact: true }).check()
  await page.getByRole('checkbox', { name: `Select ${second.name}`, exact: true }).check()
  await page.getByRole('checkbox', { name: `Select ${gone.name}`, exact: true }).check()
  await owner('DELETE', `/cabinet/users/${gone.id}`)
  await bar.getByRole('button', { name: 'Suspend (3)', exact: true }).click()
  await expectToast(page, 'Suspended: 2')
  await expect(dialog).toHaveAccessibleName('Not changed: 1')
  await expect(dialog.getByRole('listitem')).toHaveText([gone.name])
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Got it' }).click()
  await expect(rowOf(page, first.email).getByText('Suspended').last()).toBeVisible()
  await expect(rowOf(page, second.email).getByText('Suspended').last()).toBeVisible()

  await bar.getByRole('button', { name: 'Withdraw invitations', exact: true }).click()
  await expectToast(page, 'Invitations withdrawn: 1')
  await expect(rowOf(page, invited)).toHaveCount(0)

  await page.getByRole('checkbox', { name: `Select ${first.name}`, exact: true }).check()
  await page.getByRole('checkbox', { name: `Select ${second.name}`, exact: true }).check()
  await bar.getByRole('button', { name: 'Remove from the team', exact: true }).click()
  await expect(dialog).toHaveAccessibleName('Remove 2 people from the team?')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(rowOf(page, first.email)).toBeVisible()
  await bar.getByRole('button', { name: /^Remove from the team/ }).click()
  await dialog.getByRole('button', { name: 'Remove from the team' }).click()
  await expectToast(page, 'Removed from the team: 2')
  await expect(rowOf(page, first.email)).toHaveCount(0)
})

/** Half of the addresses from a text with mistakes in it, the others from a file. */
const addSeveral = async (page: Page, emails: readonly string[]) => {
  const [first = '', second = '', ...others] = emails
  await page.getByRole('button', { name: 'Add several' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add several participants' })
  await dialog.getByLabel('E-mail addresses').fill(`One <${first}>, ${second}; ${first}, nobody@nowhere`)
  await dialog.getByRole('button', { name: 'Add to the list' }).click()
  const table = ['Name,E-mail', ...others.map((email) => `"=1+1",${email}`)].join('\n')
  await dialog
    .getByLabel('Choose a file')
    .setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(table) })
  const count = dialog.getByRole('region', { name: `Addresses: ${emails.length + 2}` }).getByRole('status')
  await expect(count).toHaveText(
    new RegExp(`Ready to add: ${emails.length}.*Not an e-mail address: 1.*Repeated: 1`),
  )
  await dialog.getByRole('button', { name: 'Remove incorrect and repeated' }).click()
  await dialog.getByRole('button', { name: `Add ${emails.length} people` }).click()
  await expect(dialog.getByRole('status')).toHaveText([/./, `Added: ${emails.length}`])
  await dialog.getByRole('button', { name: 'Done' }).click()
}

test('participants found one after the other are put into a group and taken out of the course', async ({
  page,
}) => {
  const act = await actAs(page, people.expert)
  const course = await act('POST', '/courses', { title: 'Many learners' })
  const product = `/products/${course.product_id}`
  const staff: { email: string; kind: string }[] = await act('GET', '/cabinet/users?per_page=100')
  const emails = staff.filter(({ kind }) => kind === 'member').map(({ email }) => email)
  const group = await act('POST', `${product}/groups`, { name: 'Morning' })
  const inGroup = async () => {
    const groups: { id: number; participant_ids: number[] }[] = await act('GET', `${product}/groups`)
    return groups.find(({ id }) => id === group.id)?.participant_ids.length
  }
  await page.goto(`/expert/course/${course.id}?tab=participants`)
  await addSeveral(page, emails)
  const search = page.getByRole('searchbox', { name: 'Search by name or e-mail' })
  const bar = page.getByRole('region', { name: /selected$/ })
  const chooseFound = async (email: string) => {
    await search.fill(email)
    await expect(rowOf(page, email)).toBeVisible()
    await expect(page.getByRole('checkbox', { name: /^Select (?!all)/ })).toHaveCount(1)
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  }
  await chooseFound(people.expert)
  await chooseFound(people.curator)
  await expect(bar).toHaveAccessibleName('2 people selected')
  await bar.getByRole('button', { name: 'Add to group' }).click()
  await page.getByRole('menuitem', { name: 'Morning' }).click()
  await expectToast(page, 'Added to the group “Morning”: 2')
  expect(await inGroup()).toBe(2)
  await chooseFound(people.expert)
  await chooseFound(people.curator)
  await bar.getByRole('button', { name: 'Take access away' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Take access away' }).click()
  await expectToast(page, 'Access taken away: 2')
  const left: unknown[] = await act('GET', `${product}/participants?per_page=100`)
  expect(left).toHaveLength(emails.length - 2)
})
