import {
  beginSignIn,
  callApi,
  isIn,
  leave,
  ownPassword,
  signInByPassword,
  signUp,
  strangerAccount,
  test,
  walk,
} from '../support/account-journey.ts'
import { expect, people, signInQuickly } from '../support/journey.ts'
import { plainLook } from '../support/looks.ts'
import { codeFor, linkFor } from '../support/letters.ts'
import { linkTo } from '../support/mailbox.ts'
import { newAddress } from '../support/newcomers.ts'
import { currentCode } from '../support/one-time-code.ts'
import type { Visit } from '../support/visit.ts'

const school = 'Demo school'

walk('somebody new opens an account and lands among the own products', async (visit) => {
  await visit.page.goto('/register')
  await visit.isAt('auth.title', { school })
  await visit.check()
  await visit.fill('auth.email', newAddress())
  await visit.press('auth.continue')
  await visit.isAt('create-account.title')
  await visit.fill('create-account.name', 'New Learner')
  await visit.fill('auth.password', 'short')
  await visit.sees('create-account.strength_short')
  await visit.fill('auth.password', ownPassword)
  await visit.sees('create-account.strength_strong')
  await visit.activate(visit.page.getByText(visit.t('create-account.more')))
  // The device is in Kyiv, whatever language it reads; what somebody chooses stands above that.
  const country = visit.page.getByRole('combobox', { name: visit.t('create-account.phone_country') })
  await expect(country).toHaveValue('UA')
  await country.selectOption('PL')
  await visit.fill('create-account.phone', '512 34')
  await expect(country).toHaveValue('PL')
  await visit.fill('create-account.phone', '+44 20 7946 0000')
  await visit.check()
  await visit.press('create-account.submit')
  await isIn(visit)
  await visit.sees('account.products_empty')
  expect((await callApi(visit, 'GET', '/user')).phone).toBe('+442079460000')
})

walk('the password lets in, and a wrong one is told kindly', async (visit) => {
  const email = await strangerAccount(visit)
  await beginSignIn(visit, email)
  await visit.isAt('auth.sign_in_title')
  await visit.fill('auth.password', 'not the password')
  await visit.press('auth.sign_in')
  await visit.sees('common.error_wrong_credentials')
  await visit.check()
  await visit.fill('auth.password', ownPassword)
  await visit.press('auth.sign_in')
  await isIn(visit)
})

walk('a code from a letter lets in', async (visit) => {
  const email = await strangerAccount(visit)
  await beginSignIn(visit, email, '/login?next=%2Fcourses')
  await visit.press('auth.by_code')
  await visit.isAt('auth.code_kept_title')
  await expect(visit.field('auth.code')).toBeFocused()
  await visit.fill('auth.code', '000000')
  await visit.sees('common.error_wrong_code')
  await visit.check()
  await visit.fill('auth.code', await codeFor(visit, email))
  await visit.page.waitForURL('**/courses')
})

walk('the link of that letter lets in, and leaves nothing in the address', async (visit) => {
  const email = await strangerAccount(visit)
  await beginSignIn(visit, email)
  await visit.press('auth.by_code')
  await visit.isAt('auth.code_kept_title')
  await visit.page.goto(await linkFor(visit, email))
  await isIn(visit)
  expect(visit.page.url()).not.toContain('token')
})

walk('a forgotten password is set anew with the code of a letter', async (visit) => {
  const email = await strangerAccount(visit)
  await beginSignIn(visit, email)
  await visit.follow('auth.forgot')
  await visit.isAt('auth.restore_title')
  await expect(visit.field('auth.email')).toHaveValue(email)
  await visit.press('auth.restore_send')
  await visit.sees('auth.mail_kept')
  await visit.fill('auth.code', await codeFor(visit, email))
  await visit.isAt('auth.restore_password_title')
  await visit.check()
  await visit.fill('auth.new_password', 'another four words')
  await visit.press('auth.new_password_save')
  await isIn(visit)
})

walk('a forgotten password is set anew by the link of a letter', async (visit) => {
  const email = await strangerAccount(visit)
  await visit.page.goto('/restore')
  await visit.check()
  await visit.fill('auth.email', email)
  await visit.press('auth.restore_send')
  await visit.sees('auth.mail_kept')
  await visit.page.goto(await linkFor(visit, email))
  await visit.isAt('auth.restore_password_title')
  expect(visit.page.url()).not.toContain('token')
  await visit.fill('auth.new_password', 'another four words')
  await visit.press('auth.new_password_save')
  await isIn(visit)
  await leave(visit)
  await signInByPassword(visit, email, 'another four words')
  await isIn(visit)
})

walk('the restore page tells nothing about an address that nobody has', async (visit) => {
  await visit.page.goto('/restore')
  await visit.fill('auth.email', newAddress())
  await visit.press('auth.restore_send')
  await visit.sees('auth.mail_kept')
  await visit.check()
})

/** Somebody who gets in by codes alone. */
const withoutPassword = async (visit: Visit): Promise<string> => {
  const email = await signUp(visit)
  const { proof_token } = await callApi(visit, 'POST', '/user/password/validate', { password: ownPassword })
  await callApi(visit, 'DELETE', '/user/auth-services/password', { proof_token })
  await leave(visit)
  return email
}

walk('who came by a code is offered a password, and sets it without another letter', async (visit) => {
  const email = await withoutPassword(visit)
  await beginSignIn(visit, email)
  await visit.isAt('auth.code_kept_title')
  await visit.fill('auth.code', await codeFor(visit, email))
  await visit.isAt('auth.new_password_title')
  await visit.check()
  await visit.fill('auth.password', 'first words of mine')
  await visit.press('auth.new_password_save')
  await isIn(visit)
  await leave(visit)
  await signInByPassword(visit, email, 'first words of mine')
  await isIn(visit)
})

/** Somebody who is asked for a second code. */
const withTwoFactor = async (visit: Visit) => {
  const email = await signUp(visit)
  const { proof_token } = await callApi(visit, 'POST', '/user/password/validate', { password: ownPassword })
  const { secret } = await callApi(visit, 'POST', '/user/two-factor/begin', { proof_token })
  const code = await currentCode(secret)
  const { recovery_codes } = await callApi(visit, 'POST', '/user/two-factor/confirm', { code })
  await leave(visit)
  return { email, recovery: String(recovery_codes[0]) }
}

walk('the second code is asked for after the link of a letter too', async (visit) => {
  const { email, recovery } = await withTwoFactor(visit)
  await callApi(visit, 'POST', '/auth/code/send', { email })
  await visit.page.goto(await linkFor(visit, email))
  await visit.isAt('auth.two_factor_title')
  expect(visit.page.url()).not.toContain('token')
  await visit.check()
  await visit.fill('auth.app_code', '000000')
  await visit.sees('common.error_wrong_code')
  await visit.press('auth.by_recovery')
  await visit.fill('auth.recovery_code', recovery)
  await visit.press('auth.sign_in')
  await isIn(visit)
})

walk('an invitation to the staff leads through a new account to the workbench', async (visit) => {
  const email = newAddress()
  await signInQuickly(visit.page, people.expert)
  const groups = await callApi(visit, 'GET', '/cabinet/access-groups')
  const invitation = { email, access_group_ids: [groups.at(-1).id], permissions: [] }
  await callApi(visit, 'POST', '/cabinet/users/invitations', invitation)
  await leave(visit)
  await visit.page.goto(await linkTo(visit.page, email))
  await visit.isAt('auth.invited_title', { school })
  await visit.check()
  await visit.follow('auth.invited_register')
  await visit.fill('auth.email', email)
  await visit.press('auth.continue')
  await visit.fill('create-account.name', 'Invited Person')
  await visit.fill('auth.password', ownPassword)
  await visit.press('create-account.submit')
  await visit.press('auth.invited_accept')
  await visit.page.waitForURL('**/expert/**')
})

test('going back a step loses nothing', async ({ open }) => {
  const visit = await open(plainLook)
  const { page } = visit
  await beginSignIn(visit, people.student)
  await visit.isAt('auth.sign_in_title')
  await page.goBack()
  await expect(visit.field('auth.email')).toHaveValue(people.student)
  await page.goForward()
  await expect(page.getByText(people.student)).toBeVisible()
  await page.reload()
  await expect(page.getByText(people.student)).toBeVisible()
  await visit.press('auth.change_email')
  await expect(visit.field('auth.email')).toHaveValue(people.student)
})
