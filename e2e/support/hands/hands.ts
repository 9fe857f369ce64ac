import { expect, type Locator, type Page } from '@playwright/test'
import { settle } from '../screens/rest.ts'
import { takenOver } from './take-over.ts'

/** Presses what scripts answer for, by mouse, or by finger where `by` says so. */
export const press = async (target: Locator, by: 'mouse' | 'touch' = 'mouse'): Promise<void> => {
  await takenOver(target)
  await (by === 'touch' ? target.tap() : target.click())
}

/** Chooses a radio button or a box whose own square lies hidden below its label: the label is what a person presses. */
export const pressLabel = async (target: Locator): Promise<void> => {
  await press(target.locator('xpath=ancestor::label[1]'))
  await expect(target).toBeChecked()
}

/** Presses keys once the focus is where they go. */
export const pressKeys = async (target: Locator, ...keys: readonly string[]): Promise<void> => {
  await takenOver(target)
  await expect(target).toBeFocused()
  for (const key of keys) await target.page().keyboard.press(key)
}

/** Puts the caret into a field and types, letter by letter, once it is there. */
export const type = async (target: Locator, text: string): Promise<void> => {
  await takenOver(target)
  await target.focus()
  await expect(target).toBeFocused()
  await target.page().keyboard.type(text)
}

/** Writes into a field in the place of what it holds. Text that comes before the take-over would be lost with it. */
export const fill = async (target: Locator, text: string): Promise<void> => {
  await takenOver(target)
  await target.fill(text)
}

/** Opens an address and looks at the page: it has come to rest. */
export const look = async (page: Page, url?: string): Promise<void> => {
  if (url !== undefined) await page.goto(url)
  await takenOver(page.locator('body'))
  await settle(page)
}

/** Whether the focus is on a control. Keys move it at once, so this is asked between them. */
const isFocused = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement)

/** The key that leads to a control from where the focus is now. */
type Way = (target: Locator) => string | Promise<string>

const maxSteps = 120

/** Goes to a control as somebody without a mouse does; what cannot be reached fails the journey. */
export const reach = async (target: Locator, way: Way = () => 'Tab'): Promise<void> => {
  await expect(target).toBeVisible()
  await takenOver(target)
  for (let step = 0; step < maxSteps; step += 1) {
    if (await isFocused(target)) return
    await target.page().keyboard.press(await way(target))
  }
  throw new Error(`${String(target)} cannot be reached by keys.`)
}
