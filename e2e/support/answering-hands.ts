import type { Locator, Page } from '@playwright/test'
import { expect } from './journey.ts'
import { questionOf, type StoredQuestion } from './question-journey.ts'

/** How somebody answers: each of these ways ends in the same score. */
export const ways = ['mouse', 'touch', 'keys', 'reader'] as const
export type Way = (typeof ways)[number]

/** The hands of somebody at the questions of an attempt. `reader` knows only roles, names and what is announced. */
export interface Hands {
  /** Picks an option or a point, by radio button or checkbox. */
  pick(question: StoredQuestion, name: string): Promise<void>
  write(question: StoredQuestion, field: string, text: string): Promise<void>
  press(name: string): Promise<void>
}

const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement)

/** By Tab to a control of a form; within radio buttons of one name by arrows, which pick as they go. */
const reach = async (page: Page, target: Locator): Promise<void> => {
  const isRadio = (await target.getAttribute('type')) === 'radio'
  for (let step = 0; step < 80; step += 1) {
    if (await isFocused(target)) return
    const isBeside =
      isRadio &&
      (await target.evaluate((element) => {
        const { activeElement: now } = document
        return now instanceof HTMLInputElement && now.name === element.getAttribute('name')
      }))
    await page.keyboard.press(isBeside ? 'ArrowDown' : 'Tab')
  }
  throw new Error(`${String(target)} cannot be reached by keys.`)
}

const namesOf = (page: Page, { name }: StoredQuestion): Locator =>
  page.getByRole('group', { name: new RegExp(name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)) })

export const handsOf = (page: Page, way: Way): Hands => {
  const place = (question: StoredQuestion) =>
    way === 'reader' ? namesOf(page, question) : questionOf(page, question)
  const activate = async (target: Locator, key: string) => {
    if (way === 'mouse') return target.click()
    if (way === 'touch') return target.tap()
    if (way === 'reader') return target.press(key)
    await reach(page, target)
    if (key !== 'Space' || !(await target.isChecked())) await page.keyboard.press(key)
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
        await reach(page, target)
        await page.keyboard.type(text)
      } else await target.fill(text)
    },
    press: (name) => activate(page.getByRole('button', { name, exact: true }), 'Enter'),
  }
}
