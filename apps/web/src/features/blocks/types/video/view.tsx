import type { File } from '@lectern/contract/files/file'
import { Link } from '@lectern/ui/actions/link'
import { useMemo } from 'react'
import { useTexts } from '../../../../lib/texts/index.ts'
import {
  createReports,
  EmbeddedPlayer,
  filmOfLink,
  LinkedPlayer,
  MediaUnit,
  tellFilmStarted,
  useFileTitle,
  VideoPlayer,
} from '../../../files/players/index.ts'
import type { ShownUnit, UnitProps } from '../../block-view.tsx'
import { previewOf } from '../../previews/preview-of.ts'

interface LinkedFilmProps {
  unit: ShownUnit<2>
  onWatched: () => void
  picture: string | null
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
export const VideoView = ({ unit, around }: UnitProps<ShownUnit<2>>) => {
  const { takesPart, previews, onFinished: onWatched } = around
  const { id, title, link, chapters } = unit
  const titleOf = useFileTitle()
  const picture = previewOf(previews, unit.preview_index)
  const reports = useMemo(() => (takesPart ? createReports(id, tellFilmStarted) : null), [takesPart, id])
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
