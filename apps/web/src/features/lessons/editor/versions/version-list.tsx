import type { LessonVersion } from '@lectern/contract/lessons/versions'
import { Button } from '@lectern/ui/actions/button'
import { IconButton } from '@lectern/ui/actions/icon-button'
import { Badge } from '@lectern/ui/feedback/badge'
import { Avatar } from '@lectern/ui/layout/avatar'
import { CircleCheck, RotateCcw, Tag } from 'lucide-react'
import { useDates, useTexts, type Dates, type Translate } from '../../../../lib/texts/index.ts'
import { useChangeWords } from './use-change-words.ts'
import styles from './lesson-versions.module.css'

interface VersionListProps {
  versions: readonly LessonVersion[]
  chosen: number | undefined
  /** A version is being brought back. */
  busy: boolean
  onChoose: (version: LessonVersion) => void
  onName: (version: LessonVersion) => void
  onRestore: (version: LessonVersion) => void
}

interface Day {
  readonly name: string
  readonly versions: LessonVersion[]
}

const dayMs = 24 * 60 * 60 * 1000

const daysOf = (versions: readonly LessonVersion[], dates: Dates, t: Translate): Day[] => {
  const now = Date.now()
  const near = new Map([
    [dates.date(new Date(now - dayMs)), t('lesson-editor.version_yesterday')],
    [dates.date(new Date(now)), t('lesson-editor.version_today')],
  ])
  const days: Day[] = []
  for (const version of versions) {
    const date = dates.date(version.saved_at)
    const name = near.get(date) ?? date
    const last = days.at(-1)
    if (last?.name === name) last.versions.push(version)
    else days.push({ name, versions: [version] })
  }
  return days
}

/** The history of a lesson by days, the newest first. */
export const VersionList = ({ versions, ...work }: VersionListProps) => {
  const dates = useDates()
  const { t } = useTexts()
  return daysOf(versions, dates, t).map((day) => (
    <section key={day.name} className={styles.day}>
      <h3 className={styles.dayName}>{day.name}</h3>
      <ul className={styles.entries}>
        {day.versions.map((version) => (
          <VersionEntry key={version.id} version={version} {...work} />
        ))}
      </ul>
    </section>
  ))
}

type VersionEntryProps = Omit<VersionListProps, 'versions'> & { version: LessonVersion }

const VersionEntry = ({ version, chosen, busy, onChoose, onName, onRestore }: VersionEntryProps) => {
  const { t } = useTexts()
  const dates = useDates()
  const changeWords = useChangeWords()
  const who = version.author?.name ?? t('lesson-editor.version_nobody')
  const moment = dates.moment(version.saved_at)
  return (
    <li className={styles.entry} data-chosen={version.id === chosen || undefined}>
      <Avatar name={who} size={24} />
      <button
        type="button"
        className={styles.choose}
        aria-current={version.id === chosen ? 'true' : undefined}
        onClick={() => onChoose(version)}
      >
        <span className={styles.when}>
          <span>{dates.time(version.saved_at)}</span> <VersionKind version={version} />
        </span>
        <span className={styles.who}>
          {version.name === '' ? [who, ...changeWords(version.changes)].join(' · ') : version.name}
        </span>
      </button>
      <IconButton
        icon={Tag}
        size="small"
        label={t('lesson-editor.version_name_of', { moment })}
        onClick={() => onName(version)}
      />
      <Button size="small" disabled={busy} onClick={() => onRestore(version)}>
        {t('lesson-editor.version_restore')}
      </Button>
    </li>
  )
}

const VersionKind = ({ version: { kind, name } }: { version: LessonVersion }) => {
  const { t } = useTexts()
  if (kind === 'published')
    return (
      <Badge tone="success" icon={CircleCheck}>
        {t('lesson-editor.version_published')}
      </Badge>
    )
  if (kind === 'restored')
    return (
      <Badge tone="info" icon={RotateCcw}>
        {t('lesson-editor.version_before_restore')}
      </Badge>
    )
  return name === '' ? null : <Badge icon={Tag}>{t('lesson-editor.version_named')}</Badge>
}
