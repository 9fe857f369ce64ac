import { pauseFlag } from '../rules/constants.ts'

/** What was just done, shown for a moment. */
export type Flash = 'play' | 'pause' | 'back' | 'forward'

/** `count` tells one from the next of the same kind. */
export interface Flag {
  readonly kind: Flash
  readonly count: number
}

/** Flags what was done for 400 ms, entering and leaving a pause above all (document 001 §4); the last one is seen. */
export const createFlag = (change: (flag: Flag | null) => void) => {
  let count = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = () => clearTimeout(timer)
  return {
    raise: (kind: Flash): void => {
      stop()
      count += 1
      change({ kind, count })
      timer = setTimeout(() => change(null), pauseFlag)
    },
    /** Forgets what it waits for. */
    stop,
  }
}
