import { createRecovery, type Break, type Remedy } from '../rules/recovery.ts'
import { attachLibrary, type Engine } from './attach-library.ts'
import { attachPlain } from './attach-plain.ts'
import type { PlayerFault, StateStore } from './playback.ts'
import { isAdBlocked } from './probe-ad-blocker.ts'
import type { MediaSource } from './source.ts'
import { streamSupport } from './stream-support.ts'

export interface SessionParts {
  readonly media: HTMLMediaElement
  /** What to play, with links of now; asked at the beginning and after links were over. Null: there is nothing. */
  readonly load: () => Promise<MediaSource | null>
  /** Hears of a fatal error once: words of it, and the addresses that were tried. */
  readonly onFatal: (words: string, sources: readonly string[]) => void
}

const kinds: Readonly<Record<number, PlayerFault['kind']>> = {
  1: 'aborted',
  2: 'network',
  3: 'decode',
  4: 'unsupported',
}

/** What is told when nothing helps: people see it at the player, the school reads it once. */
const createVerdict = ({ media, onFatal }: SessionParts, store: StateStore) => {
  let isTold = false
  let tried: string[] = []
  return {
    tries: (url: string) => {
      tried = [...tried, url].slice(-10)
    },
    forget: () => {
      isTold = false
      store.set({ fault: null })
    },
    giveUp: (kind: PlayerFault['kind'], code: number, words: string) => {
      media.pause()
      const { phase, faults } = store.read()
      const fault = { kind, code }
      store.set({
        fault,
        faults: [...faults.filter((each) => each.code !== code), fault],
        phase: phase === 'uninit' ? 'uninit' : 'paused',
      })
      if (!isTold) onFatal(words, tried)
      isTold = true
    },
  }
}

interface Hears {
  readonly onBreak: (broken: Break, words: string) => void
  readonly onProgress: () => void
}

/** The library for streams of which the browser is no master; the element itself for everything else. */
const openEngine = async (
  media: HTMLMediaElement,
  store: StateStore,
  source: MediaSource,
  at: number,
  hears: Hears,
): Promise<Engine> =>
  source.kind === 'hls' && streamSupport() === 'library'
    ? attachLibrary(media, store, { ...hears, url: source.url, at })
    : attachPlain(media, store, { ...hears, source, at })

/** Brings bytes into a media element and mends what breaks, as far as document 001 §4 says. */
export const createStreamSession = (parts: SessionParts, store: StateStore) => {
  const { media, load } = parts
  const { tries, forget, giveUp } = createVerdict(parts, store)
  let engine: Engine | null = null
  let source: MediaSource | null = null
  let recovery = createRecovery(false)
  let isGone = false
  let wantsToPlay = false

  const play = () => {
    wantsToPlay = true
    // Browsers refuse what nobody asked for; the button is still there.
    media.play().catch(() => {})
  }
  const goOn = (_done?: unknown) => (wantsToPlay ? play() : undefined)
  const attach = async (next: MediaSource, at: number) => {
    engine?.destroy()
    engine = null
    source = next
    tries(next.url)
    const made = await openEngine(media, store, next, at, {
      onBreak: (broken, words) => void mend(broken, words),
      onProgress: () => recovery.goesOn(),
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
      giveUp('network', 2, `${words} ${String(error)}`)
    }
  }
  const attachMirror = async () => {
    const [url, ...mirrors] = source?.mirrors ?? []
    if (url === undefined || !source) return
    await attach({ ...source, url, mirrors }, media.currentTime)
    goOn()
  }
  const lookForBlocker = async (words: string) => {
    const isBlocked = await isAdBlocked()
    if (!isGone) giveUp(isBlocked ? 'blocked' : 'network', 2, words)
  }
  const remedies: Readonly<Record<Remedy, (broken: Break, words: string) => unknown>> = {
    recover: () => goOn(engine?.recover()),
    'swap-codec': () => goOn(engine?.swapCodec()),
    reload: (_broken, words) => attachFresh(media.currentTime, words),
    mirror: attachMirror,
    probe: (_broken, words) => lookForBlocker(words),
    'give-up': (broken, words) => {
      const code = broken === 'media' ? 3 : (media.error?.code ?? 2)
      giveUp(kinds[code] ?? 'network', code, words)
    },
  }
  const mend = (broken: Break, words: string): unknown =>
    isGone ? undefined : remedies[recovery.next(broken)](broken, words)

  return {
    play,
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
