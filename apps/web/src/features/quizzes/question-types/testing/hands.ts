import { pressOn, tap } from '@lectern/ui/testing/fingers'
import { expect } from 'vitest'
import { userEvent, type Locator } from 'vitest/browser'

/** How somebody answers; each way ends in the same rows. `reader` knows only roles, names and announcements. */
export const ways = ['mouse', 'touch', 'keys', 'reader'] as const
export type Way = (typeof ways)[number]

/** Each way with a width, and with the other width for every second question: a phone has all four, and so has a wide window. */
export const widthOf = (way: Way, turn = 0): number => ((ways.indexOf(way) + turn) % 2 === 0 ? 1440 : 360)

interface Hands {
  press(target: Locator): Promise<void>
  /** Picks a radio button or a checkbox that is not picked yet. */
  pick(target: Locator): Promise<void>
  choose(list: Locator, label: string): Promise<void>
  write(field: Locator, text: string): Promise<void>
}

const isAfter = (element: Element, now: Element) =>
  Boolean(element.compareDocumentPosition(now) & Node.DOCUMENT_POSITION_PRECEDING)

const isInput = (element: Element): element is HTMLInputElement => element instanceof HTMLInputElement

/** The key that leads to an element from the focus: an arrow within radio buttons of one name and within a row of boxes, else Tab. */
const keyTowards = (element: Element): string => {
  const now = document.activeElement
  if (now === null || now === document.body) return '{Tab}'
  const isForward = isAfter(element, now)
  if (isInput(now) && isInput(element)) {
    if (now.type === 'radio' && now.name === element.name) return isForward ? '{ArrowDown}' : '{ArrowUp}'
    const row = element.closest('[role="group"]')
    if (element.tabIndex < 0 && row?.contains(now)) return isForward ? '{ArrowRight}' : '{ArrowLeft}'
  }
  return isForward ? '{Tab}' : '{Shift>}{Tab}{/Shift}'
}

/** Moves the focus to an element by keys alone. */
export const reach = async (target: Locator): Promise<void> => {
  const element = await target.findElement()
  for (let step = 0; step < 120; step += 1) {
    if (document.activeElement === element) return
    await userEvent.keyboard(keyTowards(element))
  }
  throw new Error(`${target.selector} cannot be reached by keys.`)
}

const isChecked = (target: Locator): boolean => {
  const element = target.element()
  return isInput(element) && element.checked
}

/** Letters of a text, without the braces by which keys are named. */
const typed = (text: string): string => text.replaceAll(/[{[]/g, '$&$&')

const chooseByKeys = async (list: Locator, label: string): Promise<void> => {
  await reach(list)
  const element = list.element()
  if (!(element instanceof HTMLSelectElement)) throw new Error(`${list.selector} is no list.`)
  const labels = [...element.options].map((option) => option.label)
  for (let at = element.selectedIndex; at < labels.indexOf(label); at += 1)
    await userEvent.keyboard('{ArrowDown}')
}

/** The hands of somebody who answers in this way. */
export const handsOf = (way: Way): Hands => {
  const activate = async (target: Locator, key: string) => {
    if (way === 'mouse') return target.click()
    if (way === 'touch') return tap(target)
    if (way === 'reader') return pressOn(target, key)
    await reach(target)
    if (key === '{Enter}' || !isChecked(target)) await userEvent.keyboard(key)
  }
  return {
    press: (target) => activate(target, '{Enter}'),
    pick: async (target) => {
      await expect.element(target).toBeInTheDocument()
      if (!isChecked(target)) await activate(target, ' ')
      await expect.element(target).toBeChecked()
    },
    choose: async (list, label) => {
      if (way === 'keys') await chooseByKeys(list, label)
      else await list.selectOptions(label)
      await expect.element(list.getByRole('option', { name: label, selected: true })).toBeInTheDocument()
    },
    write: async (field, text) => {
      if (way !== 'keys') return field.fill(text)
      await reach(field)
      await userEvent.keyboard(typed(text))
    },
  }
}
