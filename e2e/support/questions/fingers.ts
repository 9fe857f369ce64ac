import type { Locator, Page } from '@playwright/test'
import type { Way } from '../answering-hands.ts'
import { press, reach } from '../hands/hands.ts'
import { isCheckedAtRest } from '../hands/reads.ts'
import { expect } from '../journey.ts'

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

/** Presses, picks and writes in one way. */
interface Fingers {
  press(target: Locator): Promise<void>
  pick(target: Locator): Promise<void>
  choose(list: Locator, value: string): Promise<void>
  write(field: Locator, text: string): Promise<void>
}

export const fingersOf = (page: Page, way: Way): Fingers => {
  const activate = async (target: Locator, key: 'Enter' | 'Space') => {
    if (way === 'mouse' || way === 'touch') return press(target, way)
    if (way === 'reader') return target.press(key)
    await reach(target, keyTowards)
    // An arrow may have picked it on the way.
    if (key === 'Enter' || !(await isCheckedAtRest(target))) await page.keyboard.press(key)
  }
  return {
    press: (target) => activate(target, 'Enter'),
    pick: async (target) => {
      if (await isCheckedAtRest(target)) return
      await activate(target, 'Space')
      await expect(target).toBeChecked()
    },
    choose: async (list, value) => {
      if (way === 'keys') {
        await reach(list, keyTowards)
        const values = await list
          .locator('option')
          .evaluateAll((all) => all.map((each) => each.getAttribute('value')))
        for (const _ of values.slice(0, values.indexOf(value))) await page.keyboard.press('ArrowDown')
      } else await list.selectOption(value)
      await expect(list).toHaveValue(value)
    },
    write: async (field, text) => {
      if (way === 'keys') {
        await reach(field, keyTowards)
        await page.keyboard.insertText(text)
      } else await field.fill(text)
    },
  }
}
