import type { RecordingKind } from '@lectern/contract/files/recording-name'
import { Icon } from '@lectern/ui/layout/icon'
import { Mic, Paperclip, Video, type LucideIcon } from 'lucide-react'
import { useTexts, type TextId } from '../../../lib/texts/index.ts'
import type { HandInTakes } from './hand-in-takes.ts'
import styles from './hand-in.module.css'

interface Way {
  way: RecordingKind | 'upload'
  icon: LucideIcon
  title: TextId
  /** A word of the title, where there is no room for more. */
  short: TextId
  help: TextId
}

const ways: readonly Way[] = [
  {
    way: 'audio',
    icon: Mic,
    title: 'documents.hand_in_audio',
    short: 'documents.hand_in_audio_short',
    help: 'documents.hand_in_audio_help',
  },
  {
    way: 'video',
    icon: Video,
    title: 'documents.hand_in_video',
    short: 'documents.hand_in_video_short',
    help: 'documents.hand_in_video_help',
  },
  {
    way: 'upload',
    icon: Paperclip,
    title: 'documents.hand_in_upload',
    short: 'documents.hand_in_upload_short',
    help: 'documents.hand_in_upload_help',
  },
]

interface HandInWaysProps {
  takes: HandInTakes
  /** Large, each with its help, or small in a row. */
  look?: 'tiles' | 'row'
  isFull: boolean
  most: number
  onUpload: () => void
  onRecord: (kind: RecordingKind) => void
}

/** The ways in which a file comes to an answer, side by side. */
export const HandInWays = ({ takes, look = 'tiles', isFull, most, ...props }: HandInWaysProps) => {
  const { t } = useTexts()
  const { onUpload, onRecord } = props
  if (isFull) return <p className={styles.full}>{t('documents.hand_in_full', { count: most })}</p>
  const isTaken = { audio: takes.audio, video: takes.video, upload: takes.uploads }
  return (
    <div className={styles.ways} data-look={look}>
      {ways
        .filter(({ way }) => isTaken[way])
        .map(({ way, icon, title, short, help }) => (
          <button
            key={way}
            type="button"
            className={styles.way}
            data-way={way}
            aria-label={look === 'row' ? t(title) : undefined}
            onClick={() => (way === 'upload' ? onUpload() : onRecord(way))}
          >
            <span className={styles.wayIcon}>
              <Icon of={icon} size={20} />
            </span>
            <span className={styles.wayWords}>
              <span className={styles.wayTitle}>{t(title)}</span>
              {look === 'row' && <span className={styles.wayShort}>{t(short)}</span>}
              {look === 'tiles' && <span className={styles.wayHelp}>{t(help, { count: most })}</span>}
            </span>
          </button>
        ))}
    </div>
  )
}
