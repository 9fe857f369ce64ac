/** Where a stream broke. */
export type Break = 'media' | 'fragment' | 'manifest' | 'other'
/** What a player does about it. `probe`: it gives up, and looks whether an ad blocker is to blame. */
export type Remedy = 'recover' | 'swap-codec' | 'reload' | 'mirror' | 'probe' | 'give-up'

const mostReloads = 3

/**
 * What to do about each fatal error of a stream (document 001 §4): a media error gets one recovery, then one with the
 * audio codec swapped; a fragment that cannot be had reloads the files of the unit; a manifest that cannot be had switches
 * once to another mirror.
 */
export const createRecovery = (hasMirror: boolean) => {
  const done = new Set<Remedy>()
  let reloads = 0
  const once = (remedy: Remedy, otherwise: Remedy): Remedy => {
    if (done.has(remedy)) return otherwise
    done.add(remedy)
    return remedy
  }
  const reload = (otherwise: Remedy): Remedy => {
    if (reloads >= mostReloads) return otherwise
    reloads += 1
    return 'reload'
  }
  return {
    next: (broken: Break): Remedy => {
      if (broken === 'media')
        return done.has('recover') ? once('swap-codec', 'give-up') : once('recover', 'give-up')
      if (broken === 'manifest') return hasMirror ? once('mirror', 'probe') : 'probe'
      return reload('give-up')
    },
    /** It plays on: what was done about fragments counts no more. */
    goesOn: (): void => {
      reloads = 0
    },
  }
}
