import type { File } from '@lectern/contract/files/file'
import { useState } from 'react'
import { useTexts } from '../../../../lib/texts/index.ts'
import { KindIcon } from '../../uploads/index.ts'
import styles from './details.module.css'
import { useFileTitle } from '../../use-file-title.ts'

const childUrl = (file: File, role: File['children'][number]['role']): string | undefined =>
  file.children.find((child) => child.role === role)?.url

/** What a browser plays without help: the MP4 of a video, the MP3 of an audio, else the file as it is. */
const playedUrl = (file: File): string | null => {
  if (file.kind === 'video') return childUrl(file, 'mp4') ?? (isPlaylist(file) ? null : file.url)
  return childUrl(file, 'mp3') ?? file.url
}

const isPlaylist = ({ url }: File): boolean => url?.includes('.m3u8') ?? false

/** A file as large as the sheet allows: its picture, or something to play. */
export const FilePreview = ({ file }: { file: File }) => {
  const { t } = useTexts()
  const titleOf = useFileTitle()
  // Links are renewed while the sheet is open; what plays keeps the one with which it began.
  const [played, setPlayed] = useState(() => ({ uuid: file.uuid, url: playedUrl(file) }))
  if (played.uuid !== file.uuid || played.url === null) {
    const url = playedUrl(file)
    if (played.uuid !== file.uuid || url !== null) setPlayed({ uuid: file.uuid, url })
  }
  if (file.kind === 'video' && played.url !== null)
    return (
      // oxlint-disable-next-line jsx-a11y/media-has-caption -- a look at what was uploaded; captions belong to the lesson
      <video
        className={styles.picture}
        controls
        preload="none"
        src={played.url}
        {...(file.preview_path === null ? {} : { poster: file.preview_path })}
      />
    )
  if (file.kind === 'audio' && played.url !== null)
    return (
      // oxlint-disable-next-line jsx-a11y/media-has-caption -- a look at what was uploaded; captions belong to the lesson
      <audio
        className={styles.sound}
        controls
        preload="none"
        src={played.url}
        aria-label={t('files.listen', { name: titleOf(file) })}
      />
    )
  const picture = file.kind === 'image' ? (file.url ?? file.preview_path) : file.preview_path
  if (picture !== null)
    return <img className={styles.picture} src={picture} alt={file.caption || file.original_name} />
  return (
    <div className={styles.noPicture}>
      <KindIcon kind={file.kind} size={24} />
    </div>
  )
}
