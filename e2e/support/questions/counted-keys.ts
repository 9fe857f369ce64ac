import type { Page } from '@playwright/test'

/** Somebody who writes with the keyboard alone, and whose presses are counted; letters of a text are not. */
export interface CountedKeys {
  /** Goes on by Tab to what is called so, or back by Shift+Tab. */
  to(name: RegExp, back?: boolean): Promise<void>
  press(...keys: string[]): Promise<void>
  type(text: string): Promise<void>
  /** Pastes lines from elsewhere: one press. */
  paste(lines: readonly string[]): Promise<void>
  count(): number
}

/** The name of what has the focus, by label or by the words on it. */
const focusedName = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement: element } = document
    const labels = element instanceof HTMLElement && 'labels' in element ? element.labels : undefined
    const words =
      labels instanceof NodeList && labels.length > 0
        ? [...labels].map((label) => label.textContent).join(' ')
        : element?.textContent
    return (element?.getAttribute('aria-label') ?? words ?? '').trim()
  })

export const countedKeys = (page: Page): CountedKeys => {
  let count = 0
  const press = async (...keys: string[]) => {
    for (const key of keys) {
      await page.keyboard.press(key)
      count += 1
    }
  }
  return {
    to: async (name, back = false) => {
      const passed: string[] = []
      for (let step = 0; step < 60; step += 1) {
        await press(back ? 'Shift+Tab' : 'Tab')
        const focused = await focusedName(page)
        if (name.test(focused)) return
        passed.push(focused)
      }
      throw new Error(`Tab does not reach ${String(name)}, but: ${passed.join(', ')}`)
    },
    press,
    type: (text) => page.keyboard.insertText(text),
    paste: async (lines) => {
      await page.evaluate((text) => {
        const clipboardData = new DataTransfer()
        clipboardData.setData('text/plain', text)
        document.activeElement?.dispatchEvent(
          new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
        )
      }, lines.join('\n'))
      count += 1
    },
    count: () => count,
  }
}
