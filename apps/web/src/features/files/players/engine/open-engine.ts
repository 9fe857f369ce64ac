import type { Break } from '../rules/recovery.ts'
import { attachLibrary, type Engine } from './attach-library.ts'
import { attachPlain } from './attach-plain.ts'
import type { StateStore } from './playback.ts'
import type { MediaSource } from './source.ts'
import { streamSupport } from './stream-support.ts'

interface Hears {
  readonly onBreak: (broken: Break, words: string) => void
  readonly onProgress: () => void
}

/** The library for streams of which the browser is no master; the element itself for everything else. */
export const openEngine = async (
  media: HTMLMediaElement,
  store: StateStore,
  source: MediaSource,
  at: number,
  hears: Hears,
): Promise<Engine> =>
  source.kind === 'hls' && streamSupport() === 'library'
    ? attachLibrary(media, store, { ...hears, url: source.url, at })
    : attachPlain(media, store, { ...hears, source, at })
