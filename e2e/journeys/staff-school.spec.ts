import type { Page, Response } from '@playwright/test'
import { expect, expectAccessible, password, people, signInQuickly } from '../support/journey.ts'
import { linkTo } from '../support/mailbox.ts'
import {
  actAs,
  chooseInSchoolMenu,
  expectToast,
  makeMember,
  openAs,
  rowOf,
  team,
  test,
} from '../support/staff.ts'
import { press } from '../support/hands/hands.ts'

const schoolSaved = (page: Page): Promise<Response> =>
  page.waitForResponse((reply) => reply.request().method() === 'PUT' && reply.url().endsWith('/cabinet'))

test.describe('the school', () => {
  test('has its settings, its look, its links and its legal texts, and learners see them', async ({
    page,
  }) => {
    await signInQuickly(page, people.expert)
    await page.goto('/expert/courses')
    await chooseInSchoolMenu(page, 'menuitem', 'School settings')
    await page.getByLabel('School name').fill('Demo academy')
    await page.getByLabel('Address').fill('no')
    await page.getByRole('button', { name: 'Save settings' }).click()
    await expect(page.getByLabel('Address')).toHaveAttribute('aria-invalid', 'true')
    await page.getByLabel('Address').fill('academy')
    await page.getByLabel('School e-mail').fill('hello@lectern.test')
    await page.getByRole('button', { name: 'Save settings' }).click()
    await expectToast(page, 'Settings saved')
    await expect(page.getByRole('button', { name: /^Switch school/ })).toContainText('Demo academy')

    await page.getByRole('tab', { name: 'Appearance' }).click()
    await page.getByLabel('Logo', { exact: true }).setInputFiles({
      name: 'logo.png',
      mimeType: 'image/png',
      buffer: Buffer.from(await drawnLogo(page), 'base64'),
    })
    await expect(page.getByRole('button', { name: 'Choose another' })).toBeVisible()
    await expect(page.getByRole('button', { name: /^Switch school/ }).locator('img')).toBeVisible()
    await page.getByLabel('School colour').fill('#ffff66')
    await expectAccessible(page)
    const coloured = schoolSaved(page)
    await page.getByRole('button', { name: 'Save settings' }).click()
    expect((await coloured).ok()).toBe(true)

    await page.getByRole('tab', { name: 'Links and legal texts' }).click()
    await page.getByLabel('Support').fill('nonsense')
    await page.getByRole('button', { name: 'Save settings' }).click()
    await expect(page.getByLabel('Support')).toHaveAttribute('aria-invalid', 'true')
    await page.getByLabel('Support').fill('https://help.example.com/en')
    await page.getByLabel('News').fill('https://news.example.com/en')
    await page.getByLabel('Terms of use').fill('Be kind.\n\nLearn well.')
    await page.getByRole('group', { name: 'Language' }).getByText('Українська').click()
    await page.getByLabel('Support').fill('https://help.example.com/uk')
    await page.getByLabel('Terms of use').fill('Будьте добрі.')
    const saved = schoolSaved(page)
    await page.getByRole('button', { name: 'Save settings' }).click()
    // The notice of the save before this one may still be there.
    expect((await saved).ok()).toBe(true)

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
    await expect(there.getByText('You can view these settings but not change them.')).toBeVisible()
    await expect(there.getByLabel('School name')).toBeDisabled()
    await there.getByRole('tab', { name: 'Owner' }).click()
    await expect(there.getByText('Only the owner can transfer the school.')).toBeVisible()
    await there.context().close()
  })

  test('changes hands by a letter after proof; the old owner keeps full access', async ({
    page,
    browser,
    server,
  }) => {
    await signInQuickly(page, people.expert)
    await page.goto('/expert/settings/school?tab=owner')
    await page.getByRole('combobox', { name: 'New owner' }).fill(people.deputy)
    await page.getByRole('option', { name: 'Demo Deputy' }).click()
    await page.getByRole('button', { name: 'Offer ownership' }).click()
    const proof = page.getByRole('dialog', { name: 'Confirm that it is you' })
    await proof.getByLabel('Password', { exact: true }).fill(password)
    await expectAccessible(page)
    await proof.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByText('Waiting for Demo Deputy')).toBeVisible()
    const link = await linkTo(page, people.deputy, '/expert/ownership/')
    await page.goto(link)
    await expect(page.getByText('This offer was sent to another e-mail.')).toBeVisible()

    const deputy = await openAs(browser, server.origin, people.deputy)
    await deputy.goto(link)
    await expect(deputy.getByText('Demo Expert offers you ownership of “Demo school”')).toBeVisible()
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
    await press(page.getByRole('button', { name: 'Become the owner' }))
    await page.waitForURL('**/expert/settings/school')
    await deputy.context().close()
  })

  test('is opened from the school switch; one goes back and forth, and to the learning space', async ({
    page,
  }) => {
    await signInQuickly(page, people.visitor)
    await page.goto('/expert')
    await expect(page).toHaveURL(/\/expert\/cabinet$/)
    await expect(page.getByText('Your learning space')).toBeVisible()
    await chooseInSchoolMenu(page, 'menuitem', 'Create a school')
    const dialog = page.getByRole('dialog', { name: 'Create a school' })
    await dialog.getByLabel('School name').fill('Demo')
    await expect(dialog.getByText('Another school already uses this address.')).toBeVisible()
    await expectAccessible(page)
    await dialog.getByLabel('School name').fill('Visitor studio')
    await dialog.getByRole('button', { name: 'Create a school' }).click()
    await expect(page).toHaveURL(/\/expert\/first-steps$/)
    await expect(page.getByRole('button', { name: /^Switch school/ })).toContainText('Visitor studio')
    await page.goto(team)
    await expect(page.getByText('You are the only person on the team')).toBeVisible()
    await chooseInSchoolMenu(page, 'menuitemradio', 'My learning')
    await expect(page.getByText('Your learning space')).toBeVisible()
    await chooseInSchoolMenu(page, 'menuitemradio', 'Visitor studio')
    await expect(page).toHaveURL(/\/expert\/first-steps$/)
    await expect(page.getByRole('heading', { level: 1, name: 'First steps' })).toBeVisible()
  })

  test('asks for its menu once, and does without its answer', async ({ page }) => {
    await signInQuickly(page, people.expert)
    let asked = 0
    await page.route('**/api/v1/profile/menu?is_expert=1', async (route) => {
      asked += 1
      await route.continue()
    })
    await page.goto('/expert/courses')
    await press(page.getByRole('link', { name: 'Practices' }))
    await expect(page.getByRole('heading', { level: 1, name: 'Practices' })).toBeVisible()
    await chooseInSchoolMenu(page, 'menuitem', 'Team and rights')
    await expect(page.getByRole('heading', { level: 1, name: 'Team and rights' })).toBeVisible()
    expect(asked).toBe(1)
    await page.route('**/api/v1/profile/menu?is_expert=1', (route) =>
      route.fulfill({ status: 400, body: '{}' }),
    )
    await page.route('**/api/v1/alerts', (route) => route.fulfill({ status: 400, body: '{}' }))
    await page.reload()
    await expect(page.getByRole('button', { name: /^Switch school/ })).toContainText('Demo school')
    await expect(page.getByRole('region', { name: 'Notifications' }).getByRole('listitem')).toHaveCount(0)
  })
})

test('what concerns the person stands quietly above the work, until it is closed', async ({ page }) => {
  await signInQuickly(page, people.student)
  await page.goto('/expert')
  const notices = page.getByRole('region', { name: 'Important' })
  await expect(notices.getByText(/^You have \d+ payments? due/)).toBeVisible()
  await expectAccessible(page)
  await notices.getByRole('button', { name: 'Close' }).first().click()
  await expect(notices.getByText(/^You have \d+ payments? due/)).toBeHidden()
  await page.reload()
  await expect(page.getByText('Your learning space')).toBeVisible()
  await expect(notices.getByText(/^You have \d+ payments? due/)).toBeHidden()
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
