import { pagePerson } from '../api/index.ts'
import { report } from '../reporting.ts'
import type { Hear } from './page-line.ts'

/** Pages are drawn and answer before anything is heard. */
const restMs = 1_000

/**
 * Hears of a thing once the page rests, while somebody is signed in: of a place as `info-unit:4`, of the own `bell`. Gives back what ends it.
 */
export const follow = (name: string, hear: Hear): (() => void) => {
  let leave: (() => void) | undefined
  let isGone = false
  const begin = async () => {
    const person = pagePerson()
    if (person === undefined) return
    const { join } = await import('./page-line.ts')
    if (!isGone) leave = join(person, name, hear)
  }
  // Without it nothing comes by itself, as before it was there.
  const timer = setTimeout(() => void begin().catch((error: unknown) => report(error, 'live line')), restMs)
  return () => {
    isGone = true
    clearTimeout(timer)
    leave?.()
  }
}
