import { useSyncExternalStore } from 'react'
import { isScriptLoss, nextTry } from '../use-retry.ts'
import { renewPage } from './page-renewal.ts'

/** Parts of this page whose code has not arrived. */
let late = 0
const listeners = new Set<() => void>()

const count = (more: number): void => {
  late += more
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Whether some part of this page waits for code that has not arrived. */
export const useLateness = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => late > 0,
    () => false,
  )

const loadAnew = (link: HTMLLinkElement): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const again = document.createElement('link')
    again.rel = 'stylesheet'
    again.href = link.href
    again.addEventListener('load', resolve)
    again.addEventListener('error', reject)
    link.replaceWith(again)
  })

/** Asks again for the styles that did not arrive: the bundler asks once. Rejects while they do not. */
const loadStyles = async (): Promise<void> => {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
  await Promise.all(links.filter(({ sheet }) => !sheet).map(loadAnew))
}

/**
 * Gets code until it is there: what a page shows stays while a part of it cannot come. Where the server is there and the code is not,
 * the page is loaded anew, once.
 */
export const untilThere = async <T>(get: () => Promise<T>): Promise<T> => {
  try {
    return await get()
  } catch (error) {
    if (!isScriptLoss(error)) throw error
    count(1)
    for (;;)
      try {
        await loadStyles()
        const part = await get()
        count(-1)
        return part
      } catch (again) {
        // A style sheet that does not arrive is told by an event.
        if (again instanceof Error && !isScriptLoss(again)) throw again
        if (await renewPage(error)) return new Promise(() => {})
        await nextTry(error)
      }
  }
}
