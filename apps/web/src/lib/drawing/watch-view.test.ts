import { expect, onTestFinished, test, vi } from 'vitest'
import { watchView } from './watch-view.ts'

/** A browser that tells what it is given to tell, several changes at once. */
const browserThatTells = () => {
  const changes: ((entries: readonly { isIntersecting: boolean }[]) => void)[] = []
  const stopped = vi.fn()
  class Observer {
    constructor(tell: (entries: readonly { isIntersecting: boolean }[]) => void) {
      changes.push(tell)
    }
    observe() {}
    disconnect = stopped
  }
  vi.stubGlobal('IntersectionObserver', Observer)
  onTestFinished(() => void vi.unstubAllGlobals())
  return {
    tell: (...isIntersecting: boolean[]) =>
      changes[0]?.(isIntersecting.map((each) => ({ isIntersecting: each }))),
    stopped,
  }
}

test('of several changes that are told at once the newest counts', () => {
  const browser = browserThatTells()
  const heard: boolean[] = []
  const stop = watchView(null, (isInView) => heard.push(isInView))
  browser.tell(true, false)
  browser.tell(false, true)
  expect(heard).toEqual([false, true])
  stop()
  expect(browser.stopped).toHaveBeenCalledOnce()
})
