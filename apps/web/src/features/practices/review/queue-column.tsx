import type { PracticeRow } from '@lectern/contract/practices/practice-row'
import { Button } from '@lectern/ui/actions/button'
import { Link } from '@lectern/ui/actions/link'
import { Notice } from '@lectern/ui/feedback/notice'
import { Skeleton } from '@lectern/ui/feedback/skeleton'
import { Avatar } from '@lectern/ui/layout/avatar'
import { Icon } from '@lectern/ui/layout/icon'
import { SideSheet } from '@lectern/ui/overlays/side-sheet'
import { ListOrdered } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { errorText } from '../../../lib/errors.ts'
import { expertPaths } from '../../../lib/routing/expert-paths.ts'
import { useDates, useTexts } from '../../../lib/texts/index.ts'
import { VersionSquares } from '../../attempts/index.ts'
import { useWorkWords } from '../workload/use-work-words.ts'
import { AttemptBadge } from '../attempt-badge.tsx'
import { DueMark } from '../queue/due-mark.tsx'
import { orderAhead } from './order-ahead.ts'
import styles from './queue-column.module.css'
import type { QueueAhead } from './use-queue-ahead.ts'

/** From this width of the page on, the queue, the attempt and what is said about it stand beside each other. */
export const roomOfQueue = 1264

interface QueueProps {
  ahead: QueueAhead
  /** The attempt that is looked at. */
  current: PracticeRow
}

/** What waits, beside the attempt that is looked at. */
export const QueueColumn = (props: QueueProps) => {
  const { t } = useTexts()
  const column = useRef<HTMLElement>(null)
  const { current, ahead } = props
  const isThere = ahead.rows !== undefined
  useEffect(() => {
    column.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [current.attempt.id, isThere])
  return (
    <nav ref={column} className={styles.column} aria-label={t('practices.queue_beside')}>
      <Queue {...props} />
    </nav>
  )
}

/** The same in a drawer, where there is no room for it. */
export const QueueSheet = (props: QueueProps) => {
  const { t } = useTexts()
  const [isOpen, setOpen] = useState(false)
  const label = t('practices.queue_beside')
  return (
    <>
      <Button icon={<Icon of={ListOrdered} />} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <SideSheet
        open={isOpen}
        onClose={() => setOpen(false)}
        title={label}
        closeLabel={t('common.close')}
        from="start"
      >
        <div className={styles.drawn}>
          <Queue {...props} />
        </div>
      </SideSheet>
    </>
  )
}

const Queue = ({ ahead: { rows, total, putAside, error, reload }, current }: QueueProps) => {
  const { t } = useTexts()
  if (!rows)
    return error ? (
      <div className={styles.note}>
        <Notice
          tone="danger"
          announce="politely"
          actions={<Button onClick={reload}>{t('common.try_again')}</Button>}
        >
          {errorText(error, t)}
        </Notice>
      </div>
    ) : (
      <QueueSkeleton />
    )
  const ordered = orderAhead(rows, current, putAside)
  const more = total - rows.length
  const isAlone = ordered.length === 1
  return (
    <>
      <p className={styles.count}>
        {t(total === 0 ? 'practices.queue_done' : 'practices.queue_count_waiting', { count: total })}
      </p>
      <ol className={styles.list}>
        {ordered.map((row) => (
          <li key={row.attempt.id}>
            <QueueItem row={row} isCurrent={row === current} isLater={putAside.includes(row.attempt.id)} />
          </li>
        ))}
      </ol>
      {isAlone && <div className={styles.note}>{t('practices.review_none')}</div>}
      {more > 0 && <div className={styles.note}>{t('practices.queue_more', { count: more })}</div>}
    </>
  )
}

interface QueueItemProps {
  row: PracticeRow
  isCurrent: boolean
  /** It was left for later. */
  isLater: boolean
}

const QueueItem = ({ row, isCurrent, isLater }: QueueItemProps) => {
  const { t } = useTexts()
  const { since } = useWorkWords()
  const { attempt, learner, quiz, lesson, versions, due_at: dueAt } = row
  const what = lesson ? `${quiz.name} · ${lesson.title}` : quiz.name
  return (
    <Link
      href={expertPaths.practice(attempt.id)}
      className={styles.item}
      aria-current={isCurrent ? 'true' : undefined}
    >
      <span className={styles.face}>
        <Avatar name={learner.name} />
      </span>
      <span className={styles.name} title={learner.name}>
        {learner.name}
      </span>
      <span className={styles.age}>{attempt.finished_at && since(attempt.finished_at)}</span>
      <span className={styles.what} title={what}>
        {what}
      </span>
      <span className={styles.foot}>
        {versions.length > 1 && <VersionSquares versions={versions} shown={attempt.id} />}
        <DueMark dueAt={dueAt} />
        {row.decision ? <AttemptBadge attempt={attempt} /> : <WhoseItIs row={row} />}
        {isLater && !isCurrent && <span className={styles.state}>{t('practices.queue_put_aside')}</span>}
      </span>
    </Link>
  )
}

/** Who is checking it now. */
const WhoseItIs = ({ row: { claim } }: { row: PracticeRow }) => {
  const { t } = useTexts()
  const { time } = useDates()
  if (!claim) return null
  return (
    <span className={styles.state} data-own={claim.is_own || undefined}>
      {claim.is_own
        ? t('practices.queue_yours', { time: time(claim.expires_at) })
        : t('practices.claimed_by', { name: claim.user.name })}
    </span>
  )
}

const QueueSkeleton = () => (
  <>
    <div className={styles.count}>
      <Skeleton width="80%" height="1em" />
    </div>
    {Array.from({ length: 6 }, (_item, at) => (
      <div key={at} className={styles.item}>
        <span className={styles.face}>
          <Skeleton width="32px" height="32px" radius="50%" />
        </span>
        <Skeleton width="60%" height="1em" />
        <Skeleton width="32px" height="1em" />
        <span className={styles.what}>
          <Skeleton width="90%" height="1em" />
        </span>
      </div>
    ))}
  </>
)
