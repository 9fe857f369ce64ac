import type { Locator, Page } from '@playwright/test'
import { press, reach } from './hands/hands.ts'
import { isCheckedAtRest } from './hands/reads.ts'
import { expect } from './journey.ts'
import { questionOf, type StoredQuestion } from './question-journey.ts'

/** How somebody answers: each of these ways ends in the same score. */
export type Way = 'mouse' | 'touch' | 'keys' | 'reader'

/** The hands of somebody at the questions of an attempt. `reader` knows only roles, names and what is announced. */
export interface Hands {
  /** Picks an option or a point, by radio button or checkbox. */
  pick(question: StoredQuestion, name: string): Promise<void>
  write(question: StoredQuestion, field: string, text: string): Promise<void>
  press(name: string): Promise<void>
}

/** Tab leads to a control of a form; within radio buttons of one name arrows do, which pick as they go. */
const keyTowards = (target: Locator): Promise<string> =>
  target.evaluate((element) => {
    const { activeElement: now } = document
    const isRadio = element instanceof HTMLInputElement && element.type === 'radio'
    return isRadio && now instanceof HTMLInputElement && now.name === element.name ? 'ArrowDown' : 'Tab'
  })

const namesOf = (page: Page, { name }: StoredQuestion): Locator =>
  page.getByRole('group', { name: new RegExp(name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)) })

export const handsOf = (page: Page, way: Way): Hands => {
  const place = (question: StoredQuestion) =>
    way === 'reader' ? namesOf(page, question) : questionOf(page, question)
  const activate = async (target: Locator, key: string) => {
    if (way === 'mouse' || way === 'touch') return press(target, way)
    if (way === 'reader') return target.press(key)
    await reach(target, keyTowards)
    // An arrow may have picked it on the way.
    if (key !== 'Space' || !(await isCheckedAtRest(target))) await page.keyboard.press(key)
  }
  return {
    pick: async (question, name) => {
      const target = place(question)
        .getByRole('radio', { name, exact: true })
        .or(place(question).getByRole('checkbox', { name, exact: true }))
      await activate(target, 'Space')
      await expect(target).toBeChecked()
    },
    write: async (question, field, text) => {
      const target = place(question).getByRole('textbox', { name: field, exact: true })
      if (way === 'keys') {
        await reach(target)
        await page.keyboard.type(text)
      } else await target.fill(text)
    },
    press: (name) => activate(page.getByRole('button', { name, exact: true }), 'Enter'),
  }
}
