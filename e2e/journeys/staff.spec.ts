import { expect, expectAccessible, password, people, signInQuickly } from '../support/journey.ts'
import { letterTo, linkTo } from '../support/mailbox.ts'
import {
  actAs,
  chooseInSchoolMenu,
  expectMenu,
  expectToast,
  makeMember,
  newAddress,
  openArea,
  openAs,
  rightBox,
  rowOf,
  team,
  test,
} from '../support/staff.ts'
import { press } from '../support/hands/hands.ts'

test.describe('people of the staff', () => {
  test('are invited by letter, open an account, and see exactly the pages of their rights', async ({
    page,
    browser,
    server,
  }) => {
    const email = newAddress()
    await signInQuickly(page, people.expert)
    await page.goto(team)
    await press(page.getByRole('button', { name: 'Invite' }))
    const dialog = page.getByRole('dialog', { name: 'Invite to the team' })
    await dialog.getByLabel('E-mail').fill('not an address')
    await dialog.getByRole('button', { name: 'Send invitation' }).click()
    await expect(dialog.getByLabel('E-mail')).toHaveAttribute('aria-invalid', 'true')
    await dialog.getByLabel('E-mail').fill(email)
    await dialog.getByRole('checkbox', { name: /^Assistant/ }).check()
    await dialog.getByLabel('Personal message').fill('We are glad to have you.')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Send invitation' }).click()
    await expectToast(page, `${email} is invited, but e-mail does not go out yet`)
    await expect(rowOf(page, email).getByText('Invited', { exact: true }).last()).toBeVisible()
    const { text } = await letterTo(page, email, '/invitations/')
    expect(text).toContain('We are glad to have you.')

    const guest = await browser.newContext({ baseURL: server.origin, locale: 'en-GB' })
    const there = await guest.newPage()
    await there.goto(await linkTo(there, email, '/invitations/'))
    await press(there.getByRole('link', { name: 'Create an account and join' }))
    await there.getByLabel('E-mail').fill(email)
    await there.getByRole('button', { name: 'Continue' }).click()
    await there.getByLabel('Name', { exact: true }).fill('Demo Newcomer')
    await there.getByLabel('Password', { exact: true }).fill('four words of mine')
    await there.getByRole('button', { name: 'Create account' }).click()
    await there.getByRole('button', { name: 'Join the team' }).click()
    await there.waitForURL('**/expert/courses')
    await expectMenu(there, [
      'Courses',
      'Marathons',
      'Learners',
      'Practices',
      'Comments',
      'Comment moderation',
      'Contacts',
    ])
    await there.goto(team)
    await expect(there.getByText('You do not have permission to view this page')).toBeVisible()
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
    await page.getByRole('button', { name: `Resend the invitation to ${people.newcomer}` }).click()
    await expectToast(page, 'Too many attempts in a row')
    const context = await browser.newContext({ baseURL: server.origin, locale: 'en-GB' })
    const there = await context.newPage()
    await there.goto(await linkTo(there, people.newcomer, '/invitations/'))
    await press(there.getByRole('link', { name: 'Sign in and join' }))
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
    await page.getByRole('button', { name: `Withdraw the invitation to ${email}` }).click()
    await expectToast(page, `Invitation to ${email} withdrawn`)
    await expect(page.getByText('Nobody found. Try another name.')).toBeVisible()
    expect((await there.goto(link))?.status()).toBe(404)
    await context.close()
  })

  test('obey a change of rights with their next click', async ({ page, browser, server }) => {
    const member = await makeMember(browser, server.origin, { groups: ['assistant'] })
    const there = await openAs(browser, server.origin, member.email)
    await there.goto('/expert/courses')
    await expectMenu(there, [
      'Courses',
      'Marathons',
      'Learners',
      'Practices',
      'Comments',
      'Comment moderation',
      'Contacts',
    ])

    await signInQuickly(page, people.expert)
    await page.goto(team)
    await page.getByRole('searchbox', { name: 'Search by name or e-mail' }).fill(member.name)
    await page.getByRole('link', { name: member.name }).click()
    await page.getByRole('checkbox', { name: /^Assistant/ }).uncheck()
    await expect(page.getByRole('checkbox', { name: /^Marketer/ })).toHaveCount(0)
    await openArea(page, 'School and team')
    await rightBox(page, 'Team', 'View the list').check()
    await expect(page.getByText('Applies immediately.')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Save rights' }).click()
    await expectToast(page, `Rights of ${member.name} saved`)

    await there.getByRole('link', { name: 'Practices' }).click()
    await expect(there.getByText('You do not have permission to view this page')).toBeVisible()
    await expect(there.getByRole('link', { name: 'Practices' })).toHaveCount(0)
    await chooseInSchoolMenu(there, 'menuitem', 'Team and rights')
    await expect(there.getByRole('row').filter({ hasText: member.email })).toBeVisible()
    await expect(there.getByRole('button', { name: 'Invite' })).toHaveCount(0)
    await there.context().close()
  })

  test('are suspended, let in again and removed', async ({ page, browser, server }) => {
    const member = await makeMember(browser, server.origin, { groups: ['methodologist'] })
    const there = await openAs(browser, server.origin, member.email)
    await there.goto('/expert/courses')
    await expect(there.getByRole('heading', { level: 1, name: 'Courses' })).toBeVisible()
    await signInQuickly(page, people.expert)
    await page.goto(`${team}/${member.id}`)
    await press(page.getByRole('button', { name: 'Suspend' }))
    await expectToast(page, `${member.name} is suspended`)
    await there.getByRole('link', { name: 'Practices' }).click()
    await expect(there.getByText('Your learning space')).toBeVisible()
    await page.getByRole('button', { name: 'Restore access' }).click()
    await expectToast(page, `${member.name}: access restored`)
    await there.reload()
    await chooseInSchoolMenu(there, 'menuitemradio', 'Demo school')
    await expect(there.getByRole('heading', { level: 1, name: 'Courses' })).toBeVisible()
    await page.getByRole('button', { name: 'Remove from the team' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('dialog').getByRole('button', { name: 'Remove from the team' }).click()
    await expectToast(page, `${member.name} is no longer on the team`)
    await expect(page).toHaveURL(new RegExp(`${team}$`))
    await there.getByRole('link', { name: 'Practices' }).click()
    await expect(there.getByText('Your learning space')).toBeVisible()
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
    await openArea(there, 'Storage')
    await expect(rightBox(there, 'Files', 'Upload files')).toBeDisabled()
    await expect(
      there.getByTitle('You do not have this right yourself').filter({ hasText: 'Upload files' }),
    ).toBeVisible()
    await openArea(there, 'Courses')
    await rightBox(there, 'Courses', 'View the list').check()
    await expectAccessible(there)

    const owner = await actAs(page, people.expert)
    await owner('PUT', `/cabinet/users/${manager.id}`, {
      permissions: ['user_list', 'user_read', 'user_edit', 'accessgroup_list'],
    })
    await there.getByRole('button', { name: 'Save rights' }).click()
    await expect(there.getByText('You cannot give, change or remove rights')).toBeVisible()
    await there.goto(`${team}/${manager.id}`)
    await expect(there.getByText('Your own rights can be changed only by another person')).toBeVisible()
    await expect(there.getByRole('checkbox', { name: /^Assistant/ })).toBeDisabled()
    await there.context().close()
  })
})

test.describe('access groups and the log', () => {
  test('a group is made, copied, changed and deleted; a ready one is locked', async ({ page }) => {
    await signInQuickly(page, people.expert)
    await page.goto(`${team}?tab=groups`)
    await press(page.getByRole('button', { name: 'Create group' }))
    await page.getByRole('dialog').getByLabel('Group name').fill('Night shift')
    await page.getByRole('dialog').getByRole('button', { name: 'Create group' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Night shift')
    await page.getByRole('searchbox', { name: /^Search rights/ }).fill('offers')
    await rightBox(page, 'Offers', 'View').check()
    await rightBox(page, 'Offers', 'Create').check()
    await page.getByRole('button', { name: 'Save group' }).click()
    await expectToast(page, 'Group saved')
    await page.reload()
    await expect(rightBox(page, 'Offers', 'Create')).toBeChecked()
    await expect(rightBox(page, 'Offers', 'Delete')).not.toBeChecked()

    await page.getByRole('link', { name: 'Access groups' }).click()
    const card = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Night shift' }) })
    await card.getByRole('button', { name: 'Copy' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Night shift (copy)')
    await page.getByLabel('Group name').fill('Night shift')
    await page.getByRole('button', { name: 'Save group' }).click()
    await expect(page.getByText('A group with this name already exists.')).toBeVisible()
    await page.getByRole('button', { name: 'Delete group' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('dialog').getByRole('button', { name: 'Delete group' }).click()
    await expect(page.getByRole('link', { name: 'Course author' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Night shift (copy)' })).toHaveCount(0)

    await page.getByRole('link', { name: 'Full access' }).click()
    await expect(page.getByText('This is a built-in group')).toBeVisible()
    await openArea(page, 'Courses')
    await expect(rightBox(page, 'Courses', 'View')).toBeDisabled()
    await expect(page.getByRole('button', { name: 'Delete group' })).toHaveCount(0)
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
    await expect(entry.getByText('Orders: Refund orders')).toBeVisible()
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
