/** States of the wrapper (document 001 §4). `uninit`: nothing is loaded until somebody asks for it. */
export type Phase = 'uninit' | 'unstarted' | 'playing' | 'paused' | 'buffering' | 'ended'

export interface Quality {
  readonly id: string
  /** Lines of the picture; null where the host has words of its own. */
  readonly height: number | null
  readonly label: string
}

/** Why a player stands still: a code of the texts, and what was said. */
export interface PlayerFault {
  readonly kind: 'aborted' | 'network' | 'decode' | 'unsupported' | 'blocked' | 'host'
  /** The number that people are shown. */
  readonly code: number
}

export interface PlaybackState {
  readonly phase: Phase
  /** Seconds. */
  readonly time: number
  /** 0 until it is known; Infinity for a broadcast. */
  readonly duration: number
  /** Ready stretches, in seconds. */
  readonly buffered: readonly (readonly [from: number, to: number])[]
  readonly rate: number
  /** 0 to 100. */
  readonly volume: number
  readonly isMuted: boolean
  readonly qualities: readonly Quality[]
  /** `auto`, or the id of a quality. */
  readonly quality: string
  /** Lines of what is shown now; null until it is known. */
  readonly shownHeight: number | null
  /** What keeps it from playing now. */
  readonly fault: PlayerFault | null
  /** Every one that was met, in their order. */
  readonly faults: readonly PlayerFault[]
}

/** One way to play something, whoever plays it: an element of the page or a player of another host. */
export interface Playback {
  read(): PlaybackState
  subscribe(changed: () => void): () => void
  /** Loads what is needed, goes to `at` when it is given, and plays when `plays`. Later calls do the last two. */
  begin(wish: { readonly at?: number | undefined; readonly plays: boolean }): void
  play(): void
  pause(): void
  seek(seconds: number): void
  setRate(rate: number): void
  /** 0 to 100. */
  setVolume(volume: number): void
  setMuted(isMuted: boolean): void
  setQuality(id: string): void
  destroy(): void
}

export const initialState: PlaybackState = {
  phase: 'uninit',
  time: 0,
  duration: 0,
  buffered: [],
  rate: 1,
  volume: 100,
  isMuted: false,
  qualities: [],
  quality: 'auto',
  shownHeight: null,
  fault: null,
  faults: [],
}

/** A state that tells its listeners of every change. */
export const createState = (first: PlaybackState = initialState) => {
  let state = first
  const listeners = new Set<() => void>()
  return {
    read: () => state,
    set: (change: Partial<PlaybackState>): void => {
      state = { ...state, ...change }
      for (const listener of listeners) listener()
    },
    subscribe: (changed: () => void) => {
      listeners.add(changed)
      return () => void listeners.delete(changed)
    },
  }
}
export type StateStore = ReturnType<typeof createState>
