import {
  callApi,
  isIn,
  leave,
  openAccountPage,
  ownPassword,
  prove,
  signInByPassword,
  signUp,
  walk,
} from '../support/account-journey.ts'
import { expect } from '../support/journey.ts'
import { codeFor } from '../support/letters.ts'
import { newAddress } from '../support/newcomers.ts'
import { currentCode } from '../support/one-time-code.ts'
import type { Visit } from '../support/visit.ts'

walk('the password is changed after proof', async (visit) => {
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

walk('another e-mail is taken with the code that went there', async (visit) => {
  await signUp(visit)
  const other = newAddress()
  await visit.page.goto('/account/security')
  await visit.press('account.email_change')
  await prove(visit)
  await visit.fill('account.email_new', other)
  await visit.press('auth.restore_send')
  await visit.sees('auth.mail_kept')
  await visit.check()
  await visit.fill('auth.code', await codeFor(visit, other))
  await visit.sees('account.email_changed', { email: other })
  await leave(visit)
  await signInByPassword(visit, other)
  await isIn(visit)
})

walk('the second code is switched on, asked for, and switched off', async (visit) => {
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
  // A code holds once; the server takes that of the next half minute too.
  await visit.fill('auth.app_code', await currentCode(secret, 1))
  await isIn(visit)
  await leave(visit)
  await signInByPassword(visit, email)
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

walk('a stranger is shown out from the sign-in history', async (visit) => {
  const email = await signUp(visit)
  await visit.page.goto('/account/products')
  const stranger = await signInElsewhere(visit, email)
  await openAccountPage(visit, 'history')
  await visit.sees('account.this_device')
  await visit.check()
  await visit.press('account.not_me')
  await visit.sees('account.disowned_title')
  await visit.check()
  await stranger.isOut()
  await visit.follow('account.password_change')
  await visit.isAt('account.security')
})

walk('every other device is signed out at once', async (visit) => {
  const email = await signUp(visit)
  await visit.page.goto('/account/history')
  const other = await signInElsewhere(visit, email)
  await visit.press('account.sign_out_others')
  await visit.sees('account.others_out')
  await other.isOut()
  expect((await callApi(visit, 'GET', '/user')).email).toBe(email)
})
