import { lineLimits } from '@lectern/contract/live/line-limits'

interface AskingParts {
  readonly ask: () => void
  /** Calls `work` once after so many milliseconds; gives back what cancels it. */
  readonly after: (milliseconds: number, work: () => void) => () => void
  readonly isOnline: () => boolean
}

/** Asks every half minute, from its beginning to its end, and not while there is no network. */
export const createAsking = ({ ask, after, isOnline }: AskingParts) => {
  let cancel: (() => void) | undefined
  const next = () => {
    if (isOnline()) ask()
    cancel = after(lineLimits.askMs, next)
  }
  return {
    begin: (): void => {
      cancel ??= after(lineLimits.askMs, next)
    },
    end: (): void => {
      cancel?.()
      cancel = undefined
    },
  }
}
