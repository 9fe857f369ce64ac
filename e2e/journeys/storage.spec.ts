import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import {
  chooseFiles,
  downloadedHash,
  dropOnto,
  expectReady,
  findFile,
  makeFile,
  openStorage,
  panelOf,
  pasteFiles,
} from '../support/files.ts'
import { expect, expectAccessible, people, signInQuickly } from '../support/journey.ts'
import { expectToast, makeMember, openAs, test } from '../support/staff.ts'
import { pressKeys, pressLabel } from '../support/hands/hands.ts'

const cardOf = (page: Page, name: string): Locator =>
  page.getByRole('list', { name: 'Files' }).getByRole('listitem').filter({ hasText: name })

const folderOf = (page: Page, name: string): Locator =>
  page.getByRole('list', { name: 'Folders' }).getByRole('listitem').filter({ hasText: name })

/** Opens the menu of a file or a folder, and presses an entry. */
const act = async (page: Page, thing: string, entry: string): Promise<void> => {
  await page.getByRole('button', { name: thing, exact: true }).first().click()
  await page.getByRole('menuitem', { name: entry, exact: true }).click()
}

const dialogOf = (page: Page): Locator => page.getByRole('dialog')

/** A folder of the disk with folders in it. */
const makeFolder = (): string => {
  const root = join(mkdtempSync(join(tmpdir(), 'lectern-folder-')), 'Spring course')
  mkdirSync(join(root, 'Week 1'), { recursive: true })
  writeFileSync(join(root, 'plan.txt'), 'the plan of the course')
  writeFileSync(join(root, 'Week 1', 'notes.txt'), 'notes of week one')
  return root
}

test('folders come with their files; they are opened, renamed, moved and deleted when they are empty', async ({
  page,
}) => {
  await signInQuickly(page, people.expert)
  await openStorage(page)
  await page.setInputFiles('input[data-upload=folder]', makeFolder())
  await expectReady(page, 'notes.txt')
  await folderOf(page, 'Spring course')
    .getByRole('button', { name: /^Spring course/ })
    .click()
  await expect(page).toHaveURL(/folder=\d+/)
  await expect(cardOf(page, 'plan.txt')).toBeVisible()
  await folderOf(page, 'Week 1')
    .getByRole('button', { name: /^Week 1/ })
    .click()
  const path = page.getByRole('navigation', { name: 'Folder path' })
  await expect(path.getByRole('listitem')).toHaveText(['Storage', 'Spring course', 'Week 1'])
  await expect(cardOf(page, 'notes.txt')).toBeVisible()

  // Dropped and pasted files go into the folder that is open.
  await dropOnto(page, [makeFile('dropped.txt', 20).path], () =>
    expect(page.getByText('Drop to upload to Week 1')).toBeVisible(),
  )
  await expect(page.getByText('Drop to upload to Week 1')).toHaveCount(0)
  await pasteFiles(page, ['pasted.txt'])
  await expect(cardOf(page, 'dropped.txt')).toBeVisible()
  await expect(cardOf(page, 'pasted.txt')).toBeVisible()
  const folder = Number(new URL(page.url()).searchParams.get('folder'))
  expect((await findFile(page.request, 'dropped.txt'))?.folder_id).toBe(folder)

  await page.goBack()
  await act(page, 'Actions for the folder Week 1', 'Rename')
  await dialogOf(page).getByLabel('Folder name').fill('First week')
  await page.keyboard.press('Enter')
  await expect(folderOf(page, 'First week')).toBeVisible()
  await act(page, 'Actions for the folder First week', 'Move')
  await expectAccessible(page)
  await dialogOf(page)
    .getByRole('row', { name: /^Storage/ })
    .click()
  await dialogOf(page).getByRole('button', { name: 'Move here' }).click()
  await expect(folderOf(page, 'First week')).toHaveCount(0)
  await path.getByRole('button', { name: 'Storage' }).click()
  await expect(folderOf(page, 'First week').getByText('3 files')).toBeVisible()
  await page.getByRole('button', { name: 'Actions for the folder First week' }).click()
  await expect(page.getByRole('menuitem', { name: 'Delete (not empty)' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await page.keyboard.press('Escape')

  // A new folder, all files out of the old one by the keyboard, and the old one goes.
  await page.keyboard.press('n')
  await dialogOf(page).getByLabel('Folder name').fill('Archive')
  await page.keyboard.press('Enter')
  await expect(folderOf(page, 'Archive')).toBeVisible()
  await folderOf(page, 'First week')
    .getByRole('button', { name: /^First week/ })
    .click()
  await expect(cardOf(page, 'notes.txt')).toBeVisible()
  const cards = page.getByRole('list', { name: 'Files' }).getByRole('listitem')
  await cards.first().focus()
  await pressKeys(cards.first(), 'x')
  await page.keyboard.press('End')
  await page.keyboard.press('Shift+Space')
  await expect(page.getByRole('region', { name: '3 files selected' })).toBeVisible()
  await page.getByRole('button', { name: 'Move', exact: true }).click()
  await dialogOf(page).getByRole('row', { name: 'First week' }).click()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Space')
  await expect(dialogOf(page).getByRole('row', { name: 'Archive' })).toHaveAttribute('aria-selected', 'true')
  await dialogOf(page).getByRole('button', { name: 'Move here' }).click()
  await expectToast(page, '3 files moved')
  await expect(page.getByText('This folder is empty')).toBeVisible()
  await expectAccessible(page)
  await path.getByRole('button', { name: 'Storage' }).click()
  await act(page, 'Actions for the folder First week', 'Delete')
  await dialogOf(page).getByRole('button', { name: 'Delete folder' }).click()
  await expectToast(page, 'Folder deleted')
  await expect(folderOf(page, 'First week')).toHaveCount(0)
})

test('files are searched, filtered, sorted, described, replaced everywhere and deleted with their places', async ({
  page,
}) => {
  await signInQuickly(page, people.expert)
  await openStorage(page)
  const fresh = makeFile('fresh words.txt', Buffer.from('other words'))
  await chooseFiles(page, makeFile('words.txt', Buffer.from('first words')), makeFile('spare.bin', 5_000))
  await expectReady(page, 'words.txt')
  await expectReady(page, 'spare.bin')

  // The question stands in the address, so that it survives a reload.
  await page.getByRole('searchbox', { name: 'Search files' }).fill('words')
  await expect(cardOf(page, 'spare.bin')).toHaveCount(0)
  await expect(page).toHaveURL(/q=words/)
  await page.getByLabel('File type').selectOption('video')
  await expect(page.getByText('Nothing found')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Nothing found')).toBeVisible()
  await page.getByRole('button', { name: 'Clear search and filters' }).click()
  await page.getByLabel('Usage').selectOption('yes')
  await expect(cardOf(page, 'Bells.mp3')).toBeVisible()
  await expect(cardOf(page, 'words.txt')).toHaveCount(0)
  await page.getByLabel('Usage').selectOption('')

  // The list is remembered, and sorts.
  await pressLabel(page.getByRole('radio', { name: 'List' }))
  await page.reload()
  const rows = page.getByRole('table', { name: 'Files' }).getByRole('row')
  await page.getByRole('button', { name: 'Size', exact: true }).click()
  await expect(page).toHaveURL(/order=bytes/)
  await expect(rows.nth(1)).toContainText('Thirty days.mp4')
  await expectAccessible(page)

  // Details: a caption, what learners may do, a new name.
  await rows.filter({ hasText: 'words.txt' }).click()
  const sheet = dialogOf(page)
  await sheet.getByLabel('Caption').fill('What was said first')
  await sheet.getByRole('button', { name: 'Save caption' }).click()
  await expectToast(page, 'Caption saved')
  await sheet.getByRole('switch', { name: /^Learners may view it/ }).check()
  await expectAccessible(page)
  await expect
    .poll(async () => (await (await page.request.get('/api/v1/files?search=said%20first')).json()).data[0])
    .toMatchObject({ caption: 'What was said first', allow_doc_preview: true })
  await page.keyboard.press('Escape')
  await rows.filter({ hasText: 'words.txt' }).focus()
  await pressKeys(rows.filter({ hasText: 'words.txt' }), '.')
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: 'Rename' }).click()
  await dialogOf(page).getByLabel('Name').fill('said.txt')
  await page.keyboard.press('Enter')
  await expect(rows.filter({ hasText: 'said.txt' })).toBeVisible()

  // Another file in its place: the same address, other bytes.
  const before = await findFile(page.request, 'said.txt')
  await rows.filter({ hasText: 'said.txt' }).hover()
  await act(page, 'Actions for said.txt', 'Replace everywhere')
  await page.setInputFiles('input[data-replace]', fresh.path)
  await expectReady(page, 'fresh words.txt')
  await expect.poll(() => downloadedHash(page.request, before?.uuid ?? '')).toBe(fresh.sha256)
  await expect(rows.filter({ hasText: 'fresh words.txt' })).toHaveCount(1)

  // What stands in a lesson goes only when its places were seen.
  await rows.filter({ hasText: 'Bells.mp3' }).hover()
  await act(page, 'Actions for Bells.mp3', 'Where used')
  const lesson = dialogOf(page).getByRole('link')
  await expect(lesson).toHaveAttribute(
    'href',
    /^\/expert\/course\/\d+\/lesson\/\d+\/constructor\?section=\d+$/,
  )
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  for (const name of ['Bells.mp3', 'spare.bin'])
    await page.getByRole('checkbox', { name: `Select ${name}` }).check()
  const bar = page.getByRole('region', { name: '2 files selected' })
  await bar.getByRole('button', { name: 'Delete' }).click()
  const all = dialogOf(page).getByRole('button', { name: 'Delete anyway' })
  await expect(dialogOf(page).getByRole('listitem').filter({ hasText: 'Bells.mp3' })).toContainText(
    'Audio in lesson',
  )
  await expect(all).toBeDisabled()
  await expectAccessible(page)
  await dialogOf(page).getByRole('button', { name: 'Delete only 1 unused file' }).click()
  await expectToast(page, '1 file deleted')
  await expect(rows.filter({ hasText: 'spare.bin' })).toHaveCount(0)
  await expect(rows.filter({ hasText: 'Bells.mp3' })).toHaveCount(1)
  await page.getByRole('region', { name: '1 file selected' }).getByRole('button', { name: 'Delete' }).click()
  await dialogOf(page)
    .getByRole('checkbox', { name: /^Remove it from these places/ })
    .check()
  await all.click()
  await expect(rows.filter({ hasText: 'Bells.mp3' })).toHaveCount(0)
  expect(await findFile(page.request, 'Bells.mp3')).toBeUndefined()
})

test('a link that leads nowhere is told, and everybody sees only what their rights allow', async ({
  page,
  browser,
  server,
}) => {
  await signInQuickly(page, people.expert)
  await openStorage(page)
  await act(page, 'More ways to upload', 'Upload from a link')
  await dialogOf(page).getByLabel('File address').fill('ftp://example.com/file.zip')
  await expect(dialogOf(page).getByText(/^This is not a web address/)).toBeVisible()
  await dialogOf(page).getByLabel('File address').fill('http://127.0.0.1:9/file.zip')
  await dialogOf(page).getByRole('button', { name: 'Upload file' }).click()
  await expect(dialogOf(page).getByText(/^We could not get a file from this address/)).toBeVisible()
  await expectAccessible(page)

  const keeper = await makeMember(browser, server.origin, {
    permissions: ['storage_list', 'storage_read', 'storage_store'],
  })
  const there = await openAs(browser, server.origin, keeper.email)
  await openStorage(there)
  await there.getByRole('button', { name: 'Actions for Thirty days.mp4' }).click()
  await expect(there.getByRole('menuitem', { name: 'Rename' })).toBeVisible()
  await expect(there.getByRole('menuitem', { name: 'Delete' })).toHaveCount(0)
  await there.keyboard.press('Escape')
  await pressLabel(there.getByRole('checkbox', { name: 'Select Thirty days.mp4' }))
  const bar = there.getByRole('region', { name: '1 file selected' })
  await expect(bar.getByRole('button', { name: 'Move' })).toBeVisible()
  await expect(bar.getByRole('button', { name: 'Delete' })).toHaveCount(0)
  await there.context().close()

  const reader = await makeMember(browser, server.origin, { permissions: ['storage_list'] })
  const outside = await openAs(browser, server.origin, reader.email)
  await outside.setViewportSize({ width: 390, height: 844 })
  await openStorage(outside)
  await expect(cardOf(outside, 'Thirty days.mp4')).toBeVisible()
  await expect(outside.getByRole('button', { name: 'Upload files' })).toHaveCount(0)
  await expect(outside.getByRole('checkbox')).toHaveCount(0)
  await dropOnto(outside, [makeFile('refused.txt', 20).path])
  await pasteFiles(outside, ['refused.txt'])
  await expect(cardOf(outside, 'Thirty days.mp4')).toBeVisible()
  await expect(panelOf(outside)).toHaveCount(0)
  await expectAccessible(outside)
  await outside.context().close()

  const nobody = await openAs(browser, server.origin, (await makeMember(browser, server.origin, {})).email)
  await nobody.goto('/expert/storage')
  await expect(nobody.getByText('You do not have permission to view this page')).toBeVisible()
  await nobody.context().close()
})
