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
