import type { Comment } from '@lectern/contract/comments/comment'
import { Button } from '@lectern/ui/actions/button'
import { Badge } from '@lectern/ui/feedback/badge'
import { Avatar } from '@lectern/ui/layout/avatar'
import { Icon } from '@lectern/ui/layout/icon'
import { EyeOff, Lock, Reply } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useDates, useTexts } from '../../lib/texts/index.ts'
import { CommentMenu } from './comment-menu.tsx'
import styles from './comments.module.css'
import { AnswerBox, EditBox } from './comment-boxes.tsx'

interface CommentCardProps {
  comment: Comment
  /** The part of the place that it is about, in words. */
  about?: string | undefined
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
  return (
    <li
      ref={card}
      tabIndex={-1}
      className={styles.comment}
      data-comment={comment.id}
      data-answer={comment.parent !== null || undefined}
      data-wanted={isWanted || undefined}
    >
      <CommentHead {...props} />
      <Answered comment={comment} />
      {doing === 'editing' ? (
        <EditBox comment={comment} person={person} onChanged={onChanged} onLeave={rest} />
      ) : (
        <CommentText comment={comment} />
      )}
      {doing === 'answering' && (
        <AnswerBox comment={comment} person={person} isTeam={isTeam} onChanged={onChanged} onLeave={rest} />
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

/** What it answers. */
const Answered = ({ comment: { parent } }: Pick<CommentCardProps, 'comment'>) => {
  const { t } = useTexts()
  if (parent === null) return null
  return (
    <p className={styles.answered}>
      {t('comments.answer_to', { name: parent.user_name ?? t('comments.gone') })}: {parent.text}
    </p>
  )
}

const CommentText = ({ comment }: Pick<CommentCardProps, 'comment'>) => {
  const { t } = useTexts()
  if (comment.is_deleted) return <p className={styles.deleted}>{t('comments.deleted')}</p>
  return <div className={styles.text} dangerouslySetInnerHTML={{ __html: comment.text_formatted.clean }} />
}

/** Who wrote it and when, and who sees it. */
const CommentHead = ({ comment, about, isFresh }: CommentCardProps) => {
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
        {about !== undefined && <Badge>{about}</Badge>}
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
