import type { Comment } from '@lectern/contract/comments/comment'
import { useTexts } from '../../../lib/texts/index.ts'
import type { SaidWords } from '../sending/comment-kind.ts'
import { Composer } from './composer.tsx'
import { keptName, type Words } from './kept-words.ts'

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

/** Where the words of a change are kept that was not sent. */
export const editName = (person: number, comment: number): string => keptName(person, `edit-${comment}`)

interface EditBoxProps extends BoxProps {
  /** What it will say once an earlier change has arrived. */
  said: SaidWords | undefined
  /** Why an earlier change came back. */
  fault?: string | undefined
  onSend: (words: Words) => Promise<unknown>
}

/** Changes an own comment. */
export const EditBox = ({ comment, person, takesFiles, said, fault, onSend, onLeave }: EditBoxProps) => {
  const { t } = useTexts()
  return (
    <Composer
      name={editName(person, comment.id)}
      label={t('comments.edit_label')}
      sendLabel={t('comments.save')}
      place={placeOf(comment)}
      start={{
        text: said?.text ?? comment.text_formatted.without_tags,
        files: said?.files ?? comment.files.map(({ uuid }) => uuid),
        mentions: said?.mentions ?? comment.mentions,
        isPrivate: comment.is_private,
        base: comment.updated_at,
      }}
      mayBePrivate={false}
      takesFiles={takesFiles}
      known={comment.files}
      fault={fault}
      onLeave={onLeave}
      onSend={async (words) => {
        await onSend(words)
        onLeave()
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
