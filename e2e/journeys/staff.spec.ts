import type { Page } from '@playwright/test'
import {
  expect,
  expectAccessible,
  password,
  people,
  signInQuickly,
  test as base,
} from '../support/journey.ts'
import { letterTo, linkTo } from '../support/mailbox.ts'
import { type RunningServer, startServer } from '../support/server.ts'
import { actAs, chooseInCabinetMenu, expectMenu, makeMember, newAddress, openAs } from '../support/staff.ts'

/** These journeys change the school itself, so they have one of their own. */
const test = base.extend<object, { server: RunningServer }>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- the shape that Playwright asks for
    async ({}, lend) => {
      const server = await startServer()
      await lend(server)
      await server.remove()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
})

const team = '/expert/settings/team'
const toast = (page: Page, words: string | RegExp) =>
  expect(page.getByRole('region', { name: 'Notifications' }).getByText(words).first()).toBeVisible()
const rowOf = (page: Page, words: string) => page.getByRole('row').filter({ hasText: words })
const right = (page: Page, object: string, name: string) =>
  page.getByRole('group', { name: object, exact: true }).getByRole('checkbox', { name, exact: true })

const openArea = async (page: Page, name: string) => {
  const area = page.locator('details').filter({ has: page.locator('summary', { hasText: name }) })
  if ((await area.getAttribute('open')) === null) await area.locator('summary').click()
}

test.describe('people of the staff', () => {
  test('are invited by letter, open an account, and see exactly the pages of their rights', async ({
    page,
    browser,
    server,
  }) => {
    const email = newAddress()
    await signInQuickly(page, people.expert)
    await page.goto(team)
    await page.getByRole('button', { name: 'Invite' }).click()
    const dialog = page.getByRole('dialog', { name: 'Invite to the staff' })
    await dialog.getByLabel('E-mail').fill('not an address')
    await dialog.getByRole('button', { name: 'Send the invitation' }).click()
    await expect(dialog.getByLabel('E-mail')).toHaveAttribute('aria-invalid', 'true')
    await dialog.getByLabel('E-mail').fill(email)
    await dialog.getByRole('checkbox', { name: /^Assistant/ }).check()
    await dialog.getByLabel('A few words from you').fill('We are glad to have you.')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Send the invitation' }).click()
    await toast(page, `The letter to ${email} is on its way`)
    await expect(rowOf(page, email).getByText('Invited', { exact: true }).last()).toBeVisible()
    const { text } = await letterTo(page, email, '/invitations/')
    expect(text).toContain('We are glad to have you.')

    const guest = await browser.newContext({ baseURL: server.origin, locale: 'en-GB' })
    const there = await guest.newPage()
    await there.goto(await linkTo(there, email, '/invitations/'))
    await there.getByRole('link', { name: 'Create an account and join' }).click()
    await there.getByLabel('E-mail').fill(email)
    await there.getByRole('button', { name: 'Continue' }).click()
    await there.getByLabel('Name', { exact: true }).fill('Demo Newcomer')
    await there.getByLabel('Password', { exact: true }).fill('four words of mine')
    await there.getByRole('button', { name: 'Create account' }).click()
    await there.getByRole('button', { name: 'Join the team' }).click()
    await there.waitForURL('**/expert/courses')
    await expectMenu(there, ['Courses', 'Practices'])
    await there.goto(team)
    await expect(there.getByText('This page needs a right that you do not have')).toBeVisible()
    await expectAccessible(there)
    await there.getByRole('link', { name: 'Go to my pages' }).click()
    await expect(there.getByRole('heading', { level: 1, name: 'Courses' })).toBeVisible()
    await guest.close()

    await page.reload()
    await expect(rowOf(page, email).getByText('Active').last()).toBeVisible()
  })

  test('who have an account sign in by the link; a letter is sent again and taken back', async ({
    page,
    browser,
    server,
  }) => {
    const owner = await actAs(page, people.expert)
    await owner('POST', '/cabinet/users/invitations', {
      email: people.newcomer,
      access_group_ids: [],
      permissions: ['practice_list'],
    })
    await page.goto(`${team}?q=student2`)
    await rowOf(page, people.newcomer).hover()
    await page.getByRole('button', { name: `Send the letter to ${people.newcomer} again` }).click()
    await toast(page, 'Too many tries in a row')
    const context = await browser.newContext({ baseURL: server.origin, locale: 'en-GB' })
    const there = await context.newPage()
    await there.goto(await linkTo(there, people.newcomer, '/invitations/'))
    await there.getByRole('link', { name: 'Sign in and join' }).click()
    await there.getByLabel('E-mail').fill(people.newcomer)
    await there.getByRole('button', { name: 'Continue' }).click()
    await there.getByLabel('Password', { exact: true }).fill(password)
    await there.getByRole('button', { name: 'Sign in' }).click()
    await there.getByRole('button', { name: 'Join the team' }).click()
    await there.waitForURL('**/expert/practices')
    await expectMenu(there, ['Practices'])

    const email = newAddress()
    await owner('POST', '/cabinet/users/invitations', { email, access_group_ids: [], permissions: [] })
    const link = await linkTo(page, email, '/invitations/')
    await page.goto(`${team}?q=${email.split('@', 1)[0]}`)
    await rowOf(page, email).hover()
    await page.getByRole('button', { name: `Take back the invitation of ${email}` }).click()
    await toast(page, `The invitation of ${email} was taken back`)
    await expect(page.getByText('Nobody found. Try another name.')).toBeVisible()
    expect((await there.goto(link))?.status()).toBe(404)
    await context.close()
  })

  test('obey a change of rights with their next click', async ({ page, browser, server }) => {
    const member = await makeMember(browser, server.origin, { groups: ['assistant'] })
    const there = await openAs(browser, server.origin, member.email)
    await there.goto('/expert/courses')
    await expectMenu(there, ['Courses', 'Practices'])

    await signInQuickly(page, people.expert)
    await page.goto(team)
    await page.getByRole('searchbox', { name: 'Find by name or e-mail' }).fill(member.name)
    await page.getByRole('link', { name: member.name }).click()
    await page.getByRole('checkbox', { name: /^Assistant/ }).uncheck()
    await page.getByRole('checkbox', { name: /^Accountant/ }).check()
    await openArea(page, 'School and team')
    await right(page, 'Staff', 'See the list').check()
    await expect(page.getByText('Acts on the next click of this person.')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Save the rights' }).click()
    await toast(page, `The rights of ${member.name} are saved`)

    await there.getByRole('link', { name: 'Practices' }).click()
    await expect(there.getByText('This page needs a right that you do not have')).toBeVisible()
    await expect(there.getByRole('link', { name: 'Practices' })).toHaveCount(0)
    await chooseInCabinetMenu(there, 'menuitem', 'Team and rights')
    await expect(there.getByRole('row').filter({ hasText: member.email })).toBeVisible()
    await expect(there.getByRole('button', { name: 'Invite' })).toHaveCount(0)
    await there.context().close()
  })

  test('are shut out, let in again and removed', async ({ page, browser, server }) => {
    const member = await makeMember(browser, server.origin, { groups: ['methodologist'] })
    const there = await openAs(browser, server.origin, member.email)
    await there.goto('/expert/courses')
    await expect(there.getByRole('heading', { level: 1, name: 'Courses' })).toBeVisible()
    await signInQuickly(page, people.expert)
    await page.goto(`${team}/${member.id}`)
    await page.getByRole('button', { name: 'Shut out' }).click()
    await toast(page, `${member.name} is shut out`)
    await there.getByRole('link', { name: 'Practices' }).click()
    await expect(there.getByText('This is your own cabinet')).toBeVisible()
    await page.getByRole('button', { name: 'Let in again' }).click()
    await toast(page, `${member.name} may work again`)
    await there.reload()
    await chooseInCabinetMenu(there, 'menuitemradio', 'Demo school')
    await expect(there.getByRole('heading', { level: 1, name: 'Courses' })).toBeVisible()
    await page.getByRole('button', { name: 'Remove from the staff' }).click()
    await expectAccessible(page)
    await page.getByRole('dialog').getByRole('button', { name: 'Remove from the staff' }).click()
    await toast(page, `${member.name} is no longer on the staff`)
    await expect(page).toHaveURL(new RegExp(`${team}$`))
    await there.getByRole('link', { name: 'Practices' }).click()
    await expect(there.getByText('This is your own cabinet')).toBeVisible()
    await there.context().close()
  })

  test('cannot be given what the one who gives lacks, and the server says so too', async ({
    page,
    browser,
    server,
  }) => {
    const manager = await makeMember(browser, server.origin, {
      permissions: ['user_list', 'user_read', 'user_edit', 'accessgroup_list', 'course_list', 'course_read'],
    })
    const other = await makeMember(browser, server.origin, { permissions: [] })
    const there = await openAs(browser, server.origin, manager.email)
    await there.goto(`${team}/${other.id}`)
    await expect(there.getByRole('checkbox', { name: /^Full access/ })).toBeDisabled()
    await openArea(there, 'Contacts and orders')
    await expect(right(there, 'Orders', 'Give money back')).toBeDisabled()
    await expect(
      there.getByTitle('You do not have this right yourself').filter({ hasText: 'Give money back' }),
    ).toBeVisible()
    await openArea(there, 'Courses')
    await right(there, 'Courses', 'See the list').check()
    await expectAccessible(there)

    const owner = await actAs(page, people.expert)
    await owner('PUT', `/cabinet/users/${manager.id}`, {
      permissions: ['user_list', 'user_read', 'user_edit', 'accessgroup_list'],
    })
    await there.getByRole('button', { name: 'Save the rights' }).click()
    await expect(there.getByText('Nobody can give, change or take away rights')).toBeVisible()
    await there.goto(`${team}/${manager.id}`)
    await expect(there.getByText('Your own rights are changed by another person')).toBeVisible()
    await expect(there.getByRole('checkbox', { name: /^Assistant/ })).toBeDisabled()
    await there.context().close()
  })
})

test.describe('access groups and the log', () => {
  test('a group is made, copied, changed and deleted; a ready one is locked', async ({ page }) => {
    await signInQuickly(page, people.expert)
    await page.goto(`${team}?tab=groups`)
    await page.getByRole('button', { name: 'Create a group' }).click()
    await page.getByRole('dialog').getByLabel('Name of the group').fill('Night shift')
    await page.getByRole('dialog').getByRole('button', { name: 'Create a group' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Night shift')
    await page.getByRole('searchbox', { name: /^Find a right/ }).fill('orders')
    await right(page, 'Orders', 'Open').check()
    await right(page, 'Orders', 'Give money back').check()
    await page.getByRole('button', { name: 'Save the group' }).click()
    await toast(page, 'The group is saved')
    await page.reload()
    await expect(right(page, 'Orders', 'Give money back')).toBeChecked()
    await expect(right(page, 'Orders', 'Take data out')).not.toBeChecked()

    await page.getByRole('link', { name: 'Access groups' }).click()
    const card = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Night shift' }) })
    await card.getByRole('button', { name: 'Copy' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Night shift (copy)')
    await page.getByLabel('Name of the group').fill('Night shift')
    await page.getByRole('button', { name: 'Save the group' }).click()
    await expect(page.getByText('Another group of the school has this name.')).toBeVisible()
    await page.getByRole('button', { name: 'Delete the group' }).click()
    await expectAccessible(page)
    await page.getByRole('dialog').getByRole('button', { name: 'Delete the group' }).click()
    await expect(page.getByRole('link', { name: 'Technical' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Night shift (copy)' })).toHaveCount(0)

    await page.getByRole('link', { name: 'Full access' }).click()
    await expect(page.getByText('This group comes with Lectern')).toBeVisible()
    await openArea(page, 'Courses')
    await expect(right(page, 'Courses', 'Open')).toBeDisabled()
    await expect(page.getByRole('button', { name: 'Delete the group' })).toHaveCount(0)
  })

  test('the owner reads in the log who did what, in words; nobody else does', async ({
    page,
    browser,
    server,
  }) => {
    const member = await makeMember(browser, server.origin, { groups: ['marketer'] })
    const owner = await actAs(page, people.expert)
    await owner('PUT', `/cabinet/users/${member.id}`, { permissions: ['order_edit.refund'] })
    await page.goto(`${team}?tab=log`)
    const entry = page.getByRole('listitem').filter({ hasText: 'changed rights' }).filter({
      hasText: member.name,
    })
    await entry.getByText('What changed').click()
    await expect(entry.getByText('Orders: Give money back')).toBeVisible()
    await expectAccessible(page)
    await page.getByLabel('Show', { exact: true }).selectOption('invitation.accepted')
    await expect(page).toHaveURL(/action=invitation\.accepted/)
    await expect(page.getByText('changed rights')).toHaveCount(1)
    const deputy = await openAs(browser, server.origin, people.deputy)
    await deputy.goto(`${team}?tab=log`)
    await expect(deputy.getByRole('tab', { name: 'People' })).toHaveAttribute('aria-selected', 'true')
    await expect(deputy.getByRole('tab', { name: 'Log' })).toHaveCount(0)
    await deputy.context().close()
  })
})

test.describe('the school', () => {
  test('has its settings, its look, its links and its legal texts, and learners see them', async ({
    page,
  }) => {
    await signInQuickly(page, people.expert)
    await page.goto('/expert/courses')
    await chooseInCabinetMenu(page, 'menuitem', 'School settings')
    await page.getByLabel('Name of the school').fill('Demo academy')
    await page.getByLabel('Address').fill('no')
    await page.getByRole('button', { name: 'Save the settings' }).click()
    await expect(page.getByLabel('Address')).toHaveAttribute('aria-invalid', 'true')
    await page.getByLabel('Address').fill('academy')
    await page.getByLabel('E-mail of the school').fill('hello@lectern.test')
    await page.getByRole('button', { name: 'Save the settings' }).click()
    await toast(page, 'The settings are saved')
    await expect(page.getByRole('button', { name: /^Switch cabinet/ })).toContainText('Demo academy')

    await page.getByRole('tab', { name: 'Look' }).click()
    await page.getByLabel('Logo', { exact: true }).setInputFiles({
      name: 'logo.png',
      mimeType: 'image/png',
      buffer: Buffer.from(await drawnLogo(page), 'base64'),
    })
    await expect(page.getByRole('button', { name: 'Choose another' })).toBeVisible()
    await page.getByLabel('Colour of the school').fill('#ffff66')
    await page.getByRole('button', { name: 'Save the settings' }).click()
    await expect(page.getByText(/Learners see #[0-9a-f]{6}, the nearest that works/)).toBeVisible()
    await expectAccessible(page)

    await page.getByRole('tab', { name: 'Links and legal' }).click()
    await page.getByLabel('Support').fill('nonsense')
    await page.getByRole('button', { name: 'Save the settings' }).click()
    await expect(page.getByLabel('Support')).toHaveAttribute('aria-invalid', 'true')
    await page.getByLabel('Support').fill('https://help.example.com/en')
    await page.getByLabel('News').fill('https://news.example.com/en')
    await page.getByLabel('Terms of use').fill('Be kind.\n\nLearn well.')
    await page.getByRole('group', { name: 'Language' }).getByText('Українська').click()
    await page.getByLabel('Support').fill('https://help.example.com/uk')
    await page.getByLabel('Terms of use').fill('Будьте добрі.')
    await page.getByRole('button', { name: 'Save the settings' }).click()
    await toast(page, 'The settings are saved')

    await page.context().clearCookies()
    await page.goto('/')
    const foot = page.getByRole('contentinfo')
    await expect(foot.getByRole('link', { name: 'Help' })).toHaveAttribute(
      'href',
      'https://help.example.com/en',
    )
    await expect(foot.getByRole('link', { name: 'News' })).toHaveAttribute(
      'href',
      'https://news.example.com/en',
    )
    await foot.getByRole('link', { name: 'Terms' }).click()
    await expect(page).toHaveURL(/\/legal\/terms$/)
    await expect(page.getByText('Learn well.')).toBeVisible()
    await expect(page.getByText('Demo academy').first()).toBeVisible()
    await expect(page.locator('img[src*="/pictures/"]').first()).toBeVisible()
    await expectAccessible(page)
    await page.context().addCookies([{ name: 'lectern_lang', value: 'uk', url: page.url() }])
    await page.reload()
    await expect(page.getByText('Будьте добрі.')).toBeVisible()
    await expect(foot.getByRole('link', { name: 'Допомога' })).toHaveAttribute('href', /\/uk$/)
    const owner = await actAs(page, people.expert)
    await owner('PUT', '/cabinet', { name: 'Demo school', slug: 'demo' })
  })

  test('shows its settings to those who may look, and lets only those change them who may', async ({
    browser,
    server,
  }) => {
    const member = await makeMember(browser, server.origin, { permissions: ['cabinet_read'] })
    const there = await openAs(browser, server.origin, member.email)
    await there.goto('/expert/settings/school')
    await expect(there.getByText('You may look at these settings, not change them.')).toBeVisible()
    await expect(there.getByLabel('Name of the school')).toBeDisabled()
    await there.getByRole('tab', { name: 'Owner' }).click()
    await expect(there.getByText('Only the owner can give the school to somebody else.')).toBeVisible()
    await there.context().close()
  })

  test('changes hands by a letter after proof; the old owner keeps full access', async ({
    page,
    browser,
    server,
  }) => {
    await signInQuickly(page, people.expert)
    await page.goto('/expert/settings/school?tab=owner')
    await page.getByLabel('New owner').selectOption({ label: `Demo Deputy · ${people.deputy}` })
    await page.getByRole('button', { name: 'Offer the school' }).click()
    const proof = page.getByRole('dialog', { name: 'Prove that it is you' })
    await proof.getByLabel('Password', { exact: true }).fill(password)
    await expectAccessible(page)
    await proof.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByText('Waiting for Demo Deputy')).toBeVisible()
    const link = await linkTo(page, people.deputy, '/expert/ownership/')
    await page.goto(link)
    await expect(page.getByText('This offer is for somebody else.')).toBeVisible()

    const deputy = await openAs(browser, server.origin, people.deputy)
    await deputy.goto(link)
    await expect(deputy.getByText('Demo Expert offers you the school “Demo school”')).toBeVisible()
    await deputy.getByRole('button', { name: 'Become the owner' }).click()
    await deputy.waitForURL('**/expert/settings/school')
    await deputy.goto(team)
    await expect(rowOf(deputy, people.deputy).getByText('Owner').last()).toBeVisible()
    await expect(rowOf(deputy, people.expert).getByText('Full access').last()).toBeVisible()
    await page.goto(`${team}?tab=log`)
    await expect(page.getByRole('tab', { name: 'Log' })).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Invite' })).toBeVisible()

    const next = await actAs(deputy, people.deputy)
    const staff: { id: number; email: string }[] = await next('GET', '/cabinet/users?per_page=100')
    const { proof_token } = await next('POST', '/user/password/validate', { password })
    const user_id = staff.find(({ email }) => email === people.expert)?.id
    await next('POST', '/cabinet/ownership-transfer', { user_id, proof_token })
    await page.goto(await linkTo(page, people.expert, '/expert/ownership/'))
    await page.getByRole('button', { name: 'Become the owner' }).click()
    await page.waitForURL('**/expert/settings/school')
    await deputy.context().close()
  })

  test('is opened from the cabinet switch; one goes back and forth, and to the own cabinet', async ({
    page,
  }) => {
    await signInQuickly(page, people.visitor)
    await page.goto('/expert')
    await expect(page).toHaveURL(/\/expert\/cabinet$/)
    await expect(page.getByText('This is your own cabinet')).toBeVisible()
    await chooseInCabinetMenu(page, 'menuitem', 'Open a school')
    const dialog = page.getByRole('dialog', { name: 'Open a school' })
    await dialog.getByLabel('Name of the school').fill('Demo')
    await expect(dialog.getByText('Another school has this address.')).toBeVisible()
    await expectAccessible(page)
    await dialog.getByLabel('Name of the school').fill('Visitor studio')
    await dialog.getByRole('button', { name: 'Open a school' }).click()
    await expect(page).toHaveURL(/\/expert\/settings\/school$/)
    await expect(page.getByRole('button', { name: /^Switch cabinet/ })).toContainText('Visitor studio')
    await page.goto(team)
    await expect(page.getByText('You work here alone so far')).toBeVisible()
    await chooseInCabinetMenu(page, 'menuitemradio', 'My learning')
    await expect(page.getByText('This is your own cabinet')).toBeVisible()
    await chooseInCabinetMenu(page, 'menuitemradio', 'Visitor studio')
    await expect(page).toHaveURL(/\/expert\/courses$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Courses' })).toBeVisible()
  })

  test('asks for its menu once, and does without its answer', async ({ page }) => {
    await signInQuickly(page, people.expert)
    let asked = 0
    await page.route('**/api/v1/profile/menu?is_expert=1', async (route) => {
      asked += 1
      await route.continue()
    })
    await page.goto('/expert/courses')
    await page.getByRole('link', { name: 'Practices' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Practices' })).toBeVisible()
    await chooseInCabinetMenu(page, 'menuitem', 'Team and rights')
    await expect(page.getByRole('heading', { level: 1, name: 'Team and rights' })).toBeVisible()
    expect(asked).toBe(1)
    await page.route('**/api/v1/profile/menu?is_expert=1', (route) =>
      route.fulfill({ status: 400, body: '{}' }),
    )
    await page.route('**/api/v1/alerts', (route) => route.fulfill({ status: 400, body: '{}' }))
    await page.reload()
    await expect(page.getByRole('button', { name: /^Switch cabinet/ })).toContainText('Demo school')
    await expect(page.getByRole('region', { name: 'Notifications' }).getByRole('listitem')).toHaveCount(0)
  })
})

test.describe('access control', () => {
  const lesson = '/courses/how-to-learn-a-short-course/why-rereading-feels-like-learning'
  const off = {
    is_enabled: false,
    allow_masks: [],
    deny_masks: [],
    session_limit: null,
    device_limit: null,
  }

  test('refuses in words what would lock out, limits browsers, and lets people free a place', async ({
    page,
    browser,
    server,
  }) => {
    await signInQuickly(page, people.expert)
    await page.goto('/expert/courses')
    await chooseInCabinetMenu(page, 'menuitem', 'Access control')
    await page.getByRole('checkbox', { name: /^Check everybody/ }).check()
    await page.getByLabel('Only from these addresses').fill('192.0.2.0/24, 300.1.1.1')
    await page.getByRole('button', { name: 'Save the rules' }).click()
    await expect(page.getByText('“300.1.1.1” is no address and no range.')).toBeVisible()
    await page.getByLabel('Only from these addresses').fill('192.0.2.0/24')
    await page.getByRole('button', { name: 'Save the rules' }).click()
    await expect(
      page.getByText('This would shut out the address from which you are working now.'),
    ).toBeVisible()
    await expectAccessible(page)
    await page.getByLabel('Only from these addresses').fill('')
    await page.getByLabel('Browsers at the same time').fill('30')
    await expect(page.getByText('A whole number from 1 to 20, or nothing.')).toBeVisible()
    await page.getByLabel('Browsers at the same time').fill('1')
    await page.getByLabel('Devices').fill('5')
    await page.getByRole('button', { name: 'Save the rules' }).click()
    await toast(page, 'The rules are saved and count from now on')

    const first = await openAs(browser, server.origin, people.student)
    await first.goto(lesson)
    await expect(first.getByRole('heading', { level: 1 })).toHaveText('Why rereading feels like learning')
    const second = await openAs(browser, server.origin, people.student)
    expect((await second.goto(lesson))?.status()).toBe(403)
    await expect(second.getByRole('heading', { level: 1 })).toHaveText('You cannot come in right now')
    await expect(second.getByText('You are in this school on as many browsers as it allows')).toBeVisible()
    await expectAccessible(second)
    await second.setViewportSize({ width: 390, height: 844 })
    await expectAccessible(second)
    await second.getByRole('button', { name: 'End the other sessions' }).click()
    await expect(second.getByRole('heading', { level: 1 })).toHaveText('Why rereading feels like learning')
    await first.reload()
    await expect(first.getByRole('heading', { level: 1 })).toHaveText('You cannot come in right now')

    await page.reload()
    const refusal = page.getByRole('row').filter({ hasText: 'Too many browsers at once (1)' }).first()
    await refusal.hover()
    await refusal.getByRole('button', { name: 'Make an exception for Demo Student' }).click()
    await page.getByRole('checkbox', { name: 'Another number of browsers' }).check()
    await page.getByRole('dialog').getByLabel('Browsers at the same time').fill('3')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Save the exception' }).click()
    await toast(page, 'The exception is saved')
    await expect(page.getByRole('table', { name: 'Exceptions' }).getByText(/browsers: 3/)).toBeVisible()
    await first.getByRole('button', { name: 'Try again' }).click()
    await expect(first.getByRole('heading', { level: 1 })).toHaveText('Why rereading feels like learning')
    await refusal.hover()
    await refusal.getByRole('button', { name: 'Forget the devices of Demo Student' }).click()
    await toast(page, 'The devices of Demo Student are forgotten')
    const exception = page.getByRole('table', { name: 'Exceptions' }).getByRole('row').nth(1)
    await exception.hover()
    await exception.getByRole('button', { name: 'Remove the exception of Demo Student' }).click()
    await expect(page.getByRole('table', { name: 'Exceptions' })).toHaveCount(0)
    await first.context().close()
    await second.context().close()
    const owner = await actAs(page, people.expert)
    await owner('PUT', '/cabinet/access-control', off)
  })

  test('tells refused staff and visitors why, in their language', async ({ page, browser, server }) => {
    const owner = await actAs(page, people.expert)
    await owner('PUT', '/cabinet', {
      links: { uk: { support: 'https://help.example.com/uk', news: null, call: null } },
    })
    const curator = await openAs(browser, server.origin, people.curator)
    await curator.goto('/expert/courses')
    await expect(curator.getByRole('heading', { level: 1, name: 'Courses' })).toBeVisible()
    await owner('PUT', '/cabinet/access-control', { ...off, is_enabled: true, session_limit: 1 })
    const again = await openAs(browser, server.origin, people.curator)
    await again.goto('/expert/practices')
    await again.goto('/expert/courses')
    await expect(again.getByRole('heading', { level: 1, name: 'Courses' })).toBeVisible()
    await curator.goto('/expert/courses')
    await expect(curator.getByRole('heading', { level: 1 })).toHaveText('You cannot come in right now')
    await expectAccessible(curator)
    await curator.getByRole('button', { name: 'End the other sessions' }).click()
    await expect(curator.getByRole('heading', { level: 1, name: 'Courses' })).toBeVisible()
    await owner('PUT', '/cabinet/access-control', { ...off, is_enabled: true, device_limit: 1 })
    await curator.context().close()
    await again.context().close()

    const student = await openAs(browser, server.origin, people.student)
    await student.goto(lesson)
    await student.context().clearCookies()
    const other = await openAs(browser, server.origin, people.student)
    await other.context().addCookies([{ name: 'lectern_lang', value: 'uk', url: server.origin }])
    await other.goto(lesson)
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('Зараз увійти не можна')
    await expect(other.getByRole('main').getByRole('link', { name: 'Допомога' })).toHaveAttribute(
      'href',
      /uk$/,
    )
    await expectAccessible(other)
    await student.context().close()
    await other.context().close()
    await owner('PUT', '/cabinet/access-control', off)
  })
})

test.describe('the team of a course', () => {
  test('gives an assistant exactly the learners of the chosen groups', async ({ page, browser, server }) => {
    const member = await makeMember(browser, server.origin, {})
    const owner = await actAs(page, people.expert)
    const cards: { id: number; slug: string }[] = await owner('GET', '/courses-cards')
    const course = cards.find(({ slug }) => slug.startsWith('how-to-learn'))?.id
    const there = await openAs(browser, server.origin, member.email)
    await there.goto('/expert/practices')
    await expect(there.getByText('This page needs a right that you do not have')).toBeVisible()

    await page.goto(`/expert/course/${course}?tab=team`)
    await page.getByRole('button', { name: 'Add a group' }).click()
    const group = page.getByRole('dialog', { name: 'Add a group' })
    await group.getByLabel('Name of the group').fill('Weekend group')
    await group.getByRole('checkbox', { name: 'Demo Student Ben' }).check()
    await expectAccessible(page)
    await group.getByRole('button', { name: 'Save the group' }).click()
    await expect(page.getByRole('cell', { name: 'Weekend group', exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Add to the team' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add to the team' })
    await dialog.getByLabel('Person').selectOption({ label: `${member.name} · ${member.email}` })
    await dialog.getByRole('radio', { name: /^Assistant/ }).check()
    await dialog.getByRole('checkbox', { name: 'Weekend group' }).check()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Save the role' }).click()
    await expect(rowOf(page, member.email)).toContainText('Weekend group')

    await there.goto('/expert/practices')
    await expect(there.getByRole('row').filter({ hasText: 'Demo Student Ben' }).first()).toBeVisible()
    await expect(there.getByRole('row').filter({ hasText: 'Demo Student Ann' })).toHaveCount(0)
    await expect(there.getByRole('row').filter({ hasText: 'Demo Student Daria' })).toHaveCount(0)
    await page.getByRole('button', { name: `Take ${member.name} off the team` }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Take off the team' }).click()
    await expect(rowOf(page, member.email)).toHaveCount(0)
    await there.reload()
    await expect(there.getByText('This page needs a right that you do not have')).toBeVisible()
    await there.context().close()
  })
})

test('the staff is run with the keyboard alone', async ({ page }) => {
  const email = newAddress()
  const { keyboard } = page
  await signInQuickly(page, people.expert)
  await page.goto('/expert/courses')
  await expect(page.getByRole('heading', { level: 1, name: 'Courses' })).toBeVisible()
  await keyboard.press('Control+k')
  await keyboard.type('team')
  await keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Team and rights' })).toBeVisible()
  await keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible()
  await keyboard.press('Escape')
  await keyboard.press('[')
  await expect(page.getByRole('button', { name: 'Expand the menu' })).toBeVisible()
  await keyboard.press('[')
  const reach = async (name: string) => {
    for (let steps = 0; steps < 60; steps += 1) {
      const focused = await page.evaluate(() => {
        const element = document.activeElement
        return (element?.getAttribute('aria-label') ?? element?.textContent ?? '').trim()
      })
      if (focused === name) return
      await keyboard.press('Tab')
    }
    throw new Error(`Tab never comes to ${name}`)
  }
  await reach('Invite')
  await keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Invite to the staff' })
  await expect(dialog.getByLabel('E-mail')).toBeFocused()
  await keyboard.type(email)
  await keyboard.press('Tab')
  await keyboard.press('Tab')
  await keyboard.press('Space')
  await expect(dialog.getByRole('checkbox', { name: /^Full access/ })).toBeChecked()
  await keyboard.press('Space')
  await keyboard.press('Tab')
  await keyboard.press('Space')
  await expect(dialog.getByRole('checkbox', { name: /^Assistant/ })).toBeChecked()
  await keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Invite' })).toBeFocused()
  await keyboard.press('Enter')
  await expect(dialog.getByLabel('E-mail')).toHaveValue(email)
  await dialog.getByLabel('E-mail').focus()
  await keyboard.press('Enter')
  await toast(page, `The letter to ${email} is on its way`)

  await page.getByRole('tab', { name: 'People' }).focus()
  await keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Access groups' })).toBeFocused()
  await expect(page.getByRole('link', { name: 'Technical' })).toBeVisible()
  await keyboard.press('Home')
  await rowOf(page, people.expert).focus()
  await keyboard.press('ArrowDown')
  await keyboard.press('Enter')
  await expect(page).toHaveURL(/\/team\/\d+$/)
  await page.getByRole('button', { name: /^Switch cabinet/ }).focus()
  await keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitemradio', { name: 'Demo school' })).toBeFocused()
  await keyboard.press('Home')
  await keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'School settings' })).toBeVisible()
})

test.describe('in every language, wide and narrow', () => {
  const titles = {
    en: ['Team and rights', 'School settings', 'Access control'],
    uk: ['Команда і права', 'Налаштування школи', 'Контроль доступу'],
    ru: ['Команда и права', 'Настройки школы', 'Контроль доступа'],
  } as const
  const pages = [
    { path: team, title: 0 },
    { path: `${team}?tab=groups`, title: 0 },
    { path: `${team}?tab=log`, title: 0 },
    { path: '/expert/settings/school', title: 1 },
    { path: '/expert/settings/school?tab=links', title: 1 },
    { path: '/expert/settings/access-control', title: 2 },
  ] as const

  for (const code of ['en', 'uk', 'ru'] as const) {
    for (const width of [1440, 390]) {
      test(`${code} at ${width} px`, async ({ page, baseURL }) => {
        await page.context().addCookies([{ name: 'lectern_lang', value: code, url: baseURL ?? '' }])
        await page.setViewportSize({ width, height: 900 })
        await signInQuickly(page, people.expert)
        for (const { path, title } of pages) {
          await page.goto(path)
          await expect(page.locator('html')).toHaveAttribute('lang', code)
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles[code][title])
          await expect(page.getByText(/\b(school|expert|common)\.[a-z_]+/)).toHaveCount(0)
          const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
          expect(overflow, `${path} runs over the edge`).toBeLessThanOrEqual(0)
          await expectAccessible(page)
        }
      })
    }
  }
})

/** A square with another in it, drawn by the browser. */
const drawnLogo = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const canvas = document.createElement('canvas')
    canvas.width = 256
    canvas.height = 256
    const context = canvas.getContext('2d')
    if (context) {
      context.fillStyle = '#204080'
      context.fillRect(0, 0, 256, 256)
      context.fillStyle = '#ffd9a0'
      context.fillRect(64, 64, 128, 128)
    }
    return canvas.toDataURL('image/png').replace('data:image/png;base64,', '')
  })
