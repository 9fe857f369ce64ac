import { chapterAt, type Stretch } from '../rules/chapters.ts'
import { clockText } from '../rules/clock-text.ts'
import { hashOfMoment } from '../rules/video-hash.ts'
import styles from './panel.module.css'

interface ChapterListProps {
  unit: number | null
  stretches: readonly Stretch[]
  time: number
  onSeek: (seconds: number) => void
}

/** The time codes of a film; each is also an address that can be passed on. */
export const ChapterList = ({ unit, stretches, time, onSeek }: ChapterListProps) => {
  const current = chapterAt(stretches, time)
  return (
    <ol className={styles.lines}>
      {stretches.map((stretch) => (
        <li key={stretch.at}>
          <a
            href={unit === null ? '#' : hashOfMoment({ unit, at: stretch.at })}
            className={styles.line}
            aria-current={stretch === current || undefined}
            onClick={(event) => {
              if (event.ctrlKey || event.metaKey || event.shiftKey) return
              event.preventDefault()
              onSeek(stretch.at)
            }}
          >
            <span className={styles.moment}>{clockText(stretch.at)}</span>
            <span>{stretch.title}</span>
          </a>
        </li>
      ))}
    </ol>
  )
}
