import type { File } from '@lectern/contract/files/file'
import { useRef } from 'react'
import { getFilm } from './api.ts'
import { childOf, childrenOf, sourceOfFilm, type MediaSource } from './engine/source.ts'
import { isStreamRefused, streamSupport } from './engine/stream-support.ts'
import { FilmPlayer, type PlayerPlace } from './film-player.tsx'
import { FilmProgress } from './film-progress.tsx'
import { type Chapter, noChapters } from './rules/chapters.ts'
import type { LiveShow } from './rules/live.ts'

interface VideoPlayerProps extends PlayerPlace {
  file: File
  chapters?: readonly Chapter[]
  /** The file with links of now. */
  reload: () => Promise<File | null>
  live?: LiveShow | undefined
}

const plainSource = async (uuid: string): Promise<MediaSource> => {
  const { data } = await getFilm({ params: { uuid } })
  return { kind: 'file', url: data.url, mirrors: [], renditions: [] }
}

/** A film of the school's storage, as soon as its lowest quality is there. */
export const VideoPlayer = ({ file, chapters = noChapters, reload, live, ...place }: VideoPlayerProps) => {
  const isAsked = useRef(false)
  if (file.url === null) return <FilmProgress file={file} title={place.title} />
  const sheet = childOf(file, 'storyboard')
  const times = childOf(file, 'storyboard_vtt')
  const load = async () => {
    // The first time the links are new; later they may be over.
    const now = isAsked.current ? await reload() : file
    isAsked.current = true
    if (!now) return null
    const isPlain = isStreamRefused(window.location.search) || streamSupport() === 'none'
    return isPlain && childOf(now, 'hls') ? plainSource(now.uuid) : sourceOfFilm(now)
  }
  return (
    <FilmPlayer
      {...place}
      source={file.uuid}
      width={file.width}
      height={file.height}
      duration={file.duration}
      poster={place.picture ?? file.preview_path}
      tracks={childrenOf(file, 'captions').flatMap(({ language, label, url }) =>
        language === null ? [] : [{ language, label: label ?? language, url }],
      )}
      storyboard={sheet && times ? { sheet: sheet.url, times: times.url } : null}
      chapters={chapters}
      load={load}
      live={live}
    />
  )
}
