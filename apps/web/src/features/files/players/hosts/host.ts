import type { StateStore } from '../engine/playback.ts'

/** What a host's player is asked to do. */
export interface HostPlayer {
  play(): void
  pause(): void
  seek(seconds: number): void
  setRate(rate: number): void
  setVolume(volume: number): void
  setMuted(isMuted: boolean): void
  setQuality(id: string): void
  destroy(): void
}

export interface HostOptions {
  /** Taken by the host's frame. */
  readonly place: HTMLElement
  readonly key: string
  /** Of films that are not listed. */
  readonly secret: string | null
  /** Seconds. */
  readonly at: number
  readonly store: StateStore
  /** The host says that it cannot play; its own number. */
  readonly onError: (code: number) => void
}

/** The door to one host: its script is loaded when it is opened, not before. */
export type OpenHost = (wish: HostOptions) => Promise<HostPlayer>
