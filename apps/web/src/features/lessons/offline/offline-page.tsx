import { Button } from '@lectern/ui/actions/button'
import { EmptyState } from '@lectern/ui/feedback/empty-state'
import { Link } from '@lectern/ui/actions/link'
import { Skeleton } from '@lectern/ui/feedback/skeleton'
import { useLoaderData } from '@tanstack/react-router'
import { CloudOff } from 'lucide-react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { AccountPage, AccountSection } from '../../../frame/index.ts'
import { useDates, useNeededTexts, useTexts } from '../../../lib/texts/index.ts'
import { describeKept, type KeptThings } from '../../../lib/offline/describe-kept.ts'
import { KeepingState } from './keep-course-card.tsx'
import { forgetAll, keepingOf, subscribeKeeping } from '../../../lib/offline/keeper.ts'
import styles from './offline.module.css'
import { useSizes } from './use-sizes.ts'
import { WaitingWork } from './waiting-work.tsx'

const useKeptCopies = (reader: string) => {
  const [kept, setKept] = useState<KeptThings | null>()
  const [round, setRound] = useState(0)
  const courses = kept?.courses ?? []
  const busy = useSyncExternalStore(subscribeKeeping, () =>
    courses.map(({ course }) => keepingOf(course.slug)?.state ?? '').join(),
  )
  useEffect(() => {
    let isGone = false
    describeKept(reader).then(
      (things) => isGone || setKept(things),
      // A browser that keeps nothing.
      () => setKept(null),
    )
    return () => {
      isGone = true
    }
  }, [reader, busy, round])
  return { kept, look: () => setRound((at) => at + 1) }
}

const Courses = ({ kept, reader, look }: { kept: KeptThings; reader: string; look: () => void }) => {
  const { t } = useTexts()
  const { longMoment } = useDates()
  return (
    <ul className={styles.list}>
      {kept.courses.map((each) => (
        <li key={each.course.slug} className={styles.row}>
          <div className={styles.rowWords}>
            <Link href={each.course.link}>{each.course.title}</Link>
            {each.until && (
              <span className={styles.facts}>
                {t('documents.offline_until', { time: longMoment(each.until) })}
              </span>
            )}
            <KeepingState known={each} reader={reader} onChange={look} />
          </div>
        </li>
      ))}
    </ul>
  )
}

const Lessons = ({ lessons }: Pick<KeptThings, 'lessons'>) => {
  const { t } = useTexts()
  const { moment } = useDates()
  const size = useSizes()
  return (
    <ul className={styles.list}>
      {lessons.map(({ path, title, bytes, keptAt, until }) => (
        <li key={path} className={styles.row}>
          <div className={styles.rowWords}>
            <Link href={path}>{title}</Link>
            <span className={styles.facts}>
              {t('documents.offline_read_facts', { size: size(bytes), time: moment(keptAt) })}
              {until && ` · ${t('documents.offline_until', { time: moment(until) })}`}
            </span>
          </div>
        </li>
      ))}
    </ul>
  )
}

/** What is kept on this device: work that waits, courses, lessons that were read; and the way to remove all of it. */
export const OfflinePage = () => {
  const { t } = useTexts()
  const hasTexts = useNeededTexts('documents')
  const reader = String(useLoaderData({ from: '__root__' }).visitor?.id ?? 0)
  const { kept, look } = useKeptCopies(reader)
  const size = useSizes()
  if (!hasTexts || kept === undefined)
    return (
      <AccountPage title={t('account.offline')}>
        <Skeleton height="120px" />
      </AccountPage>
    )
  const isEmpty = !kept || (kept.courses.length === 0 && kept.lessons.length === 0)
  return (
    <AccountPage
      title={t('account.offline')}
      text={t('documents.offline_page_text', { size: size(kept?.bytes ?? 0) })}
    >
      <WaitingWork />
      {isEmpty || !kept ? (
        <EmptyState
          icon={CloudOff}
          title={t('documents.offline_empty')}
          text={t('documents.offline_empty_text')}
          framed
        />
      ) : (
        <>
          {kept.courses.length > 0 && (
            <AccountSection title={t('documents.offline_courses')}>
              <Courses kept={kept} reader={reader} look={look} />
            </AccountSection>
          )}
          {kept.lessons.length > 0 && (
            <AccountSection title={t('documents.offline_lessons')} text={t('documents.offline_lessons_text')}>
              <Lessons lessons={kept.lessons} />
            </AccountSection>
          )}
          <AccountSection
            title={t('documents.offline_remove_all')}
            text={t('documents.offline_remove_all_text')}
            action={
              <Button onClick={() => void forgetAll().then(look)}>{t('documents.offline_remove_all')}</Button>
            }
          />
        </>
      )}
    </AccountPage>
  )
}
