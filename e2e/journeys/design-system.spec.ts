import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/journey.ts'
import { boxAtRest } from '../support/screens/rest.ts'
import { pressKeys } from '../support/hands/hands.ts'

const section = (page: Page, id: string): Locator => page.locator(`#${id}`)
const news = (page: Page): Locator => page.locator('[data-drag-news]')

test('every part of the design system works by keys, and lists by finger too', async ({ page }) => {
  await page.goto('/dev/ui?theme=light')
  await page.getByRole('heading', { name: 'Design system' }).waitFor()
  await hardWidgets(page)
  await sorting(page)
  await listPage(page)
  await dialogs(page)
})

test('what a toast offers is pressed in front of a dialog, and it stays when the dialog closes', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/dev/ui?theme=light')
  await page.getByRole('heading', { name: 'Design system' }).waitFor()
  await page.clock.pauseAt(Date.now() + 60_000)
  const overlays = section(page, 'overlays')
  const region = page.getByRole('region', { name: 'Notifications' })
  const moved = region.getByText('Section moved')
  const dialog = page.getByRole('dialog', { name: 'New lesson' })
  const begin = async () => {
    await section(page, 'feedback').getByRole('button', { name: 'With an action' }).click()
    await expect(moved).toBeVisible()
    await overlays.getByRole('button', { name: 'Dialog with a form' }).click()
    await expect(dialog.getByLabel('Title')).toBeFocused()
  }

  await test.step('by mouse', async () => {
    await begin()
    await dialog.getByRole('button', { name: 'Undo' }).click()
    await expect(region.getByText('Section is back')).toBeVisible()
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await page.mouse.move(200, 200)
    await page.clock.runFor(6_000)
    await expect(region.getByRole('listitem')).toHaveCount(0)
  })

  await test.step('by keys', async () => {
    await begin()
    for (const name of ['Cancel', 'Create lesson', 'Close', 'Undo']) {
      await page.keyboard.press('Tab')
      await expect(dialog.getByRole('button', { name }).and(page.locator(':focus'))).toBeVisible()
    }
    await page.keyboard.press('Enter')
    await expect(moved).toBeHidden()
    await expect(region.getByText('Section is back')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  })

  await test.step('its time goes on from dialog to page', async () => {
    await begin()
    const place = await region.elementHandle()
    await page.clock.runFor(3_000)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await page.mouse.move(200, 200)
    await expect(moved).toBeVisible()
    expect(await place?.evaluate((element) => element.isConnected && element.matches('body > *'))).toBe(true)
    await page.clock.runFor(1_500)
    await expect(moved).toBeVisible()
    await page.clock.runFor(1_000)
    await expect(moved).toBeHidden()
  })
})

const dialogs = (page: Page) =>
  test.step('a dialog is opened at its first field, also where its content is higher than the window', async () => {
    const overlays = section(page, 'overlays')
    for (const height of [900, 240]) {
      await page.setViewportSize({ width: 1440, height })
      for (const [opener, name, field] of [
        ['Dialog with a form', 'New lesson', 'Title'],
        ['Side sheet', 'Demo student', 'Name'],
      ] as const) {
        await overlays.getByRole('button', { name: opener }).click()
        await expect(page.getByRole('dialog', { name }).getByLabel(field)).toBeFocused()
        await page.keyboard.press('Escape')
        await expect(page.getByRole('dialog', { name })).toBeHidden()
      }
    }
  })

const hardWidgets = async (page: Page) => {
  const widgets = section(page, 'hard-widgets')

  await test.step('the command menu takes what is typed and does the first that fits', async () => {
    await widgets.getByRole('button', { name: 'Open the command menu' }).click()
    const menu = page.getByRole('dialog', { name: 'Commands' })
    await expect(menu.getByPlaceholder('Find or do')).toBeFocused()
    await page.keyboard.type('colour')
    await expect(menu.getByRole('option')).toHaveText([/Light and colour/])
    await page.keyboard.press('Enter')
    await expect(menu).toBeHidden()
    await expect(widgets.getByText('Done: Light and colour')).toBeVisible()
    await widgets.getByRole('button', { name: 'Open the command menu' }).click()
    await page.keyboard.type('no such thing')
    await expect(menu.getByText('Nothing found')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
  })

  await test.step('a combobox finds one of many', async () => {
    const field = widgets.getByRole('combobox', { name: 'Person', exact: true })
    await field.fill('олена')
    const found = page.getByRole('option', { name: /Олена Зразкова/ })
    await expect(found).toBeVisible()
    await page.evaluate(async () => {
      const scrolled = new Promise((resolve) => addEventListener('scroll', resolve, { once: true }))
      window.scrollBy(0, 60)
      await scrolled
    })
    await expect(field).toHaveValue('олена')
    await expect(page.getByRole('option')).toHaveText([/Олена Зразкова/])
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(field).toHaveValue('Олена Зразкова')
  })

  await test.step('a moment is entered by the clock of the school, wherever the reader sits', async () => {
    const hour = widgets.getByRole('spinbutton', { name: /hour.*Opens, by the clock of Kyiv/i })
    await expect(hour).toHaveText('15')
    await hour.press('ArrowUp')
    await expect(widgets.getByText('Opens at 2026-11-22T14:00:00.000Z')).toBeVisible()
  })

  await test.step('a colour comes from the palette, or from its digits with alpha', async () => {
    const shown = widgets.getByRole('status').filter({ hasText: '#' })
    await widgets.getByRole('button', { name: 'Text colour' }).click()
    const dialog = page.getByRole('dialog', { name: 'Text colour' })
    await dialog.getByRole('listbox', { name: 'Used before' }).getByRole('option').last().click()
    await expect(shown).toHaveText('#3965ff80')
    await dialog.getByRole('listbox', { name: 'Palette' }).getByRole('option').nth(11).click()
    await expect(shown).toHaveText('#ffe600')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  })

  await test.step('a toolbar is one stop of the Tab key', async () => {
    const bar = widgets.getByRole('toolbar', { name: 'Text style' })
    await bar.getByRole('button', { name: 'Bold' }).focus()
    await pressKeys(bar.getByRole('button', { name: 'Bold' }), 'ArrowRight')
    await page.keyboard.press('Space')
    await expect(bar.getByRole('button', { name: 'Italic' })).toHaveAttribute('aria-pressed', 'true')
  })

  await test.step('a tree of 300 draws what is in sight, and moves things by menu', async () => {
    const tree = widgets.getByRole('treegrid', { name: 'Program' })
    await expect.poll(() => tree.getByRole('row').count()).toBeLessThan(30)
    await tree.getByRole('button', { name: 'Move Lesson 1.1 to…', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Top of the program' }).click()
    await expect(tree.getByRole('row', { name: 'Lesson 1.1', exact: true })).toBeHidden()
    const first = tree.getByRole('row', { name: 'Module 1', exact: true })
    await expect(page.getByRole('menu')).toBeHidden()
    await first.focus()
    await expect(first).toBeFocused()
    await page.keyboard.press('End')
    await expect(tree.getByRole('row', { name: 'Lesson 1.1', exact: true })).toHaveAttribute(
      'aria-level',
      '1',
    )
  })
}

const sorting = async (page: Page) => {
  const place = section(page, 'sorting')
  const colours = place.getByRole('list', { name: 'Colours in order' }).getByRole('listitem')

  await test.step('by keys', async () => {
    await place.getByRole('button', { name: 'Move Ochre, 1 of 4' }).press('Space')
    await expect(news(page)).toHaveText('Ochre: picked up, place 1 of 4')
    await page.keyboard.press('ArrowDown')
    await expect(news(page)).toHaveText('Ochre: over Umber, place 2 of 4')
    await page.keyboard.press('Space')
    await expect(colours).toHaveText(['Umber', 'Ochre', 'Cobalt', 'Madder'])
    await expect(news(page)).toHaveText('Ochre: moved to place 2 of 4')
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Escape')
    await expect(news(page)).toHaveText('Ochre: left in its place')
    await expect(colours).toHaveText(['Umber', 'Ochre', 'Cobalt', 'Madder'])
  })

  const finger = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: points })
  const middleOf = async (target: Locator) => {
    const box = await boxAtRest(target)
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  }

  await test.step('by finger', async () => {
    await place.scrollIntoViewIfNeeded()
    await touch('touchStart', [await middleOf(place.getByRole('button', { name: 'Move Umber, 1 of 4' }))])
    await touch('touchMove', [await middleOf(colours.nth(2))])
    const end = await middleOf(colours.nth(3))
    await touch('touchMove', [{ x: end.x, y: end.y + 10 }])
    await expect(news(page)).toHaveText('Umber: over Madder, place 4 of 4')
    await touch('touchEnd', [])
    await expect(colours).toHaveText(['Ochre', 'Cobalt', 'Madder', 'Umber'])
  })

  await test.step('a finger that rests takes a thing to another place', async () => {
    const brush = place.getByText('Brush', { exact: true })
    await touch('touchStart', [await middleOf(brush)])
    await expect(news(page)).toHaveText('Brush: picked up')
    const right = place.locator('[data-drop-place="right"]')
    const end = await middleOf(right)
    await touch('touchMove', [{ x: end.x - 20, y: end.y }])
    await touch('touchMove', [end])
    await expect(news(page)).toHaveText('Brush: over the right box')
    await touch('touchEnd', [])
    await expect(right.getByText('Brush')).toBeVisible()
    await expect(news(page)).toHaveText('Brush: moved to the right box')
  })
}

const listPage = async (page: Page) => {
  const list = section(page, 'list-page')
  const rows = list.getByRole('table', { name: 'People' }).first().getByRole('row')
  await expect(rows).toHaveCount(16)
  await list.getByRole('searchbox', { name: 'Search people' }).first().fill('олена')
  await expect(rows).toHaveCount(11)
  await list.getByRole('group', { name: 'Status as chips' }).getByRole('button', { name: 'Invited' }).click()
  await expect(rows).toHaveCount(4)
  await expect(list.getByRole('combobox', { name: 'Status', exact: true })).toHaveValue('invited')
  await rows.nth(1).getByRole('checkbox').check()
  await expect(list.getByRole('region', { name: '1 selected' })).toBeVisible()
  await list.getByRole('searchbox', { name: 'Search people' }).first().fill('nobody of this name')
  await expect(list.getByRole('heading', { name: 'Nobody found' })).toBeVisible()
}
