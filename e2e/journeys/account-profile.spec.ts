import type { Page } from '@playwright/test'
import { callApi, isStored, signUp, test, walk } from '../support/account-journey.ts'
import { expect } from '../support/journey.ts'
import { plainLook } from '../support/looks.ts'

walk('each field of the profile is stored as it is left', async (visit) => {
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
  await visit.fill('create-account.phone', '+44 20 7946 0000')
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await callApi(visit, 'GET', '/user')).phone).toBe('+442079460000')
  await expect(page.getByRole('combobox', { name: visit.t('create-account.phone_country') })).toHaveValue(
    'GB',
  )
  const japan = new Intl.DisplayNames(visit.look.locale, { type: 'region' }).of('JP') ?? ''
  await visit.find('account.country', japan)
  await visit.take('switch', visit.t('account.zone_auto'))
  await visit.find('account.zone', 'Tokyo')
  await expect.poll(async () => (await callApi(visit, 'GET', '/user')).time_zone).toBe('Asia/Tokyo')
  await visit.check()
  await page.reload()
  await expect(visit.field('account.country')).toHaveValue(japan)
  await expect(visit.field('account.zone')).toHaveValue('Asia/Tokyo (UTC+9)')
  await expect(visit.field('create-account.surname')).toHaveValue('Of Journeys')
  await expect(visit.field('create-account.phone')).toHaveValue('020 7946 0000')
})

walk('a picture is cut to a square and shown', async (visit) => {
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
