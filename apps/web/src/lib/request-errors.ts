import { deviceClock, type OutboxClock } from './outbox/clock.ts'
import { report } from './reporting.ts'

/** One failure often fails several calls at once: they are shown as one (document 000 §9). */
const debounce = 500

/** Failed calls on their way to the person: logged at once, shown once they have gone quiet for 500 ms, the last one. */
export const createRequestErrors = (clock: Pick<OutboxClock, 'after'> = deviceClock) => {
  const listeners = new Set<(error: unknown) => void>()
  let cancel = () => {}
  return {
    tell: (error: unknown): void => {
      report(error, 'request')
      cancel()
      cancel = clock.after(debounce, () => {
        for (const listener of listeners) listener(error)
      })
    },
    /** Hears what is to be shown; gives back what ends it. */
    listen: (listener: (error: unknown) => void): (() => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** The failed calls of this tab's expert area. */
export const requestErrors = createRequestErrors()
