import { expect, test } from '@playwright/test'
import { keptPages } from '../support/kept-pages.ts'
import { type RunningServer, startServer } from '../support/server.ts'

let server: RunningServer

test.beforeAll(async () => {
  server = await startServer({ NODE_ENV: 'production', LECTERN_LOG: 'info' })
})
test.afterAll(() => server.remove())

const invitation = () => /\/register\?invite=(\S+)/.exec(server.output())?.[1] ?? ''

test('the first owner opens the school from the printed link, announces a course, and a visitor sees it', async ({
  browser,
}) => {
  const owner = await (await browser.newContext({ baseURL: server.origin })).newPage()
  for (const address of ['/', '/login', '/expert', '/courses']) {
    await owner.goto(address)
    await expect(owner).toHaveURL(/\/register$/)
    await expect(owner.getByRole('heading', { name: 'There is no school here yet' })).toBeVisible()
  }
  expect((await owner.request.get('/dev/ui')).status()).toBe(404)

  await owner.goto(`/register?invite=${invitation()}`)
  await owner.getByLabel('School name').fill('Пекарня на розі')
  await owner.getByLabel('Name', { exact: true }).fill('Olena')
  await owner.getByLabel('E-mail').fill('owner@example.test')
  await owner.getByLabel('Password', { exact: true }).fill('short')
  await owner.getByRole('button', { name: 'Open the school' }).click()
  await expect(owner.getByLabel('School name')).toHaveValue('Пекарня на розі')
  await owner.getByLabel('Password', { exact: true }).fill('flour water salt')
  await owner.getByRole('button', { name: 'Open the school' }).click()
  await expect(owner).toHaveURL(/\/expert\/first-steps$/)
  await expect(owner.getByText('Пекарня на розі').first()).toBeVisible()
  const step = owner.locator('[aria-current="step"]')
  await expect(owner.getByText('0 of 7 done')).toBeVisible()
  await step.getByRole('link', { name: 'Choose logo and colour' }).click()
  await owner.getByRole('textbox', { name: 'School colour' }).fill('#ffe600')
  await owner.getByRole('button', { name: 'Save settings' }).click()
  await expect(owner.getByRole('button', { name: 'Save settings' })).toBeHidden()

  await owner.goto('/expert')
  await expect(owner.getByText('1 of 7 done')).toBeVisible()
  await step.getByRole('link', { name: 'Create the course' }).click()
  await owner.getByLabel('Title').fill('Bread at home')
  await owner.getByRole('dialog').getByRole('button', { name: 'Create course' }).click()
  await expect(owner).toHaveURL(/\/expert\/course\/\d+/)
  // Without a lesson there is nothing to publish.
  await owner.getByRole('button', { name: 'Publish course' }).click()
  await expect(owner.getByText('No lesson would be open to learners.')).toBeVisible()
  await expect(owner.getByRole('button', { name: 'Publish the course' })).toBeDisabled()
  await owner.keyboard.press('Escape')
  await owner.getByRole('button', { name: 'Actions for “Bread at home”' }).click()
  await owner.getByRole('menuitem', { name: 'Announce' }).click()
  await expect(owner.getByText('The course is announced')).toBeVisible()

  await owner.goto('/expert')
  await expect(owner.getByText('2 of 7 done')).toBeVisible()
  await expect(step.getByRole('heading', { name: 'Write the first lesson' })).toBeVisible()
  await owner.getByRole('button', { name: 'Put the list away' }).click()
  await expect(owner).toHaveURL(/\/expert\/courses/)
  await owner.goto('/expert')
  await expect(owner).toHaveURL(/\/expert\/courses/)
  await expect(owner.getByRole('heading', { name: 'Courses', level: 1 })).toBeVisible()
  await owner.keyboard.press('Control+k')
  await owner.keyboard.type('first st')
  await expect(owner.getByRole('option', { name: 'First steps' })).toBeVisible()
  await owner.keyboard.press('Enter')
  await expect(owner).toHaveURL(/\/expert\/first-steps$/)

  const visitor = await (await browser.newContext({ baseURL: server.origin })).newPage()
  await visitor.goto('/')
  await expect(visitor).toHaveTitle(/Пекарня на розі/)
  await visitor
    .getByRole('link', { name: /Bread at home/ })
    .first()
    .click()
  await expect(visitor.getByRole('heading', { name: 'Bread at home' })).toBeVisible()
})

test('the link says that its work is done, and stands in no line of the log', async ({ browser }) => {
  const page = await (await browser.newContext({ baseURL: server.origin })).newPage()
  await page.goto(`/register?invite=${invitation()}`)
  await expect(page.getByRole('heading', { name: 'This school is open already' })).toBeVisible()
  await page.getByRole('link', { name: 'Sign in' }).click()
  await expect(page.getByLabel('E-mail')).toBeVisible()
  const lines = server.output().split('\n')
  expect(lines.filter((line) => line.includes('"answered"')).length).toBeGreaterThan(20)
  expect(lines.filter((line) => line.includes(invitation()))).toHaveLength(1)
})

test('a reload without a network shows the school as it was', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: server.origin, serviceWorkers: 'allow' })
  const page = await context.newPage()
  await page.goto('/')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await expect.poll(() => keptPages(page)).toEqual(['0 /'])
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('link', { name: /Bread at home/ }).first()).toBeVisible()
  await page.goto('/login')
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible()
})
