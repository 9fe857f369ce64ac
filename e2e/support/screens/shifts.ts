import type { Page } from '@playwright/test'

/** How far a page may move by itself (the sum of its layout shifts). */
export const mostShift = 0.02

export interface Shifts {
  /** Moves within half a second of a press or key are left out: the reader expects them. */
  readonly sum: number
  /** Each with what moved. */
  readonly moved: readonly string[]
}

/** Counts layout shifts of every page that is opened from now on, from its first line. */
export const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const seen = { sum: 0, moved: new Array<string>() }
    Reflect.set(globalThis, 'shiftsSeen', seen)
    const nameOf = (node: Node | null) =>
      node instanceof Element ? `${node.tagName.toLowerCase()}.${node.getAttribute('class') ?? ''}` : 'text'
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (Reflect.get(entry, 'hadRecentInput')) continue
        const value = Number(Reflect.get(entry, 'value'))
        seen.sum += value
        const sources: { node: Node | null }[] = Reflect.get(entry, 'sources')
        seen.moved.push(`${value.toFixed(3)} ${sources.map(({ node }) => nameOf(node)).join(' ')}`)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** What moved on the page since it was opened. */
export const readShifts = (page: Page): Promise<Shifts> => page.evaluate<Shifts>('shiftsSeen')
