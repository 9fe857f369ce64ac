import { createRecovery, type Break, type Remedy } from '../rules/recovery.ts'
import type { Engine } from './attach-library.ts'
import { openEngine } from './open-engine.ts'
import type { StateStore } from './playback.ts'
import { isAdBlocked } from '../faults/probe-ad-blocker.ts'
import { createStreamFaults, type StreamDependencies, faultOf } from './stream-faults.ts'
import type { MediaSource } from './source.ts'

/** Brings bytes into a media element and mends what breaks, as far as document 001 §4 says. */
export const createStreamSession = (dependencies: StreamDependencies, store: StateStore) => {
  const { media, load } = dependencies
  const { tries, forget, giveUp } = createStreamFaults(dependencies, store)
  let engine: Engine | null = null
  let source: MediaSource | null = null
  let recovery = createRecovery(false)
  let isGone = false
  let wantsToPlay = false
  let begunAt = 0
  let brokeAt = 0

  // Browsers refuse what nobody asked for; the button is still there.
  const goOn = (_done?: unknown) => void (wantsToPlay && media.play().catch(() => {}))
  /** What was just loaded stands at 0 until its bytes are there. */
  const here = () => media.currentTime || begunAt
  const attach = async (next: MediaSource, at: number) => {
    engine?.destroy()
    engine = null
    source = next
    begunAt = at
    tries(next.url)
    const made = await openEngine(media, store, next, at, {
      onBreak: (broken, words) => void mend(broken, words),
      onProgress: () => media.currentTime > brokeAt + 1 && recovery.goesOn(),
    })
    if (isGone) made.destroy()
    else engine = made
  }
  /** Asks for links of now and goes on at the same place. */
  const attachFresh = async (at: number, words: string) => {
    try {
      const fresh = await load()
      if (isGone) return
      if (!fresh) return giveUp('unsupported', 4, words)
      if (source === null) recovery = createRecovery(fresh.mirrors.length > 0)
      await attach(fresh, at)
      goOn()
    } catch (error) {
      if (isGone) return
      if (navigator.onLine) return giveUp('network', 2, `${words} ${String(error)}`)
      // It goes on by itself when the device is connected again.
      window.addEventListener('online', () => void attachFresh(at, words), { once: true })
    }
  }
  const remedies: Readonly<Record<Remedy, (broken: Break, words: string) => unknown>> = {
    recover: () => goOn(engine?.recover()),
    'swap-codec': () => goOn(engine?.swapCodec()),
    reload: (_broken, words) => attachFresh(here(), words),
    mirror: () => {
      const [url = '', ...mirrors] = source?.mirrors ?? []
      return source && attach({ ...source, url, mirrors }, here()).then(goOn)
    },
    probe: async (_broken, words) => {
      const kind = (await isAdBlocked()) ? 'blocked' : 'network'
      if (!isGone) giveUp(kind, 2, words)
    },
    'give-up': (broken, words) => giveUp(...faultOf(broken, media), words),
  }
  const mend = (broken: Break, words: string): unknown => {
    if (isGone) return undefined
    brokeAt = here()
    return remedies[recovery.next(broken)](broken, words)
  }

  return {
    play: () => {
      wantsToPlay = true
      goOn()
    },
    pause: () => {
      wantsToPlay = false
      media.pause()
    },
    /** Loads anew; what was given up before is tried again. */
    begin: (at: number, plays: boolean) => {
      if (plays) wantsToPlay = true
      source = null
      forget()
      void attachFresh(at, 'nothing to play')
    },
    setQuality: (id: string) => engine?.setQuality(id),
    destroy: () => {
      isGone = true
      engine?.destroy()
    },
  }
}
