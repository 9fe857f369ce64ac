import { test as base } from '@playwright/test'
import { expect, expectAccessible, password, startPatience } from '../support/journey.ts'
import { freePort, type RunningServer, startServer } from '../support/server.ts'

/** A server whose schools have names of their own below `localhost`. */
const test = base.extend<object, { server: RunningServer; home: string }>({
  home: [
    // oxlint-disable-next-line no-empty-pattern -- the shape that Playwright asks for
    async ({}, lend) => lend(`http://localhost:${await freePort()}`),
    { scope: 'worker' },
  ],
  server: [
    async ({ home }, lend) => {
      const server = await startServer({ PORT: new URL(home).port, PUBLIC_URL: home })
      await lend(server)
      await server.remove()
    },
    { scope: 'worker', timeout: startPatience },
  ],
})

test('a learner of two schools goes from one to the other, signed in there too', async ({
  page,
  server,
  home,
}) => {
  expect(server.origin).toBeTruthy()
  const data = { email: 'ann@lectern.test', password }
  expect((await page.request.post(`${home}/api/v1/auth/login`, { data })).ok()).toBe(true)
  await page.goto(`${home}/account/products`)
  await expect(page.getByRole('heading', { name: 'Learning now 2' })).toBeVisible()
  for (const group of ['Not started yet', 'Waiting list', 'Finished', 'Paused or ended'])
    await expect(page.getByRole('heading', { name: `${group} 1` })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Your account/ }).click()
  await expect(page.getByRole('menuitemradio', { name: 'Demo school' })).toHaveAttribute(
    'aria-checked',
    'true',
  )
  await expectAccessible(page)
  await page.getByRole('menuitemradio', { name: 'Rival school' }).click()
  await page.waitForURL((url) => url.hostname === 'rival.localhost' && url.search === '')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Rival school' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Demo Student Ann')
  await expect(page.getByRole('button', { name: 'Your account: Demo Student Ann' })).toBeVisible()
})

test('who learns at one school sees no switch', async ({ page, home, server }) => {
  expect(server.origin).toBeTruthy()
  const data = { email: 'ben@lectern.test', password }
  expect((await page.request.post(`${home}/api/v1/auth/login`, { data })).ok()).toBe(true)
  await page.goto(`${home}/account/products`)
  const menu = page.waitForResponse((reply) => reply.url().includes('/profile/menu'))
  await page.getByRole('button', { name: /^Your account/ }).click()
  await menu
  await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeVisible()
  await expect(page.getByRole('menuitemradio', { name: 'Demo school' })).toHaveCount(0)
})
