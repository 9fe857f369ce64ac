import type { Locator, Page } from '@playwright/test'
import { textsOf } from '../support/expert.ts'
import { expect, people, signInQuickly, test } from '../support/journey.ts'

/** Hands that count what they press: a click, a drag, or a key that does something. Words that are typed are the author's own. */
const createHands = (page: Page) => {
  let presses = 0
  return {
    press: async (target: Locator) => {
      presses += 1
      await target.click()
    },
    key: async (key: string) => {
      presses += 1
      await page.keyboard.press(key)
    },
    drag: async (from: Locator, to: Locator) => {
      presses += 1
      await from.hover()
      await page.mouse.down()
      await to.hover({ position: { x: 2, y: 2 } })
      await page.mouse.up()
    },
    type: (words: string) => page.keyboard.type(words),
    /** As typing: the words are the author's, from the clipboard. */
    paste: async (words: string) => {
      await page.evaluate((text) => navigator.clipboard.writeText(text), words)
      await page.keyboard.press('ControlOrMeta+v')
    },
    /** How many presses since the last count. */
    counted: () => {
      const counted = presses
      presses = 0
      return counted
    },
  }
}

// The counts stand in docs/pace.md.
test('an author is as quick as docs/pace.md says', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signInQuickly(page, people.expert)
  await page.goto('/expert/courses')
  await expect(page.getByRole('heading', { name: 'Courses', level: 1 })).toBeVisible()
  const hands = createHands(page)
  const counts: Record<string, number> = {}
  const main = page.getByRole('main')

  await hands.key('c')
  await expect(page.getByRole('textbox', { name: 'Title' })).toBeFocused()
  await hands.type('Bread in a day')
  await hands.key('Enter')
  const newLesson = page.getByRole('textbox', { name: 'Title of the new lesson' })
  await hands.press(newLesson)
  await hands.type('Flour')
  await hands.key('Enter')
  await expect(page.getByRole('link', { name: 'Flour' })).toBeVisible()
  counts['first lesson of a new course'] = hands.counted()

  await expect(newLesson).toHaveValue('')
  await hands.type('Water')
  await hands.key('Enter')
  await expect(page.getByRole('link', { name: 'Water' })).toBeVisible()
  counts['next lesson'] = hands.counted()

  const handle = (lesson: string) => page.getByRole('button', { name: new RegExp(`^Move “${lesson}”`) })
  await page.getByRole('link', { name: 'Water' }).hover()
  await hands.drag(handle('Water'), page.getByRole('link', { name: 'Flour' }))
  await expect(main.locator('a[title]').first()).toHaveText('Water')
  counts['reorder'] = hands.counted()

  await page.getByRole('link', { name: 'Flour' }).click()
  await hands.press(main.getByRole('button', { name: /^Text/ }).last())
  await expect(textsOf(page)).toBeFocused()
  await hands.type('Wheat, rye and water.')
  counts['write in a lesson'] = hands.counted()

  await hands.press(main.getByRole('button', { name: 'Practice', exact: true }).last())
  await hands.press(page.getByRole('button', { name: 'Create practice' }))
  await hands.press(page.getByRole('button', { name: /Single answer/ }))
  await expect(page.getByLabel('Question', { exact: true })).toBeVisible()
  counts['add practice'] = hands.counted()
  await page.getByLabel('Question', { exact: true }).fill('What makes dough rise?')
  await page.getByLabel('Text of option 1').fill('Yeast')
  await page.getByLabel('Text of option 2').fill('Salt')
  await expect(page.getByText(/^Stored \d/).first()).toBeVisible()

  await hands.press(main.getByRole('button', { name: /^Video/ }).last())
  await hands.press(
    page.getByRole('group', { name: 'Video 3' }).getByRole('button', { name: 'Choose a video' }),
  )
  await expect(page.locator('input[data-pick=upload]')).toBeAttached()
  // A dialog that is not open yet hears no key.
  await expect(page.getByRole('dialog', { name: 'Add a file' })).toBeVisible()
  counts['add film, up to the file'] = hands.counted()

  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Bread in a day' }).click()
  await hands.press(page.getByRole('button', { name: 'Publish course', exact: true }))
  await hands.press(page.getByRole('radio', { name: /^Open to everyone/ }))
  await hands.press(page.getByRole('dialog').getByRole('button', { name: /^Publish the course/ }))
  await expect(page.getByRole('dialog', { name: 'Share “Bread in a day”' })).toBeVisible()
  counts['publish all, checked'] = hands.counted()
  await hands.press(page.getByRole('button', { name: 'Copy link' }))
  counts['copy the link right after'] = hands.counted()
  await page.keyboard.press('Escape')

  await hands.press(page.getByRole('button', { name: 'Share', exact: true }))
  await hands.press(page.getByRole('button', { name: 'Copy link' }))
  counts['share'] = hands.counted()
  await page.keyboard.press('Escape')

  await hands.press(page.getByRole('tab', { name: /^Participants/ }))
  await hands.press(page.getByRole('textbox', { name: 'E-mail', exact: true }))
  await hands.paste(Array.from({ length: 20 }, (_, at) => `pace-${at}@example.test`).join(', '))
  const dialog = page.getByRole('dialog', { name: 'Add several participants' })
  await hands.press(dialog.getByRole('button', { name: 'Add 20 people' }))
  await expect(dialog.getByText('Invited by e-mail', { exact: true })).toHaveCount(20)
  counts['invite 20 people'] = hands.counted()

  expect(counts).toEqual({
    'first lesson of a new course': 4,
    'next lesson': 1,
    reorder: 1,
    'write in a lesson': 1,
    'add practice': 3,
    'add film, up to the file': 2,
    'publish all, checked': 3,
    'copy the link right after': 1,
    share: 2,
    'invite 20 people': 3,
  })
})
