import type { Page } from '@playwright/test'
import { expect, expectAccessible, people, signInQuickly, test } from '../support/journey.ts'
import {
  chooseFiles,
  downloadedHash,
  expectReady,
  findFile,
  holdNetwork,
  makeFile,
  openPanel,
  openStorage,
  panelOf,
  sentPercent,
  uploadRow,
} from '../support/files.ts'
import { startServer } from '../support/server.ts'
import { actAs, makeMember, openAs } from '../support/staff.ts'
import { pressKeys } from '../support/hands/hands.ts'

const megabyte = 1024 * 1024

/** The calls of uploads that a page makes: what was begun, and from where bytes went on. */
const watchUploads = (page: Page) => {
  const seen = { begun: 0, offsets: [] as number[] }
  page.context().on('request', (request) => {
    if (!request.url().includes('/api/v1/uploads')) return
    if (request.method() === 'POST') seen.begun += 1
    if (request.method() === 'PATCH') seen.offsets.push(Number(request.headers()['upload-offset']))
  })
  return seen
}

const expectSent = (page: Page, name: string, percent: number): Promise<void> =>
  expect.poll(() => sentPercent(page, name), { timeout: 30_000, intervals: [50] }).toBeGreaterThan(percent)

test('an upload goes on after a reload, a cut network, a killed server and in another tab, byte by byte', async ({
  browser,
}) => {
  test.setTimeout(180_000)
  const server = await startServer()
  const context = await browser.newContext({ baseURL: server.origin })
  const file = makeFile('lecture.bin', 64 * megabyte)
  try {
    const page = await context.newPage()
    await signInQuickly(page, people.expert)
    const seen = watchUploads(page)
    const network = await holdNetwork(page)
    await openStorage(page)
    await network.slow(0.8 * megabyte)
    await chooseFiles(page, file)
    await openPanel(page)
    await expectSent(page, file.name, 1)

    // Another page of the workbench: the upload goes on.
    await page
      .getByRole('navigation', { name: 'Main navigation' })
      .getByRole('link', { name: 'Courses' })
      .click()
    await expect(page.getByRole('heading', { level: 1, name: 'Courses' })).toBeVisible()
    await expect(uploadRow(page, file.name).getByText(/left$/)).toBeVisible()
    await page.reload()
    await openPanel(page)
    await expectSent(page, file.name, 2)

    await network.cut()
    await expect(
      uploadRow(page, file.name).getByText('No connection. It will continue by itself.'),
    ).toBeVisible()
    await network.slow(0.8 * megabyte)
    await expectSent(page, file.name, 4)

    await server.kill()
    await expect(
      uploadRow(page, file.name).getByText('No connection. It will continue by itself.'),
    ).toBeVisible({
      timeout: 20_000,
    })
    await server.restart()
    await expectSent(page, file.name, 6)
    // More than a minute is left for the other tab to open. The speed is not changed under a call that is sending: the
    // browser then sends the rest at once.

    // A second tab shows it, sends nothing, and takes over when the first one is closed.
    const second = await context.newPage()
    await second.goto('/expert/storage')
    await openPanel(second)
    await expect(
      uploadRow(second, file.name).getByText('This file is uploading in another tab.'),
    ).toBeVisible()
    await page.close()
    await expectReady(second, file.name)

    expect(seen.begun).toBe(1)
    // Begun, after the reload and after the kill. A short cut may leave a call as it is, and on a busy machine the second tab may
    // find that the last call of the first one has arrived.
    expect(seen.offsets.length, 'times that bytes were sent').toBeGreaterThanOrEqual(3)
    expect(seen.offsets).toEqual(seen.offsets.toSorted((a, b) => a - b))
    expect(seen.offsets.at(-1)).toBeGreaterThan(0)
    const stored = await findFile(context.request, file.name)
    expect(await downloadedHash(context.request, stored?.uuid ?? '')).toBe(file.sha256)
    await second.getByRole('button', { name: 'Close list' }).click()
    await expect(panelOf(second)).toHaveCount(0)
  } finally {
    await context.close()
    await server.remove()
  }
})

test('every refusal says why, and what can be tried again is', async ({ browser }) => {
  test.setTimeout(120_000)
  const server = await startServer({ LECTERN_MAX_UPLOAD: '2MiB', LECTERN_QUOTA: '5MiB' })
  try {
    const member = await makeMember(browser, server.origin, {
      permissions: ['storage_list', 'storage_store'],
    })
    const page = await openAs(browser, server.origin, member.email)
    await openStorage(page)
    await chooseFiles(
      page,
      makeFile('huge.bin', 3 * megabyte),
      makeFile('empty.txt', 0),
      makeFile('picture.png', Buffer.from('<html><script>alert(1)</script></html>')),
    )
    await openPanel(page)
    const says = (name: string, words: string | RegExp) =>
      expect(uploadRow(page, name).getByText(words)).toBeVisible({ timeout: 20_000 })
    await says('huge.bin', 'This file is too large. The maximum is 2.1 MB.')
    await says('empty.txt', 'This file is empty.')
    await says('picture.png', 'Files of this type are not accepted here. This file is actually text/html.')
    await expect(panelOf(page).getByText('0 of 3 uploaded · 3 need attention').first()).toBeVisible()
    await expect(uploadRow(page, 'huge.bin').getByRole('button', { name: 'Try huge.bin again' })).toHaveCount(
      0,
    )
    await expectAccessible(page)

    // The school fills up; a file goes, and the same upload is tried again.
    const first = makeFile('first.bin', 1.9 * megabyte)
    await chooseFiles(page, first, makeFile('second.bin', 1.9 * megabyte))
    await expectReady(page, 'first.bin')
    await expectReady(page, 'second.bin')
    await chooseFiles(page, makeFile('third.bin', 1.9 * megabyte))
    await says('third.bin', /^The storage is full: .+ of 5\.2\sMB is free\./)
    const owner = await actAs(await browser.newContext({ baseURL: server.origin }), people.expert)
    const files: { uuid: string; original_name: string }[] = await owner('GET', '/files')
    const gone = files.find(({ original_name }) => original_name === 'first.bin')?.uuid
    await owner('DELETE', '/files/delete-files/', { files: [gone] })
    await page.getByRole('button', { name: 'Try third.bin again' }).click()
    await expectReady(page, 'third.bin')

    // The right is taken away while the page stands.
    await owner('DELETE', '/files/delete-files/', {
      files: files.filter(({ original_name }) => original_name === 'second.bin').map(({ uuid }) => uuid),
    })
    await owner('PUT', `/cabinet/users/${member.id}`, { permissions: ['storage_list'] })
    await chooseFiles(page, makeFile('late.txt', 10))
    await says('late.txt', /^You do not have permission to upload files here\./)
    await page.context().close()
  } finally {
    await server.remove()
  }
})

test('the panel folds, stops, tries again and clears, with the keyboard alone and on a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signInQuickly(page, people.expert)
  await openStorage(page)
  const network = await holdNetwork(page)
  await network.slow(0.7 * megabyte)
  const file = makeFile('slow.bin', 8 * megabyte)
  await chooseFiles(page, file)
  const fold = panelOf(page).getByRole('button', { name: /^Uploading files/ })
  await expect(fold).toHaveAttribute('aria-expanded', 'false')
  expect(await panelOf(page).evaluate((panel) => panel.getBoundingClientRect().width)).toBe(390)
  await fold.focus()
  await pressKeys(fold, 'Enter')
  await expect(fold).toHaveAttribute('aria-expanded', 'true')
  await expectSent(page, file.name, 3)
  await expectAccessible(page)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Stop slow.bin' })).toBeFocused()
  const ended = page.waitForResponse((response) => response.request().method() === 'DELETE')
  await page.keyboard.press('Enter')
  await expect(uploadRow(page, file.name).getByText('Stopped')).toBeVisible()
  expect((await ended).status()).toBe(204)
  const use = await (await page.request.get('/api/v1/storage/usage')).json()
  expect(use.data.reserved).toBe(0)
  await network.full()
  await page.getByRole('button', { name: 'Try slow.bin again' }).focus()
  await pressKeys(page.getByRole('button', { name: 'Try slow.bin again' }), 'Enter')
  await expectReady(page, file.name)
  const stored = await findFile(page.request, file.name)
  expect(await downloadedHash(page.request, stored?.uuid ?? '')).toBe(file.sha256)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Storage' })).toBeVisible()
  await expect(panelOf(page)).toHaveCount(0)
})

test('a file that the device cannot keep is asked for again, and no other one is taken', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.storage.estimate = () => Promise.resolve({ quota: 1_000, usage: 999 })
  })
  // The page asks before it is left: the bytes would be gone.
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.type())
    void dialog.accept()
  })
  await signInQuickly(page, people.expert)
  const seen = watchUploads(page)
  await openStorage(page)
  const network = await holdNetwork(page)
  await network.slow(0.7 * megabyte)
  const file = makeFile('unkept.bin', 8 * megabyte)
  await chooseFiles(page, file)
  await openPanel(page)
  await expectSent(page, file.name, 25)
  await page.reload()
  await openPanel(page)
  const row = uploadRow(page, file.name)
  await expect(row.getByText(/Choose it again to continue\.$/)).toBeVisible()
  expect(asked).toEqual(['beforeunload'])
  await expectAccessible(page)
  const input = row.locator('input[type=file]')
  await input.setInputFiles(makeFile('unkept.bin', 8 * megabyte).path)
  await expect(row.getByText(/^This is a different file, or it has changed\./)).toBeVisible()
  await network.full()
  await input.setInputFiles(file.path)
  await expectReady(page, file.name)
  expect(seen.begun).toBe(1)
  expect(seen.offsets.at(-1)).toBeGreaterThan(megabyte)
  const stored = await findFile(page.request, file.name)
  expect(await downloadedHash(page.request, stored?.uuid ?? '')).toBe(file.sha256)
})
