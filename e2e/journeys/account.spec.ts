import type { Page } from '@playwright/test'
import {
  callApi,
  isIn,
  leave,
  ownPassword,
  signInByPassword,
  signUp,
  test,
  walk,
} from '../support/account-journey.ts'
import { expect, people, signInQuickly } from '../support/journey.ts'
import { codeFor } from '../support/letters.ts'
import { plainLook } from '../support/looks.ts'
import { letterTo } from '../support/mailbox.ts'
import { newAddress } from '../support/newcomers.ts'
import { currentCode } from '../support/one-time-code.ts'
import type { Visit } from '../support/visit.ts'

const prove = async (visit: Visit, password = ownPassword): Promise<void> => {
  const dialog = visit.dialog('account.prove_title')
  await dialog.fill('auth.password', password)
  await dialog.press('auth.continue')
  await expect(visit.page.getByRole('dialog')).toBeHidden()
}

const isStored = ({ page, t }: Visit) =>
  expect(page.getByText(new RegExp(`^${String(t('account.stored'))} \\d`)).first()).toBeVisible()

/** A page of the student cabinet, by its navigation: a column, or one list on a phone. */
const openPage = async (visit: Visit, name: string): Promise<void> => {
  if (visit.look.width === 1440) await visit.follow(`account.${name}`)
  else await visit.page.getByRole('combobox', { name: visit.t('account.title') }).selectOption(name)
  await visit.isAt(`account.${name}`)
}

walk(
  'the person’s menu leads to products, purchases with what is to be paid, and points',
  'most',
  async (visit) => {
    const { page, t } = visit
    await signInQuickly(page, people.student)
    await page.goto('/')
    await visit.activate(page.getByRole('button', { name: String(t('common.person_menu')) }))
    await visit.take('menuitem', t('common.my_products'))
    await visit.isAt('account.products')
    await visit.sees('account.group_learning')
    await visit.check()
    await openPage(visit, 'purchases')
    await visit.sees('account.pending_title')
    await visit.sees('account.paid_paid')
    await visit.sees('account.paid_partial')
    await visit.activate(page.locator('summary').first())
    await visit.sees('account.payment_planned')
    await visit.check()
    await openPage(visit, 'rewards')
    await visit.sees('account.points_now')
    await visit.sees('account.points_taken')
    await visit.check()
    await openPage(visit, 'products')
    await visit.follow('account.go_on')
    await expect(page).toHaveURL(/\/courses\//)
  },
)

walk('each field of the profile is stored as it is left', 'some', async (visit) => {
  await signUp(visit)
  const { page } = visit
  await page.goto('/account/profile')
  await visit.fill('create-account.name', 'Renamed Person')
  await page.keyboard.press('Enter')
  await isStored(visit)
  await visit.press('account.undo')
  await expect(visit.field('create-account.name')).toHaveValue('Journey Person')
  await visit.fill('create-account.surname', 'Of Journeys')
  await page.keyboard.press('Tab')
  await isStored(visit)
  const country = await visit.chooseNext('account.country')
  await visit.take('switch', visit.t('account.zone_auto'))
  const zone = await visit.chooseNext('account.zone')
  await expect.poll(async () => (await callApi(visit, 'GET', '/user')).time_zone).toBe(zone)
  await visit.check()
  await page.reload()
  await expect(visit.field('account.country')).toHaveValue(country)
  await expect(visit.field('account.zone')).toHaveValue(zone)
  await expect(visit.field('create-account.surname')).toHaveValue('Of Journeys')
})

walk('a picture is cut to a square and shown', 'some', async (visit) => {
  await signUp(visit)
  const { page, t } = visit
  await page.goto('/account/profile')
  const chooser = page.waitForEvent('filechooser')
  await visit.press('account.avatar_add')
  const buffer = Buffer.from(await facePicture(page), 'base64')
  await (await chooser).setFiles({ name: 'face.png', mimeType: 'image/png', buffer })
  const dialog = visit.dialog('account.crop_title')
  const slider = page.getByRole('slider', { name: t('account.crop_zoom') })
  await slider.press('ArrowRight')
  await visit.check()
  await dialog.press('account.crop_save')
  await expect(page.getByRole('button', { name: t('account.avatar_change') })).toBeVisible()
  await page.reload()
  await expect(page.locator('img[src*="/pictures/"]').first()).toBeVisible()
})

walk('the password is changed after proof', 'some', async (visit) => {
  const email = await signUp(visit)
  await visit.page.goto('/account/security')
  await visit.press('account.password_change')
  await visit.dialog('account.prove_title').sees('account.prove_password_text')
  await visit.check()
  await prove(visit)
  await visit.fill('auth.new_password', 'another four words')
  await visit.press('auth.new_password_save')
  await visit.sees('account.password_saved')
  await leave(visit)
  await signInByPassword(visit, email, 'another four words')
  await isIn(visit)
})

walk('another e-mail is taken with the code that went there', 'some', async (visit) => {
  await signUp(visit)
  const other = newAddress()
  await visit.page.goto('/account/security')
  await visit.press('account.email_change')
  await prove(visit)
  await visit.fill('account.email_new', other)
  await visit.press('auth.restore_send')
  await visit.sees('account.email_sent')
  await visit.check()
  await visit.fill('auth.code', await codeFor(visit, other))
  await visit.sees('account.email_changed', { email: other })
  await leave(visit)
  await signInByPassword(visit, other)
  await isIn(visit)
})

walk('the second code is switched on, asked for, and switched off', 'some', async (visit) => {
  const email = await signUp(visit)
  const { page, t } = visit
  await page.goto('/account/security')
  await visit.press('account.two_factor_begin')
  await prove(visit)
  await expect(page.getByRole('img', { name: t('account.qr_alt') })).toBeVisible()
  await visit.check()
  const secret = (await page.locator('code').first().innerText()).replaceAll(' ', '')
  await visit.fill('auth.app_code', await currentCode(secret))
  const codes = page.getByRole('listitem').filter({ hasText: /^[a-z0-9]+-[a-z0-9-]+$/i })
  await expect(codes).toHaveCount(10)
  await visit.check()
  const recovery = await codes.first().innerText()
  await visit.press('account.recovery_kept')
  await visit.sees('account.recovery_left')

  await leave(visit)
  await signInByPassword(visit, email)
  await visit.isAt('auth.two_factor_title')
  await visit.check()
  // A code of the app holds once: the next one has not come yet.
  await visit.fill('auth.app_code', await currentCode(secret))
  await visit.sees('common.error_wrong_code')
  await visit.press('auth.by_recovery')
  await visit.fill('auth.recovery_code', recovery)
  await visit.press('auth.sign_in')
  await isIn(visit)

  await page.goto('/account/security')
  await visit.press('account.two_factor_end')
  await prove(visit)
  await expect(page.getByRole('button', { name: t('account.two_factor_begin') })).toBeVisible()
})

/** Somebody else's browser in which the same person is signed in. */
const signInElsewhere = async (visit: Visit, email: string) => {
  const { page } = visit
  const context = await page
    .context()
    .browser()
    ?.newContext({ baseURL: new URL(page.url()).origin })
  if (!context) throw new Error('There is no other browser.')
  const elsewhere = await context.newPage()
  const data = { email, password: ownPassword }
  expect((await elsewhere.request.post('/api/v1/auth/login', { data })).ok()).toBe(true)
  return {
    isOut: async () => {
      expect((await elsewhere.request.get('/api/v1/user')).status()).toBe(401)
      await context.close()
    },
  }
}

walk('a stranger is shown out from the sign-in history', 'some', async (visit) => {
  const email = await signUp(visit)
  await visit.page.goto('/account/products')
  const stranger = await signInElsewhere(visit, email)
  await openPage(visit, 'history')
  await visit.sees('account.this_device')
  await visit.check()
  await visit.press('account.not_me')
  await visit.sees('account.disowned_title')
  await visit.check()
  await stranger.isOut()
  await visit.follow('account.password_change')
  await visit.isAt('account.security')
})

walk('every other device is signed out at once', 'some', async (visit) => {
  const email = await signUp(visit)
  await visit.page.goto('/account/history')
  const other = await signInElsewhere(visit, email)
  await visit.press('account.sign_out_others')
  await visit.sees('account.others_out')
  await other.isOut()
  expect((await callApi(visit, 'GET', '/user')).email).toBe(email)
})

walk('letters are chosen one by one', 'most', async (visit) => {
  await signUp(visit)
  const { page, t } = visit
  await page.goto('/account/notifications')
  await visit.take('switch', t('account.notify_news'))
  await isStored(visit)
  await visit.check()
  await page.reload()
  await expect(page.getByRole('switch', { name: t('account.notify_news') })).not.toBeChecked()
})

walk('a partner comes to the partners’ desk by a way that holds once', 'some', async (visit) => {
  const { page } = visit
  await signInQuickly(page, people.newcomer)
  await page.goto('/account/partner')
  await visit.check()
  const [program] = (await callApi(visit, 'GET', '/user/partner')).programs
  await leave(visit)
  await page.goto(program.dashboard_url)
  await expect(page).toHaveURL(/\/account\/partner$/)
  await visit.isAt('account.partner')
  await leave(visit)
  await page.goto(program.dashboard_url)
  await expect(page).toHaveURL(/\/login/)
})

walk('the own data comes as one file', 'some', async (visit) => {
  const email = await signUp(visit)
  const { page } = visit
  await page.goto('/account/data')
  await visit.check()
  const download = page.waitForEvent('download')
  await visit.press('account.export_do')
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^lectern-my-data-.*\.json$/)
  const chunks: Buffer[] = []
  for await (const chunk of await file.createReadStream()) chunks.push(Buffer.from(chunk))
  expect(Buffer.concat(chunks).toString()).toContain(email)
})

walk('an account is deleted, and kept by signing in again', 'some', async (visit) => {
  const email = await signUp(visit)
  const { page, t } = visit
  await page.goto('/account/data')
  await visit.press('account.delete')
  const dialog = visit.dialog('account.delete_title')
  await visit.check()
  const confirm = page.getByRole('dialog').getByRole('button', { name: t('account.delete'), exact: true })
  await expect(confirm).toBeDisabled()
  await dialog.fill('account.delete_type', email)
  await dialog.press('account.delete')
  await prove(visit)
  await page.waitForURL((url) => url.pathname === '/')
  await letterTo(page, email)
  await signInByPassword(visit, email)
  await isIn(visit)
  expect((await callApi(visit, 'GET', '/user')).deletion_at).toBeNull()
})

test('a language chosen in the profile is the account’s own', async ({ open }) => {
  const visit = await open(plainLook)
  await signUp(visit)
  await visit.page.goto('/account/profile')
  await visit.page.getByRole('combobox', { name: 'Language' }).selectOption('uk')
  await expect(visit.page.getByRole('heading', { level: 1 })).toHaveText('Профіль')
  expect((await callApi(visit, 'GET', '/user')).language).toBe('uk')
})

/** A picture larger than the square that is cut out of it, drawn by the browser. */
const facePicture = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const canvas = document.createElement('canvas')
    canvas.width = 900
    canvas.height = 700
    const context = canvas.getContext('2d')
    if (context) {
      context.fillStyle = '#3965ff'
      context.fillRect(0, 0, 900, 700)
      context.fillStyle = '#ffd9a0'
      context.fillRect(300, 200, 300, 300)
    }
    return canvas.toDataURL('image/png').replace('data:image/png;base64,', '')
  })
