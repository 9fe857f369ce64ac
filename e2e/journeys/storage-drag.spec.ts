import type { Locator, Page } from '@playwright/test'
import { chooseFiles, dropOnto, expectReady, findFile, makeFile, openStorage } from '../support/files.ts'
import { expect, expectAccessible, people, signInQuickly, test } from '../support/journey.ts'
import { expectToast } from '../support/staff.ts'
import { pressLabel } from '../support/hands/hands.ts'
import { boxAtRest } from '../support/screens/rest.ts'

const cardOf = (page: Page, name: string): Locator =>
  page.getByRole('list', { name: 'Files' }).getByRole('listitem').filter({ hasText: name })

const folderOf = (page: Page, name: string): Locator =>
  page.getByRole('list', { name: 'Folders' }).getByRole('listitem').filter({ hasText: name })

/** Holds a thing above another one. The mouse stays down. */
const holdAbove = async (page: Page, thing: Locator, place: Locator): Promise<void> => {
  await thing.hover()
  await page.mouse.down()
  const box = await boxAtRest(place)
  await page.mouse.move(box.x + 20, box.y + 16, { steps: 8 })
}

test('files are dragged onto folders and back, dropped into them, and found below', async ({ page }) => {
  await signInQuickly(page, people.expert)
  const make = async (name: string, parent_id?: number): Promise<number> => {
    const reply = await page.request.post('/api/v1/storage/folders', { data: { name, parent_id } })
    return (await reply.json()).data.id
  }
  const course = await make('Dragged course')
  const week = await make('Week 3', course)
  const folderNow = async (name: string) => (await findFile(page.request, name))?.folder_id
  await openStorage(page)
  await chooseFiles(page, ...['one', 'two', 'three'].map((name) => makeFile(`drag ${name}.txt`, 20)))
  await expectReady(page, 'drag three.txt')

  // The whole selection goes along, and comes back.
  for (const name of ['one', 'two']) {
    await cardOf(page, `drag ${name}.txt`).hover()
    await page.getByRole('checkbox', { name: `Select drag ${name}.txt` }).check()
  }
  await holdAbove(page, cardOf(page, 'drag one.txt'), folderOf(page, 'Dragged course'))
  await expect(folderOf(page, 'Dragged course')).toHaveAttribute('data-drop', 'over')
  await page.mouse.up()
  await expectToast(page, '2 files moved')
  await expect(cardOf(page, 'drag one.txt')).toHaveCount(0)
  expect(await Promise.all(['drag one.txt', 'drag two.txt'].map(folderNow))).toEqual([course, course])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expectToast(page, '2 files moved back')
  await expect(cardOf(page, 'drag two.txt')).toBeVisible()
  expect(await Promise.all(['drag one.txt', 'drag two.txt'].map(folderNow))).toEqual([null, null])

  // Let go by Escape, nothing happens, and nothing is opened either.
  await holdAbove(page, cardOf(page, 'drag three.txt'), folderOf(page, 'Dragged course'))
  await page.keyboard.press('Escape')
  await expect(folderOf(page, 'Dragged course')).not.toHaveAttribute('data-drop')
  await page.mouse.up()
  expect(await folderNow('drag three.txt')).toBeNull()
  await expect(page).not.toHaveURL(/file=/)

  // Rows are dragged as well; then files of the disk go straight into a folder that is not open.
  await pressLabel(page.getByRole('radio', { name: 'List' }))
  const rows = page.getByRole('table', { name: 'Files' }).getByRole('row')
  await holdAbove(page, rows.filter({ hasText: 'drag three.txt' }), folderOf(page, 'Dragged course'))
  await page.mouse.up()
  await expectToast(page, '1 file moved')
  await folderOf(page, 'Dragged course')
    .getByRole('button', { name: /^Dragged course/ })
    .click()
  const below = folderOf(page, 'Week 3')
  await expect(below).toBeVisible()
  const disk = makeFile('drag below.txt', 20)
  await dropOnto(
    page,
    [disk.path],
    async () => {
      await expect(page.getByText('Drop to upload to Week 3')).toBeVisible()
      await expect(below).toHaveAttribute('data-drop', 'over')
    },
    below,
  )
  await expectReady(page, disk.name)
  expect(await folderNow(disk.name)).toBe(week)

  // A search in a folder finds what lies below it, and says where.
  await page.getByRole('searchbox', { name: 'Search files' }).fill('drag')
  const found = rows.filter({ hasText: disk.name })
  await expect(found.getByText('Dragged course / Week 3')).toBeVisible()
  await expect(rows.filter({ hasText: 'drag three.txt' })).toBeVisible()
  await expect(rows.filter({ hasText: 'drag one.txt' })).toHaveCount(0)
  await expectAccessible(page)
  const path = page.getByRole('navigation', { name: 'Folder path' })
  await holdAbove(page, found, path.getByRole('listitem').first())
  await page.mouse.up()
  await expectToast(page, '1 file moved')
  await expect.poll(() => folderNow(disk.name)).toBeNull()
  await expect(found).toHaveCount(0)
})
