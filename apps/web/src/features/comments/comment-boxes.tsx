import type { Comment } from '@lectern/contract/comments/comment'
import { useTexts } from '../../lib/texts/index.ts'
import { editComment, writeComment } from './api.ts'
import { Composer } from './composer.tsx'
import { keptName } from './kept-words.ts'

interface BoxProps {
  comment: Comment
  /** Who writes. */
  person: number
  /** After it was stored; with the comment that is to be seen then. */
  onChanged: (comment?: number) => void
  onLeave: () => void
}

/** Changes an own comment; its files stay. */
export const EditBox = ({ comment, person, onChanged, onLeave }: BoxProps) => {
  const { t } = useTexts()
  return (
    <Composer
      name={keptName(person, `edit-${comment.id}`)}
      label={t('comments.edit_label')}
      sendLabel={t('comments.save')}
      start={comment.text_formatted.without_tags}
      mayBePrivate={false}
      onLeave={onLeave}
      onSend={async ({ text, key }) => {
        const body = { text, files: comment.files.map(({ uuid }) => uuid) }
        await editComment({ params: { comment: comment.id }, body }, { idempotencyKey: key })
        onLeave()
        onChanged()
      }}
    />
  )
}

/** Answers a comment; what answers one of the team alone stays with the team. */
export const AnswerBox = ({
  comment,
  person,
  isTeam,
  onChanged,
  onLeave,
}: BoxProps & { isTeam: boolean }) => {
  const { t } = useTexts()
  const { id, commentable_type, commentable_id, question_id } = comment
  return (
    <Composer
      name={keptName(person, `answer-${id}`)}
      label={t('comments.answer_label')}
      sendLabel={t('comments.answer')}
      mayBePrivate={isTeam && !comment.is_private}
      onLeave={onLeave}
      onSend={async ({ text, isPrivate, key }) => {
        const place = { commentable_type, commentable_id, question_id: question_id ?? undefined }
        const body = { ...place, text, is_private: isPrivate, parent_id: id }
        const { data } = await writeComment({ body }, { idempotencyKey: key })
        onLeave()
        onChanged(data.id)
      }}
    />
  )
}
