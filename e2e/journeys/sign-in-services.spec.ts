import {
  callApi,
  isIn,
  leave,
  prove,
  signInByPassword,
  signUp,
  test,
  walk,
} from '../support/account-journey.ts'
import { expect } from '../support/journey.ts'
import { plainLook } from '../support/looks.ts'
import { newAddress } from '../support/newcomers.ts'
import { serviceName as service, unconfirmed } from '../support/openid-provider.ts'
import type { Visit } from '../support/visit.ts'

/** Says at the service who one is, and yes. */
const agreeAs = async ({ page }: Visit, email: string): Promise<void> => {
  await page.locator('input[name=login]').fill(email)
  await page.locator('input[name=password]').fill('anything')
  await page.getByRole('button', { name: 'Sign-in' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
}

const goToService = async (visit: Visit): Promise<void> => {
  await visit.page.goto('/login')
  await visit.press('auth.continue_with', { service })
}

walk('a service opens an account, and lets in again without a word', async (visit) => {
  const email = newAddress()
  await visit.page.goto('/login')
  await visit.check()
  await visit.press('auth.continue_with', { service })
  await agreeAs(visit, email)
  await isIn(visit)
  const user = await callApi(visit, 'GET', '/user')
  expect(user).toMatchObject({ email, email_verified: true, has_password: false, name: 'Service Person' })
  await leave(visit)
  await goToService(visit)
  await isIn(visit)
  expect((await callApi(visit, 'GET', '/user')).id).toBe(user.id)
})

walk('a service is linked and unlinked after proof, and lets in meanwhile', async (visit) => {
  const email = await signUp(visit)
  const { page } = visit
  await page.goto('/account/security')
  await visit.press('account.link')
  await prove(visit)
  await agreeAs(visit, `known-there-${email}`)
  await page.waitForURL('**/account/security')
  await visit.sees('account.linked_on')
  await expect(page.getByText(`known-there-${email}`)).toBeVisible()
  await visit.check()
  await leave(visit)
  await goToService(visit)
  await isIn(visit)
  await page.goto('/account/security')
  await visit.press('account.unlink')
  await prove(visit)
  await visit.sees('account.service_unlinked', { service })
  await leave(visit)
  await goToService(visit)
  // Nobody here is known by that address: the service opens another account now.
  await isIn(visit)
  expect((await callApi(visit, 'GET', '/user')).email).toBe(`known-there-${email}`)
})

walk('an account that has the same address is not taken over by a service', async (visit) => {
  const email = await signUp(visit)
  await leave(visit)
  await goToService(visit)
  await agreeAs(visit, email)
  await visit.isAt('auth.service_failed_title')
  await visit.sees('common.error_link_needed')
  await visit.check()
  await visit.follow('auth.back_to_sign_in')
  await visit.isAt('auth.title')
  await signInByPassword(visit, email)
  await isIn(visit)
})

walk('who turns back at the service finds the way in again', async (visit) => {
  await goToService(visit)
  await visit.page.getByRole('link', { name: 'Cancel' }).click()
  await visit.isAt('auth.service_cancelled_title')
  expect(new URL(visit.page.url()).search).toBe('')
  await visit.check()
  await visit.follow('auth.back_to_sign_in')
  await visit.isAt('auth.title')
})

test('an address that the service has not confirmed opens no account', async ({ open }) => {
  const visit = await open(plainLook)
  await goToService(visit)
  await agreeAs(visit, `${unconfirmed}${newAddress()}`)
  await visit.sees('common.error_email_unverified')
})
