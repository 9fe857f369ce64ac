import type { Comment } from '@lectern/contract/comments/comment'
import type { FeedComment } from '@lectern/contract/comments/feed.api'
import { Link } from '@lectern/ui/actions/link'
import { Badge } from '@lectern/ui/feedback/badge'
import { useTexts } from '../../../lib/texts/index.ts'
import { editComment, writeComment } from '../api.ts'
import { CommentCard } from '../comment-card.tsx'
import type { Words } from '../composer/kept-words.ts'
import { wayToComment } from '../way-to-comment.ts'
import styles from './feed.module.css'

interface FeedItemProps {
  row: FeedComment
  /** Who reads. */
  person: number
  /** After something was written or changed. */
  onChanged: () => unknown
}

const wordsOf = ({ text, files, mentions }: Words) => ({
  text,
  files: [...files],
  mentions: mentions.map(({ id }) => id),
})

/** Answers at the version of the attempt that its author looked at. */
const answerTo = ({ comment, attempt_id: attempt }: FeedComment, words: Words) =>
  writeComment({
    body: {
      ...wordsOf(words),
      commentable_type: comment.commentable_type,
      commentable_id: attempt ?? comment.commentable_id,
      question_id: comment.question_id ?? undefined,
      statement_id: comment.statement_id ?? undefined,
      answer_group_id: comment.answer_group_id ?? undefined,
      parent_id: comment.id,
      is_private: words.isPrivate,
      key: words.key,
    },
  })

const changeOf = (comment: Comment, words: Words) =>
  editComment({
    params: { comment: comment.id },
    body: { ...wordsOf(words), seen_updated_at: words.base ?? undefined },
  })

/** One comment of the school with its place, to be answered where it is read. */
export const FeedItem = ({ row, person, onChanged }: FeedItemProps) => {
  const { comment, attempt_id: attempt } = row
  const then = async (work: Promise<unknown>) => {
    await work
    await onChanged()
  }
  return (
    <CommentCard
      comment={comment}
      where={<Place row={row} />}
      person={person}
      isTeam
      takesFiles={attempt !== null}
      selection={undefined}
      refused={undefined}
      edit={undefined}
      isFresh={false}
      isWanted={false}
      onChanged={onChanged}
      onReply={(_, words) => then(answerTo(row, words))}
      onEdit={(changed, words) => then(changeOf(changed, words))}
    />
  )
}

const Place = ({ row }: Pick<FeedItemProps, 'row'>) => {
  const { t } = useTexts()
  const { lesson, attempt_id: attempt, is_waiting: isWaiting } = row
  return (
    <p className={styles.place}>
      <Link href={wayToComment(row)}>
        {lesson.course}: {lesson.title}
      </Link>
      {attempt !== null && <span>{t('moderation.feed_practice')}</span>}
      {isWaiting && <Badge tone="warning">{t('moderation.feed_waiting')}</Badge>}
    </p>
  )
}
