import { expect, expectAccessible, password, people, signInQuickly, test } from '../support/journey.ts'
import { codeTo, linkTo } from '../support/mailbox.ts'
import { newAddress, signUp } from '../support/newcomers.ts'

test.describe('getting in', () => {
  test('somebody new writes the e-mail, opens an account and lands among the own products', async ({
    page,
  }) => {
    const email = newAddress()
    await page.goto('/register')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to Demo school')
    await page.getByLabel('E-mail').fill(email)
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create your account')
    await expectAccessible(page)
    await page.getByLabel('Name', { exact: true }).fill('New Learner')
    const field = page.getByLabel('Password', { exact: true })
    await field.fill('short')
    await expect(page.getByText('At least 8 characters')).toBeVisible()
    await field.fill('four words of mine')
    await expect(page.getByText('Strong password')).toBeVisible()
    await page.getByRole('button', { name: 'Show the password' }).click()
    await expect(field).toHaveAttribute('type', 'text')
    await page.getByRole('button', { name: 'Create account' }).click()
    await page.waitForURL('**/account/products')
    await expect(page.getByText('Nothing here yet')).toBeVisible()
    await expectAccessible(page)
  })

  test('goes back a step with everything still there, and says what is wrong kindly', async ({ page }) => {
    await page.goto('/login')
    await page.getByLabel('E-mail').fill(people.student)
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByLabel('Password', { exact: true }).fill('not the password')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByRole('alert')).toHaveText('The e-mail or the password is not right.')
    await expectAccessible(page)
    await page.goBack()
    await expect(page.getByLabel('E-mail')).toHaveValue(people.student)
    await page.goForward()
    await expect(page.getByText(people.student)).toBeVisible()
    await page.reload()
    await expect(page.getByText(people.student)).toBeVisible()
    await page.getByRole('button', { name: 'Change' }).click()
    await expect(page.getByLabel('E-mail')).toHaveValue(people.student)
  })

  test('by a code from a letter, typed in boxes, and by the letter’s link', async ({ page }) => {
    const email = await signUp(page)
    await page.context().clearCookies()
    await page.goto('/login?next=%2Fcourses')
    await page.getByLabel('E-mail').fill(email)
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('button', { name: 'Get a code by e-mail instead' }).click()
    const code = page.getByLabel('Code from the letter')
    await expect(code).toBeFocused()
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
    await expect(page.getByRole('button', { name: /Send another code in \d+ s/ })).toBeDisabled()
    await expectAccessible(page)
    await code.fill('000000')
    await expect(page.getByText('This code is not right, or it is too old. Ask for a new one.')).toBeVisible()
    const link = await linkTo(page, email, 'sign in')
    await code.fill(await codeTo(page, email, 'sign in'))
    await page.waitForURL('**/courses')
    await page.context().clearCookies()
    const answer = await page.goto(link)
    expect(answer?.url()).not.toContain('token')
  })

  test('with the keyboard alone', async ({ page }) => {
    await page.goto('/login')
    await page.getByLabel('E-mail').focus()
    await page.keyboard.type(people.newcomer)
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
    await page.keyboard.type(password)
    await page.keyboard.press('Enter')
    await page.waitForURL('**/account/products')
  })

  test('a forgotten password is set anew with the code, and by the link of the letter', async ({ page }) => {
    const email = await signUp(page)
    await page.context().clearCookies()
    await page.goto('/login')
    await page.getByLabel('E-mail').fill(email)
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('link', { name: 'Forgot the password?' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forgot the password?')
    await expect(page.getByLabel('E-mail')).toHaveValue(email)
    await page.getByRole('button', { name: 'Send the code' }).click()
    await expect(page.getByLabel('Code from the letter')).toBeFocused()
    await expectAccessible(page)
    await page.getByLabel('Code from the letter').fill(await codeTo(page, email, 'restore'))
    await page.getByLabel('New password', { exact: true }).fill('another four words')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Save the password' }).click()
    await page.waitForURL('**/account/products')
  })

  test('an address that nobody has is asked to open an account, and the restore page tells nothing', async ({
    page,
  }) => {
    await page.goto('/restore')
    await page.getByLabel('E-mail').fill('nobody-here@lectern.test')
    await page.getByRole('button', { name: 'Send the code' }).click()
    await expect(page.getByText('If there is an account with this address')).toBeVisible()
  })
})

test.describe('an invitation to the staff', () => {
  test('leads through a new account to the workbench', async ({ page, browser, server }) => {
    const email = newAddress()
    const token = await signInQuickly(page, people.expert)
    const groups = await (
      await page.request.get('/api/v1/cabinet/access-groups', {
        headers: { Authorization: `Bearer ${token}` },
      })
    ).json()
    const reply = await page.request.post('/api/v1/cabinet/users/invitations', {
      headers: { Authorization: `Bearer ${token}`, 'X-Requested-With': 'XMLHttpRequest' },
      data: { email, access_group_ids: [groups.data.at(-1).id], permissions: [] },
    })
    expect(reply.ok(), await reply.text()).toBe(true)
    const guest = await browser.newContext({ baseURL: server.origin, locale: 'en-GB' })
    const there = await guest.newPage()
    await there.goto(await linkTo(there, email))
    await expect(there.getByRole('heading', { level: 1 })).toHaveText('Join the team of Demo school')
    await expectAccessible(there)
    await there.getByRole('link', { name: 'Create an account and join' }).click()
    await there.getByLabel('E-mail').fill(email)
    await there.getByRole('button', { name: 'Continue' }).click()
    await there.getByLabel('Name', { exact: true }).fill('Invited Person')
    await there.getByLabel('Password', { exact: true }).fill('four words of mine')
    await there.getByRole('button', { name: 'Create account' }).click()
    await there.getByRole('button', { name: 'Join the team' }).click()
    await there.waitForURL('**/expert/**')
    await guest.close()
  })
})
