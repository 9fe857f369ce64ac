import type { Break } from '../rules/recovery.ts'
import type { PlayerFault, StateStore } from './playback.ts'
import type { MediaSource } from './source.ts'

export interface StreamDependencies {
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

/** What kept a player from playing, and the number that people are shown. */
export const faultOf = (
  broken: Break,
  media: HTMLMediaElement,
): [kind: PlayerFault['kind'], code: number] => {
  const code = broken === 'media' ? 3 : (media.error?.code ?? 2)
  return [kinds[code] ?? 'network', code]
}

/** What is told when nothing helps: people see it at the player, the school reads it once. */
export const createStreamFaults = ({ media, onFatal }: StreamDependencies, store: StateStore) => {
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
