import type { Locator, Page } from '@playwright/test'
import type { Way } from '../answering-hands.ts'
import { expect } from '../journey.ts'

const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement)

/** The key that goes on to it from where the focus is: within radio buttons of one name, and within a row of boxes, an arrow. */
const keyTowards = (target: Locator): Promise<string> =>
  target.evaluate((element) => {
    const { activeElement: now } = document
    if (now === null || now === document.body) return 'Tab'
    const isBack = Boolean(element.compareDocumentPosition(now) & Node.DOCUMENT_POSITION_FOLLOWING)
    const isInput = now instanceof HTMLInputElement && element instanceof HTMLInputElement
    if (isInput && now.type === 'radio' && now.name === element.name) return isBack ? 'ArrowUp' : 'ArrowDown'
    const row = element.closest('[role="group"]')
    if (isInput && element.tabIndex < 0 && row?.contains(now)) return isBack ? 'ArrowLeft' : 'ArrowRight'
    return isBack ? 'Shift+Tab' : 'Tab'
  })

const reach = async (page: Page, target: Locator): Promise<void> => {
  for (let step = 0; step < 120; step += 1) {
    if (await isFocused(target)) return
    await page.keyboard.press(await keyTowards(target))
  }
  throw new Error(`${String(target)} cannot be reached by keys.`)
}

/** Presses, picks and writes in one way. */
interface Fingers {
  press(target: Locator): Promise<void>
  pick(target: Locator): Promise<void>
  choose(list: Locator, value: string): Promise<void>
  write(field: Locator, text: string): Promise<void>
}

export const fingersOf = (page: Page, way: Way): Fingers => {
  const activate = async (target: Locator, key: 'Enter' | 'Space') => {
    if (way === 'mouse') return target.click()
    if (way === 'touch') return target.tap()
    if (way === 'reader') return target.press(key)
    await reach(page, target)
    if (key === 'Enter' || !(await target.isChecked())) await page.keyboard.press(key)
  }
  return {
    press: (target) => activate(target, 'Enter'),
    pick: async (target) => {
      if (await target.isChecked()) return
      await activate(target, 'Space')
      await expect(target).toBeChecked()
    },
    choose: async (list, value) => {
      if (way === 'keys') {
        await reach(page, list)
        const values = await list
          .locator('option')
          .evaluateAll((all) => all.map((each) => each.getAttribute('value')))
        for (const _ of values.slice(0, values.indexOf(value))) await page.keyboard.press('ArrowDown')
      } else await list.selectOption(value)
      await expect(list).toHaveValue(value)
    },
    write: async (field, text) => {
      if (way === 'keys') {
        await reach(page, field)
        await page.keyboard.insertText(text)
      } else await field.fill(text)
    },
  }
}
