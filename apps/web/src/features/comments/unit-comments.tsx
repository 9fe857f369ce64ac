import { Button, buttonClass } from '@lectern/ui/actions/button'
import { Link } from '@lectern/ui/actions/link'
import { EmptyState } from '@lectern/ui/feedback/empty-state'
import { Notice } from '@lectern/ui/feedback/notice'
import { SkeletonText } from '@lectern/ui/feedback/skeleton'
import { useLoaderData, useNavigate, useRouterState } from '@tanstack/react-router'
import { MessageSquare } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { ApiError } from '../../lib/api/index.ts'
import { errorText } from '../../lib/errors.ts'
import { useNear } from '../../lib/drawing/use-near.ts'
import { loginPath } from '../../lib/routing/paths.ts'
import { useNeededTexts, useTexts } from '../../lib/texts/index.ts'
import { useRetry } from '../../lib/use-retry.ts'
import { writeComment } from './api.ts'
import { CommentCard } from './comment-card.tsx'
import styles from './comments.module.css'
import { Composer } from './composer.tsx'
import { keptName } from './kept-words.ts'
import { ThreadBar, ThreadPages } from './thread-ways.tsx'
import { type CommentPage, useMarkRead, useThread } from './use-thread.ts'

export interface UnitCommentsProps {
  unit: number
  title: string
}

/** The comments of a unit, for whoever is signed in. */
export const UnitComments = ({ unit, title }: UnitCommentsProps) => {
  const { t } = useTexts()
  const hasTexts = useNeededTexts('comments')
  const { visitor } = useLoaderData({ from: '__root__' })
  const here = useRouterState({ select: (state) => state.location.href })
  if (!hasTexts) return <SkeletonText lines={6} />
  return (
    <section className={styles.comments} aria-labelledby={`comments-${unit}`}>
      <h2 id={`comments-${unit}`} className={styles.title}>
        {title || t('comments.title')}
      </h2>
      {visitor === null ? (
        <div className={styles.closed}>
          <p>{t('comments.sign_in')}</p>
          <Link href={loginPath(here)} className={buttonClass({ variant: 'primary' })}>
            {t('common.sign_in')}
          </Link>
        </div>
      ) : (
        <Thread unit={unit} person={visitor.id} />
      )}
    </section>
  )
}

/** The comment that the address asks for. */
const wantedIn = (search: object): number | undefined => {
  const wanted = 'comment_id' in search ? Number(search.comment_id) : 0
  return Number.isSafeInteger(wanted) && wanted > 0 ? wanted : undefined
}

interface ThreadProps {
  unit: number
  person: number
}

const Thread = ({ unit, person }: ThreadProps) => {
  const navigate = useNavigate()
  const search = useRouterState({ select: (state) => state.location.search })
  const [linked] = useState(() => wantedIn(search))
  const shown = useThread(unit, linked)
  const { thread, error, again } = shown
  useRetry(error, again)
  const isFound = linked !== undefined && thread?.comments.data.some(({ id }) => id === linked) === true
  useEffect(() => {
    if (isFound) void navigate({ to: '.', search: {}, hash: true, replace: true, resetScroll: false })
  }, [isFound, navigate])
  if (thread) return <LoadedThread unit={unit} person={person} shown={shown} thread={thread} />
  return error === undefined ? <SkeletonText lines={6} /> : <ThreadFailure error={error} onAgain={again} />
}

interface LoadedThreadProps extends ThreadProps {
  shown: ReturnType<typeof useThread>
  thread: CommentPage
}

const LoadedThread = ({ unit, person, shown, thread }: LoadedThreadProps) => {
  const { t } = useTexts()
  const place = useRef<HTMLDivElement>(null)
  const isSeen = useNear(place, '0px')
  useMarkRead(unit, thread.unread_ids, isSeen)
  const { error, fresh, wanted, ask, renew } = shown
  const { data: rows, meta } = thread.comments
  return (
    <div ref={place} className={styles.thread}>
      {thread.may_write ? (
        <Composer
          name={keptName(person, `unit-${unit}`)}
          label={t('comments.write_label')}
          sendLabel={t('comments.send')}
          mayBePrivate={thread.is_team}
          onSend={async ({ text, isPrivate, key }) => {
            const unitPlace = { commentable_type: 'info-unit', commentable_id: unit } as const
            const body = { ...unitPlace, text, is_private: isPrivate }
            const { data } = await writeComment({ body }, { idempotencyKey: key })
            renew(data.id)
          }}
        />
      ) : (
        <p className={styles.closedLine}>
          {t(thread.is_user_comment_allowed ? 'comments.participants_only' : 'comments.not_allowed')}
        </p>
      )}
      {error !== undefined && (
        <Notice tone="warning" announce="politely">
          {t('comments.stale')}
        </Notice>
      )}
      {meta.total === 0 ? (
        <EmptyState
          framed
          level={3}
          icon={MessageSquare}
          title={t('comments.empty')}
          text={thread.may_write ? t('comments.empty_text') : undefined}
        />
      ) : (
        <ThreadBar count={meta.total} order={shown.order} ask={ask} />
      )}
      <ol className={styles.list}>
        {rows.map((comment) => (
          <CommentCard
            key={comment.id}
            comment={comment}
            person={person}
            isTeam={thread.is_team}
            isFresh={fresh.has(comment.id)}
            isWanted={comment.id === wanted}
            onChanged={renew}
          />
        ))}
      </ol>
      <ThreadPages meta={meta} ask={ask} />
    </div>
  )
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
