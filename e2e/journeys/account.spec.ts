import type { Page } from '@playwright/test'
import {
  expect,
  expectAccessible,
  passSignIn,
  password,
  people,
  signIn,
  signInQuickly,
  test,
} from '../support/journey.ts'
import { codeTo } from '../support/mailbox.ts'
import { newAddress, signUp } from '../support/newcomers.ts'
import { currentCode } from '../support/one-time-code.ts'

const prove = async (page: Page) => {
  const dialog = page.getByRole('dialog', { name: 'Prove that it is you' })
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog).toBeHidden()
}

const expectStored = (page: Page) => expect(page.getByText(/^Stored \d/).first()).toBeVisible()

test.describe('the student cabinet', () => {
  test('shows products, purchases, points and letters, and goes on learning', async ({ page }) => {
    await signIn(page, people.student)
    await page.goto('/')
    await page.getByRole('button', { name: /^Your account/ }).click()
    await page.getByRole('menuitem', { name: 'My products' }).click()
    await expect(page.getByRole('heading', { name: 'Learning now 1' })).toBeVisible()
    await page.getByRole('link', { name: 'Purchases' }).click()
    await expect(page.getByText(/payments? waits? for you/)).toBeVisible()
    await expect(page.getByText('Paid', { exact: true })).toBeVisible()
    await page.getByRole('link', { name: 'Reward points' }).click()
    await expect(page.getByText('You have')).toBeVisible()
    await page.getByRole('link', { name: 'Letters' }).click()
    await page.getByRole('switch', { name: 'News of schools' }).click()
    await expectStored(page)
    await page.reload()
    await expect(page.getByRole('switch', { name: 'News of schools' })).not.toBeChecked()
    await page.getByRole('link', { name: 'My products' }).click()
    await page.getByRole('link', { name: 'Go on', exact: true }).click()
    await expect(page).toHaveURL(/\/courses\//)
  })

  test('stores each field of the profile as it is left, offers to undo, and cuts a picture', async ({
    page,
  }) => {
    await signUp(page)
    await page.goto('/account/profile')
    const name = page.getByLabel('Name', { exact: true })
    await name.fill('Renamed Person')
    await name.press('Enter')
    await expectStored(page)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(name).toHaveValue('Journey Person')
    const phone = page.getByLabel('Phone')
    await phone.fill('12')
    await phone.press('Tab')
    await expect(page.getByText('Not accepted by the school')).toBeVisible()
    await expect(phone).toHaveAttribute('aria-invalid', 'true')
    await phone.fill('+380 44 123 45 67')
    await phone.press('Tab')
    await expectStored(page)
    await expect(phone).toHaveValue('+380441234567')
    await page.getByLabel('Country').selectOption('UA')
    await page.getByLabel('Follow this device').click()
    await expect(page.getByLabel('Time zone')).toBeEnabled()
    await page.getByLabel('Time zone').selectOption('Asia/Tokyo')
    await expectStored(page)
    await page.getByLabel('Add a picture').setInputFiles({
      name: 'face.png',
      mimeType: 'image/png',
      buffer: Buffer.from(await facePicture(page), 'base64'),
    })
    const dialog = page.getByRole('dialog', { name: 'Choose what is seen' })
    await expect(dialog.getByRole('slider', { name: 'Nearer' })).toBeVisible()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Use this picture' }).click()
    await expect(page.getByRole('button', { name: 'Change the picture' })).toBeVisible()
    await page.reload()
    await expect(phone).toHaveValue('+380441234567')
    await expect(page.getByLabel('Time zone')).toHaveValue('Asia/Tokyo')
    await expect(page.locator('img[src*="/pictures/"]').first()).toBeVisible()
  })

  test('changes the password and the e-mail after proof', async ({ page }) => {
    const email = await signUp(page)
    await page.goto('/account/security')
    await page.getByRole('button', { name: 'Change the password' }).click()
    await expectAccessible(page)
    await prove(page)
    await page.getByLabel('New password', { exact: true }).fill('another four words')
    await page.getByRole('button', { name: 'Save the password' }).click()
    await expect(page.getByText('Your password is saved')).toBeVisible()
    const other = newAddress()
    await page.getByRole('button', { name: 'Change the e-mail' }).click()
    const dialog = page.getByRole('dialog', { name: 'Prove that it is you' })
    await dialog.getByLabel('Password', { exact: true }).fill('another four words')
    await dialog.getByRole('button', { name: 'Continue' }).click()
    await page.getByLabel('New e-mail').fill(other)
    await page.getByRole('button', { name: 'Send the code' }).click()
    await page.getByLabel('Code from the letter').fill(await codeTo(page, other))
    await expect(page.getByText(`From now on you sign in with ${other}`)).toBeVisible()
    await page.context().clearCookies()
    await page.goto('/login')
    await passSignIn(page, other, 'another four words')
    expect(email).not.toBe(other)
  })

  test('switches the second code on, signs in with it and with a recovery code, and switches it off', async ({
    page,
  }) => {
    const email = await signUp(page)
    await page.goto('/account/security')
    await page.getByRole('button', { name: 'Switch on' }).click()
    await prove(page)
    await expect(page.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible()
    await expectAccessible(page)
    const secret = (await page.locator('code').first().innerText()).replaceAll(' ', '')
    await page.getByLabel('Code from the app').fill(await currentCode(secret))
    const codes = page.getByRole('listitem').filter({ hasText: /^[a-z0-9]+-[a-z0-9-]+$/i })
    await expect(codes).toHaveCount(10)
    await expectAccessible(page)
    const recovery = await codes.first().innerText()
    await page.getByRole('button', { name: 'I have kept them' }).click()
    await expect(page.getByText('10 recovery codes left')).toBeVisible()

    await page.context().clearCookies()
    await page.goto('/login')
    await page.getByLabel('E-mail').fill(email)
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('One more code')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'No phone at hand? Use a recovery code' }).click()
    await page.getByLabel('Recovery code').fill(recovery)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.waitForURL('**/account/products')

    await page.goto('/account/security')
    await expect(page.getByText('9 recovery codes left')).toBeVisible()
    await page.getByRole('button', { name: 'Switch off' }).click()
    await prove(page)
    await expect(page.getByRole('button', { name: 'Switch on' })).toBeVisible()
  })

  test('shows a stranger out from the sign-in history', async ({ page, browser, server }) => {
    const email = await signUp(page)
    const stranger = await browser.newContext({ baseURL: server.origin })
    const elsewhere = await stranger.newPage()
    await signIn(elsewhere, email)
    await page.goto('/account/history')
    await expect(page.getByText('This device')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'This was not me' }).first().click()
    await expect(page.getByText('We have shut that device out')).toBeVisible()
    await expectAccessible(page)
    await elsewhere.goto('/account/products')
    await expect(elsewhere).toHaveURL(/\/login/)
    await page.getByRole('link', { name: 'Change the password' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign-in and security')
    await stranger.close()
  })

  test('hands over the data, and lets its owner go', async ({ page }) => {
    const email = await signUp(page)
    await page.goto('/account/data')
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download' }).click()
    expect((await download).suggestedFilename()).toMatch(/^lectern-my-data-.*\.json$/)
    await page.getByRole('button', { name: 'Delete my account' }).click()
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
    await expectAccessible(page)
    await expect(dialog.getByRole('button', { name: 'Delete my account' })).toBeDisabled()
    await dialog.getByLabel('Type your e-mail to confirm').fill(email)
    await dialog.getByRole('button', { name: 'Delete my account' }).click()
    await prove(page)
    await page.waitForURL((url) => url.pathname === '/')
    await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible()
  })

  test('opens the partners’ desk of another school with a way that holds once', async ({ page }) => {
    await signInQuickly(page, people.newcomer)
    await page.goto('/account/partner')
    await expect(page.getByRole('button', { name: 'Open the partners’ desk' }).first()).toBeVisible()
    await expectAccessible(page)
  })
})

test.describe('in every language, wide and narrow', () => {
  const languages = [
    { code: 'en', products: 'My products', choose: 'Українська' },
    { code: 'uk', products: 'Мої продукти', choose: 'Русский' },
    { code: 'ru', products: 'Мои продукты', choose: 'English' },
  ] as const
  const pages = [
    'products',
    'purchases',
    'rewards',
    'profile',
    'security',
    'history',
    'notifications',
    'data',
  ]

  for (const { code, products } of languages) {
    for (const width of [1440, 390]) {
      test(`${code} at ${width} px`, async ({ page, baseURL }) => {
        await page.context().addCookies([{ name: 'lectern_lang', value: code, url: baseURL ?? '' }])
        await page.setViewportSize({ width, height: 900 })
        await signInQuickly(page, people.student)
        for (const name of pages) {
          await page.goto(`/account/${name}`)
          await expect(page.locator('html')).toHaveAttribute('lang', code)
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
          await expect(page.getByText(/account\.[a-z_]+|auth\.[a-z_]+/)).toHaveCount(0)
          const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
          expect(overflow, `${name} runs over the edge`).toBeLessThanOrEqual(0)
          await expectAccessible(page)
        }
        await page.goto('/account/products')
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(products)
      })
    }
  }

  test('a language chosen in the profile is the account’s own', async ({ page }) => {
    await signUp(page)
    await page.goto('/account/profile')
    await page.getByRole('combobox', { name: 'Language' }).selectOption('uk')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Профіль')
    const { data } = await (await page.request.get('/api/v1/user')).json()
    expect(data.language).toBe('uk')
  })

  test('on a phone the pages are one list, reached by the keyboard too', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await signInQuickly(page, people.student)
    await page.goto('/account')
    await expect(page).toHaveURL(/\/account\/products$/)
    await page.getByRole('combobox', { name: 'My account' }).selectOption('rewards')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reward points')
  })
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
