import type { Break } from '../rules/recovery.ts'
import type { Engine } from './attach-library.ts'
import type { StateStore } from './playback.ts'
import type { MediaSource } from './source.ts'

interface Attached {
  readonly source: MediaSource
  /** Seconds. */
  readonly at: number
  readonly onBreak: (broken: Break, words: string) => void
}

/** Sets an address, goes to a moment of it, and plays on when it was playing. */
const load = (media: HTMLMediaElement, url: string, at: number) => {
  const isPlaying = !media.paused
  media.src = url
  if (at > 0) {
    const go = () => {
      media.currentTime = at
    }
    media.addEventListener('loadedmetadata', go, { once: true })
  }
  media.load()
  if (isPlaying) media.play().catch(() => {})
}

/** Plays one file, or a stream by the browser itself; a quality is then the playlist of one height. */
export const attachPlain = (
  media: HTMLMediaElement,
  store: StateStore,
  { source, at, onBreak }: Attached,
): Engine => {
  const { renditions } = source
  if (renditions.length > 1)
    store.set({
      qualities: renditions.map(({ height }) => ({ id: String(height), height, label: `${height}p` })),
    })
  const onError = () => {
    const { code = 0, message = '' } = media.error ?? {}
    onBreak(code === MediaError.MEDIA_ERR_DECODE ? 'media' : 'fragment', `code ${code}: ${message}`)
  }
  media.addEventListener('error', onError)
  load(media, source.url, at)
  const again = () => load(media, media.src, media.currentTime)
  return {
    setQuality: (id) => {
      const chosen = renditions.find(({ height }) => String(height) === id)
      load(media, chosen?.url ?? source.url, media.currentTime)
      store.set({ quality: id })
    },
    recover: again,
    swapCodec: again,
    destroy: () => {
      media.removeEventListener('error', onError)
      media.removeAttribute('src')
      media.load()
    },
  }
}
