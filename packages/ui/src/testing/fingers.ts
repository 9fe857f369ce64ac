import { commands, type Locator, userEvent } from 'vitest/browser'

declare module 'vitest/browser' {
  interface BrowserCommands {
    tap: (selector: string) => Promise<void>
  }
}

/** Touches an element by a finger, not by the mouse. */
export const tap = (target: Locator): Promise<void> => commands.tap(target.selector)

/** Focuses an element without a pointer, as a screen reader does, and presses a key on it. */
export const pressOn = async (target: Locator, keys: string): Promise<void> => {
  const element = await target.findElement()
  if (element instanceof HTMLElement) element.focus()
  await userEvent.keyboard(keys)
}

const nameOf = (element: Element | null): string => {
  const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : []
  const label = labels.map(({ textContent }) => textContent).join(' ')
  return (element?.getAttribute('aria-label') ?? (label || (element?.textContent ?? ''))).trim()
}

/** Presses Tab, or Shift+Tab, until the focused element has this name. */
export const tabTo = async (name: RegExp, shift = false): Promise<void> => {
  for (let step = 0; step < 60; step += 1) {
    if (name.test(nameOf(document.activeElement))) return
    await userEvent.tab({ shift })
  }
  throw new Error(`Tab does not reach ${String(name)}.`)
}

/** A place on an element, in shares of its width and height. */
type Place = readonly [x: number, y: number]

const inPage = (element: Element, [x, y]: Place) => {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + scrollX + width * x, y: top + scrollY + height * y }
}

/** Brings an element into sight and keeps it still, so that places on it stay where they are. */
const inSight = async (target: Locator): Promise<Element> => {
  const element = await target.findElement()
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  return element
}

/** Clicks on a place of an element, on whatever lies on top there. */
export const clickAt = async (target: Locator, place: Place): Promise<void> => {
  const position = inPage(await inSight(target), place)
  await userEvent.click(document.documentElement, { position })
}

/** Drags by the mouse from one place of an element to another, whatever lies on top there. */
export const dragWithin = async (target: Locator, from: Place, to: Place): Promise<void> => {
  const element = await inSight(target)
  const { documentElement: page } = document
  await userEvent.dragAndDrop(page, page, {
    sourcePosition: inPage(element, from),
    targetPosition: inPage(element, to),
  })
}
