import type { Comment } from '@lectern/contract/comments/comment'
import { Button } from '@lectern/ui/actions/button'
import { Badge } from '@lectern/ui/feedback/badge'
import { Avatar } from '@lectern/ui/layout/avatar'
import { Icon } from '@lectern/ui/layout/icon'
import { EyeOff, Lock, Reply } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useDates, useTexts } from '../../lib/texts/index.ts'
import { editComment, writeComment } from './api.ts'
import { CommentMenu } from './comment-menu.tsx'
import styles from './comments.module.css'
import { Composer } from './composer.tsx'
import { keptName } from './kept-words.ts'

export interface CommentCardProps {
  comment: Comment
  /** Who reads. */
  person: number
  isTeam: boolean
  /** New to the reader. */
  isFresh: boolean
  /** The address asked for it. */
  isWanted: boolean
  /** After a change; with the comment that is to be seen then. */
  onChanged: (comment?: number) => void
}

/** One comment with what its reader may do with it. */
export const CommentCard = (props: CommentCardProps) => {
  const { comment, person, isTeam, isWanted, onChanged } = props
  const { t } = useTexts()
  const [doing, setDoing] = useState<'nothing' | 'editing' | 'answering'>('nothing')
  const card = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isWanted) card.current?.scrollIntoView({ block: 'center' })
  }, [isWanted])
  const rest = () => {
    setDoing('nothing')
    requestAnimationFrame(() => card.current?.focus())
  }
  const { id, commentable_type, commentable_id, files } = comment
  const place = { commentable_type, commentable_id }
  return (
    <li
      ref={card}
      tabIndex={-1}
      className={styles.comment}
      data-comment={id}
      data-answer={comment.parent !== null || undefined}
      data-wanted={isWanted || undefined}
    >
      <CommentHead {...props} />
      {comment.parent && (
        <p className={styles.answered}>
          {t('comments.answer_to', { name: comment.parent.user_name ?? t('comments.gone') })}
          {': '}
          {comment.parent.text}
        </p>
      )}
      {doing === 'editing' ? (
        <Composer
          name={keptName(person, `edit-${id}`)}
          label={t('comments.edit_label')}
          sendLabel={t('comments.save')}
          start={comment.text_formatted.without_tags}
          mayBePrivate={false}
          onLeave={rest}
          onSend={async ({ text, key }) => {
            const body = { text, files: files.map(({ uuid }) => uuid) }
            await editComment({ params: { comment: id }, body }, { idempotencyKey: key })
            rest()
            onChanged()
          }}
        />
      ) : comment.is_deleted ? (
        <p className={styles.deleted}>{t('comments.deleted')}</p>
      ) : (
        <div className={styles.text} dangerouslySetInnerHTML={{ __html: comment.text_formatted.clean }} />
      )}
      {doing === 'answering' && (
        <Composer
          name={keptName(person, `answer-${id}`)}
          label={t('comments.answer_label')}
          sendLabel={t('comments.answer')}
          mayBePrivate={isTeam && !comment.is_private}
          onLeave={rest}
          onSend={async ({ text, isPrivate, key }) => {
            const body = { ...place, text, is_private: isPrivate, parent_id: id }
            const { data } = await writeComment({ body }, { idempotencyKey: key })
            rest()
            onChanged(data.id)
          }}
        />
      )}
      {doing === 'nothing' && (
        <div className={styles.actions}>
          {comment.may.reply && (
            <Button
              variant="quiet"
              size="small"
              icon={<Icon of={Reply} />}
              onClick={() => setDoing('answering')}
            >
              {t('comments.answer')}
            </Button>
          )}
          <CommentMenu comment={comment} onEdit={() => setDoing('editing')} onChanged={onChanged} />
        </div>
      )}
    </li>
  )
}

/** Who wrote it and when, and who sees it. */
const CommentHead = ({ comment, isFresh }: CommentCardProps) => {
  const { t } = useTexts()
  const { moment } = useDates()
  const { user, is_deleted: isDeleted } = comment
  return (
    <div className={styles.head}>
      <Avatar name={user?.name ?? '?'} src={user?.avatar_url} />
      <div className={styles.who}>
        {!isDeleted && <strong className={styles.name}>{user?.name ?? t('comments.gone')}</strong>}
        <span className={styles.facts}>
          <time dateTime={comment.created_at}>{moment(comment.created_at)}</time>
          {comment.is_edited && !isDeleted && <span>{t('comments.edited')}</span>}
        </span>
      </div>
      <div className={styles.badges}>
        {isFresh && <Badge tone="primary">{t('comments.new')}</Badge>}
        {comment.is_by_team && !isDeleted && <Badge tone="info">{t('comments.team')}</Badge>}
        {comment.is_private && <Badge icon={Lock}>{t('comments.private')}</Badge>}
        {comment.is_restricted && (
          <Badge tone="warning" icon={EyeOff}>
            {t('comments.hidden')}
          </Badge>
        )}
      </div>
    </div>
  )
}
