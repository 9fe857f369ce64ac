import type { File } from '@lectern/contract/files/file'
import type { PublicInfoUnit } from '@lectern/contract/blocks/info-unit'
import { Link } from '@lectern/ui/actions/link'
import { useMemo } from 'react'
import { useTexts } from '../../../../lib/texts/index.ts'
import {
  createReports,
  EmbeddedPlayer,
  filmOfLink,
  LinkedPlayer,
  MediaUnit,
  useFileTitle,
  VideoPlayer,
} from '../../../files/players/index.ts'

interface VideoViewProps {
  unit: Extract<PublicInfoUnit, { type_id: 2 }>
  /** Whether what is watched is told: of participants, never of staff and visitors. */
  takesPart: boolean
  /** The picture that the unit stands on; null without one. */
  picture: string | null
  onWatched: () => void
}

interface LinkedFilmProps extends Pick<VideoViewProps, 'unit' | 'picture' | 'onWatched'> {
  link: string
  mirrors: readonly string[]
  reports: ReturnType<typeof createReports> | null
}

const LinkedFilm = ({ unit, link, mirrors, picture, reports, onWatched }: LinkedFilmProps) => {
  const { t } = useTexts()
  const film = filmOfLink(link)
  const place = { unit: unit.id, title: unit.title || t('player.film'), picture, reports, onWatched }
  if (film.kind === 'youtube' || film.kind === 'vimeo')
    return <EmbeddedPlayer {...place} film={film} chapters={unit.chapters} />
  if (film.kind !== 'page')
    return <LinkedPlayer {...place} film={film} mirrors={mirrors} chapters={unit.chapters} />
  return (
    <Link href={film.url} target="_blank" rel="noreferrer">
      {t('player.open_film')}
    </Link>
  )
}

/** Films (unit type 2). */
export const VideoView = ({ unit, takesPart, picture, onWatched }: VideoViewProps) => {
  const { id, title, link, chapters } = unit
  const titleOf = useFileTitle()
  const reports = useMemo(() => (takesPart ? createReports(id) : null), [takesPart, id])
  return (
    <MediaUnit
      unit={id}
      title={title}
      // Chapters belong to the first film.
      count={unit.file_uuids.length + (link === null ? 0 : 1)}
      shape="film"
      render={({ files, mirrors }, reload) => (
        <>
          {files.map((file: File, at) => (
            <VideoPlayer
              key={file.uuid}
              unit={id}
              title={title || titleOf(file)}
              file={file}
              chapters={at === 0 ? chapters : []}
              picture={picture}
              reports={reports}
              onWatched={onWatched}
              reload={() => reload(file.uuid)}
            />
          ))}
          {link !== null && (
            <LinkedFilm
              unit={unit}
              link={link}
              mirrors={mirrors}
              picture={picture}
              reports={reports}
              onWatched={onWatched}
            />
          )}
        </>
      )}
    />
  )
}
