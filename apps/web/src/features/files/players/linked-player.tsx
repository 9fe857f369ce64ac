import { FilmPlayer, type PlayerPlace } from './film-player.tsx'
import { type Chapter, noChapters } from './rules/chapters.ts'
import type { LinkedFilm } from './rules/source-of-link.ts'

interface LinkedPlayerProps extends PlayerPlace {
  film: Extract<LinkedFilm, { kind: 'hls' | 'mp4' | 'audio' }>
  /** The same film at other hosts of the content network. */
  mirrors: readonly string[]
  chapters?: readonly Chapter[]
}

/** A film at an address: a stream of a content network, or one file. */
export const LinkedPlayer = ({ film, mirrors, chapters = noChapters, ...place }: LinkedPlayerProps) => (
  <FilmPlayer
    {...place}
    source={film.url}
    width={null}
    height={null}
    duration={null}
    poster={place.picture ?? null}
    tracks={[]}
    storyboard={null}
    chapters={chapters}
    load={async () => ({
      kind: film.kind === 'hls' ? 'hls' : 'file',
      url: film.url,
      mirrors,
      renditions: [],
    })}
  />
)
