import type { CalendarEntry, CalendarKind } from '@lectern/contract/learning/calendar/calendar'
import { Link } from '@lectern/ui/actions/link'
import { useTexts } from '../../../lib/texts/index.ts'
import styles from '../home/home.module.css'
import { useMomentWords } from '../home/moment-words.ts'

/** What somebody has to do, or loses, at the moment. */
const urgent: ReadonlySet<CalendarKind> = new Set(['practice_due', 'lesson_closes', 'access_ends'])

/** Whether somebody has to do something before it, or loses something then. */
export const isUrgent = ({ kind }: Pick<CalendarEntry, 'kind'>): boolean => urgent.has(kind)

/** What comes, with its date beside it. */
export const EntryList = ({ entries }: { entries: readonly CalendarEntry[] }) => {
  const { t } = useTexts()
  const { month, date, dayAndTime } = useMomentWords()
  return (
    <ul className={styles.coming}>
      {entries.map(({ key, kind, at, title, link, course, others }) => (
        <li key={key}>
          <span className={styles.tile} data-urgent={urgent.has(kind) ? '' : undefined} aria-hidden="true">
            <span className={styles.tileMonth}>{month(at)}</span>
            <span className={styles.tileDay}>{date(at)}</span>
          </span>
          <span>
            <Link href={link} className={styles.comingTitle}>
              {others > 0 ? t('home.others', { title, count: others }) : title}
            </Link>
            <span className={styles.comingFacts}>
              {t(`home.kind_${kind}`)} · <time dateTime={at}>{dayAndTime(at)}</time>
              {kind !== 'access_ends' && ` · ${course.title}`}
            </span>
          </span>
        </li>
      ))}
    </ul>
  )
}
