import {
  callApi,
  isIn,
  leave,
  openAccountPage,
  prove,
  signInByPassword,
  signUp,
  walk,
} from '../support/account-journey.ts'
import { expect, people, signInQuickly } from '../support/journey.ts'
import { letterTo } from '../support/mailbox.ts'

walk('the person’s menu leads to products, purchases with what is to be paid, and points', async (visit) => {
  const { page, t } = visit
  await signInQuickly(page, people.student)
  await page.goto('/')
  await visit.activate(page.getByRole('button', { name: String(t('common.person_menu')) }))
  await visit.take('menuitem', t('common.my_products'))
  await visit.isAt('account.products')
  await visit.sees('account.group_learning')
  await visit.check()
  await openAccountPage(visit, 'purchases')
  await visit.sees('account.pending_title')
  await visit.sees('account.paid_paid')
  await visit.sees('account.paid_partial')
  await visit.activate(page.locator('summary').first())
  await visit.sees('account.payment_planned')
  await visit.check()
  await openAccountPage(visit, 'rewards')
  await visit.sees('account.points_now')
  await visit.sees('account.points_taken')
  await visit.check()
  await openAccountPage(visit, 'products')
  await visit.follow('account.go_on')
  await expect(page).toHaveURL(/\/courses\//)
})

walk('a partner comes to the partners’ desk by a way that holds once', async (visit) => {
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

walk('the own data comes as one file', async (visit) => {
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

walk('an account is deleted, and kept by signing in again', async (visit) => {
  const email = await signUp(visit)
  const { page, t } = visit
  await page.goto('/account/data')
  await visit.press('account.delete')
  const dialog = visit.dialog('account.delete_title')
  await expect(page.getByRole('dialog')).toBeVisible()
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
