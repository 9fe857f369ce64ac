import type { Comment } from '@lectern/contract/comments/comment'
import { useTexts } from '../../../lib/texts/index.ts'
import { editComment } from '../api.ts'
import { Composer } from './composer.tsx'
import { keptName, type Words } from './kept-words.ts'
import { sentText } from './mention-words.ts'

interface BoxProps {
  comment: Comment
  /** Who writes. */
  person: number
  takesFiles: boolean
  onLeave: () => void
}

const placeOf = ({ commentable_type: type, commentable_id: id }: Comment) => ({ type, id })

/** Where the words of an answer are kept that was not sent. */
export const answerName = (person: number, comment: number): string => keptName(person, `answer-${comment}`)

/** Changes an own comment. */
export const EditBox = ({ onChanged, ...props }: BoxProps & { onChanged: () => void }) => {
  const { comment, person, takesFiles, onLeave } = props
  const { t } = useTexts()
  return (
    <Composer
      name={keptName(person, `edit-${comment.id}`)}
      label={t('comments.edit_label')}
      sendLabel={t('comments.save')}
      place={placeOf(comment)}
      start={{
        text: comment.text_formatted.without_tags,
        files: comment.files.map(({ uuid }) => uuid),
        mentions: comment.mentions,
      }}
      mayBePrivate={false}
      takesFiles={takesFiles}
      known={comment.files}
      onLeave={onLeave}
      onSend={async ({ text, mentions, files, key }) => {
        const body = { ...sentText(text, mentions), files: [...files] }
        await editComment({ params: { comment: comment.id }, body }, { idempotencyKey: key })
        onLeave()
        onChanged()
      }}
    />
  )
}

interface AnswerBoxProps extends BoxProps {
  isTeam: boolean
  /** Why an earlier answer came back. */
  fault?: string | undefined
  onSend: (words: Words) => Promise<unknown>
}

/** Answers a comment; what answers one of the team alone stays with the team. */
export const AnswerBox = ({
  comment,
  person,
  isTeam,
  takesFiles,
  fault,
  onSend,
  onLeave,
}: AnswerBoxProps) => {
  const { t } = useTexts()
  return (
    <Composer
      name={answerName(person, comment.id)}
      label={t('comments.answer_label')}
      sendLabel={t('comments.answer')}
      place={placeOf(comment)}
      mayBePrivate={isTeam && !comment.is_private}
      seenBy={comment.is_private ? 'team' : 'reader'}
      takesFiles={takesFiles}
      fault={fault}
      onLeave={onLeave}
      onSend={async (words) => {
        await onSend(words)
        onLeave()
      }}
    />
  )
}
