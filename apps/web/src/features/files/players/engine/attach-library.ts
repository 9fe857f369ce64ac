import type Hls from 'hls.js'
import type { ErrorData } from 'hls.js'
import type { Break } from '../rules/recovery.ts'
import { libraryOptions } from './library-options.ts'
import type { StateStore } from './playback.ts'

/** What a session asks of whatever brings the bytes. */
export interface Engine {
  setQuality(id: string): void
  recover(): void
  swapCodec(): void
  destroy(): void
}

interface Attached {
  readonly url: string
  /** Seconds. */
  readonly at: number
  readonly onBreak: (broken: Break, words: string) => void
  readonly onProgress: () => void
}

const breakOf = ({ details }: ErrorData, isMedia: boolean): Break => {
  if (details.startsWith('manifest')) return 'manifest'
  if (isMedia) return 'media'
  return details.startsWith('frag') || details.startsWith('level') || details.startsWith('key')
    ? 'fragment'
    : 'other'
}

const nameQualities = (hls: Hls, store: StateStore) => {
  const qualities = hls.levels.map(({ height, width }, at) => {
    const lines = Math.min(height, width || height)
    return { id: String(at), height: lines, label: `${lines}p` }
  })
  store.set({ qualities: qualities.length > 1 ? qualities : [] })
}

/** Plays a stream with the library, which is loaded here and nowhere else. */
export const attachLibrary = async (
  media: HTMLMediaElement,
  store: StateStore,
  { url, at, onBreak, onProgress }: Attached,
): Promise<Engine> => {
  const { default: Library } = await import('hls.js')
  const hls = new Library(libraryOptions(at))
  hls.on(Library.Events.MANIFEST_PARSED, () => nameQualities(hls, store))
  hls.on(Library.Events.LEVEL_SWITCHED, (_event, { level }) => {
    const shown = hls.levels[level]
    store.set({ shownHeight: shown ? Math.min(shown.height, shown.width || shown.height) : null })
  })
  hls.on(Library.Events.FRAG_BUFFERED, onProgress)
  hls.on(Library.Events.ERROR, (_event, data) => {
    if (!data.fatal) return
    const isMedia = data.type === Library.ErrorTypes.MEDIA_ERROR
    onBreak(breakOf(data, isMedia), `${data.details}: ${data.error.message} ${data.url ?? ''}`)
  })
  hls.loadSource(url)
  hls.attachMedia(media)
  return {
    setQuality: (id) => {
      // What somebody chose is seen at once; what the library chooses waits for the next fragment.
      if (id === 'auto') hls.nextLevel = -1
      else hls.currentLevel = Number(id)
      store.set({ quality: id })
    },
    recover: () => hls.recoverMediaError(),
    swapCodec: () => {
      hls.swapAudioCodec()
      hls.recoverMediaError()
    },
    destroy: () => hls.destroy(),
  }
}
