import type { Comment } from '@lectern/contract/comments/comment'
import { Button } from '@lectern/ui/actions/button'
import { EmptyState } from '@lectern/ui/feedback/empty-state'
import { Notice } from '@lectern/ui/feedback/notice'
import { SkeletonText } from '@lectern/ui/feedback/skeleton'
import { VisuallyHidden } from '@lectern/ui/layout/visually-hidden'
import { useNavigate, useRouterState } from '@tanstack/react-router'
import { MessageSquare } from 'lucide-react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { ApiError } from '../../lib/api/index.ts'
import { useNear } from '../../lib/drawing/use-near.ts'
import { errorText } from '../../lib/errors.ts'
import { useDates, useTexts } from '../../lib/texts/index.ts'
import { useRetry } from '../../lib/use-retry.ts'
import { CommentCard } from './comment-card.tsx'
import styles from './comments.module.css'
import { composerName, ThreadComposer } from './composer/thread-composer.tsx'
import { UnsentWords } from './composer/unsent-words.tsx'
import { RulesLine } from './moderation/rules-line.tsx'
import { SelectionBar } from './selection-bar.tsx'
import { useThreadSending } from './sending/use-thread-sending.ts'
import { WaitingComments } from './sending/waiting-comments.tsx'
import { type CommentPage, type ThreadPlace, wantedAt } from './thread-place.ts'
import { ThreadBar, ThreadPages } from './thread-ways.tsx'
import { useSelection } from './use-selection.ts'
import { useMarkRead, useThread } from './use-thread.ts'

export interface ThreadProps {
  place: ThreadPlace
  /** Who reads. */
  person: number
  /** What a comment about a part of the place is about, in words. */
  aboutOf?: (comment: Comment) => string | undefined
  /** After something was written, changed or read. */
  onChanged?: (() => void) | undefined
}

/** The conversation at a place, with its composer. */
export const Thread = (props: ThreadProps) => {
  const navigate = useNavigate()
  const search = useRouterState({ select: (state) => state.location.search })
  const [linked] = useState(() => wantedAt(props.place, search))
  const box = useRef<HTMLDivElement>(null)
  const shown = useThread(props.place, { person: props.person, wanted: linked, box })
  const { thread, error, again } = shown
  useRetry(error, again)
  const isFound = linked !== undefined && thread?.comments.data.some(({ id }) => id === linked) === true
  useEffect(() => {
    if (isFound) void navigate({ to: '.', search: {}, hash: true, replace: true, resetScroll: false })
  }, [isFound, navigate])
  if (thread) return <LoadedThread {...props} box={box} shown={shown} thread={thread} />
  return error === undefined ? <SkeletonText lines={6} /> : <ThreadFailure error={error} onAgain={again} />
}

interface LoadedThreadProps extends ThreadProps {
  shown: ReturnType<typeof useThread>
  thread: CommentPage
  box: RefObject<HTMLDivElement | null>
}

const LoadedThread = ({ place, person, aboutOf, onChanged, box, shown, thread }: LoadedThreadProps) => {
  const { t } = useTexts()
  const isSeen = useNear(box, '0px')
  const selection = useSelection()
  const unread = thread.unread_ids.filter((id) => selection.saidOf(id) === undefined)
  useMarkRead(place, unread, { isSeen, onRead: onChanged })
  const { error, fresh, wanted, arrived, ask } = shown
  const { data: rows, meta } = thread.comments
  const renew = (comment?: number) => {
    shown.renew(comment)
    onChanged?.()
  }
  const isNew = (id: number): boolean => {
    const isRead = selection.saidOf(id)
    return isRead === undefined ? fresh.has(id) : !isRead
  }
  const sending = useThreadSending({ place, person, rows, isWhole: meta.last_page === 1, onStored: renew })
  return (
    <div ref={box} className={styles.thread}>
      <Writing {...{ place, person, thread, sending }} />
      {error !== undefined && (
        <Notice tone="warning" announce="politely">
          {t('comments.stale')}
        </Notice>
      )}
      <WaitingComments waiting={sending.waiting} isHeldUp={sending.isHeldUp} />
      {meta.total === 0 && sending.waiting.length === 0 ? (
        <EmptyState
          framed
          level={3}
          icon={MessageSquare}
          title={t('comments.empty')}
          text={thread.may_write ? t(emptyText(place, thread)) : undefined}
        />
      ) : (
        <ThreadBar
          count={meta.total}
          order={shown.order}
          ask={ask}
          selection={isSelectable(thread) ? selection : undefined}
        />
      )}
      <Arrivals {...arrived} />
      <ol className={styles.list}>
        {rows.map((comment) => (
          <CommentCard
            key={comment.id}
            comment={comment}
            about={aboutOf?.(comment)}
            person={person}
            isTeam={thread.is_team}
            takesFiles={thread.may_add_files}
            selection={selection.isOn ? selection : undefined}
            refused={sending.refused}
            edit={sending.editOf(comment.id)}
            onReply={sending.reply}
            onEdit={sending.edit}
            isFresh={isNew(comment.id)}
            isWanted={comment.id === wanted}
            onChanged={renew}
          />
        ))}
      </ol>
      <SelectionBar place={place} selection={selection} isTeam={thread.is_team} onChanged={renew} />
      <ThreadPages meta={meta} ask={ask} />
    </div>
  )
}

interface WritingProps {
  place: ThreadPlace
  person: number
  thread: CommentPage
  sending: ReturnType<typeof useThreadSending>
}

/** Where its reader writes; or why they do not, and what they wrote before. */
const Writing = ({ place, person, thread, sending }: WritingProps) => {
  if (!thread.may_write)
    return (
      <>
        <ClosedLine place={place} thread={thread} />
        <UnsentWords name={composerName(person, place)} />
      </>
    )
  return (
    <>
      {place.type === 'info-unit' && !thread.is_team && <RulesLine />}
      <ThreadComposer
        place={place}
        person={person}
        isTeam={thread.is_team}
        takesFiles={thread.may_add_files}
        course={thread.course_id}
        back={sending.back}
        onSend={sending.write}
      />
    </>
  )
}

/** Whether something can be done with several comments of a page. */
const isSelectable = ({ is_team: isTeam, comments: { data } }: CommentPage): boolean =>
  data.length > 0 && (isTeam || data.some(({ may }) => may.delete))

/** Tells a screen reader how many comments have come in. */
const Arrivals = ({ count, round }: ReturnType<typeof useThread>['arrived']) => {
  const { t } = useTexts()
  return (
    <VisuallyHidden role="status">
      {count > 0 && <span key={round}>{t('comments.arrived', { count })}</span>}
    </VisuallyHidden>
  )
}

/** Why its reader does not write here. */
const ClosedLine = ({ place, thread }: { place: ThreadPlace; thread: CommentPage }) => {
  const { t } = useTexts()
  const { moment } = useDates()
  const { restriction } = thread
  if (restriction === null) return <p className={styles.closedLine}>{t(closedText(place, thread))}</p>
  const { until } = restriction
  return (
    <Notice tone="warning" title={t('comments.restricted')}>
      {until === null
        ? t('comments.restricted_always')
        : t('comments.restricted_until', { until: moment(until) })}
    </Notice>
  )
}

/** Why nobody writes here. */
const closedText = (place: ThreadPlace, thread: CommentPage) => {
  if (thread.is_team) return 'comments.read_only'
  if (place.type === 'quiz-attempt' && thread.commentable.finished_at === null)
    return 'comments.after_handing_in'
  return place.type === 'info-unit' && thread.is_user_comment_allowed
    ? 'comments.participants_only'
    : 'comments.not_allowed'
}

const emptyText = (place: ThreadPlace, thread: CommentPage) => {
  if (place.type === 'info-unit') return 'comments.empty_text'
  return thread.is_team ? 'comments.empty_to_learner' : 'comments.empty_to_team'
}

/** Why there are no comments: closed to the reader, or not loaded. */
const ThreadFailure = ({ error, onAgain }: { error: unknown; onAgain: () => void }) => {
  const { t } = useTexts()
  const isClosed = error instanceof ApiError && (error.status === 403 || error.status === 404)
  if (isClosed) return <p className={styles.closedLine}>{t('comments.closed')}</p>
  return (
    <Notice
      tone="danger"
      announce="politely"
      title={t('comments.failed')}
      actions={<Button onClick={onAgain}>{t('common.try_again')}</Button>}
    >
      {errorText(error, t)}
    </Notice>
  )
}
