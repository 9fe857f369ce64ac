import type { Comment } from '@lectern/contract/comments/comment'
import { useState } from 'react'
import { ApiError } from '../../../lib/api/index.ts'
import { errorText } from '../../../lib/errors.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { answerName } from '../composer/comment-boxes.tsx'
import { joinWords, keepWords, readKeptWords, type Words } from '../composer/kept-words.ts'
import { composerName } from '../composer/thread-composer.tsx'
import { draftAt, nameOfPlace, type ThreadPlace } from '../thread-place.ts'
import { useSending, type WaitingComment } from './use-sending.ts'

interface SendingThread {
  place: ThreadPlace
  person: number
  /** The comments on the page: an answer to one of them comes back to it. */
  rows: readonly Comment[]
  /** After one was stored; with the comment that is to be seen then. */
  onStored: (comment?: number) => void
}

/** An answer that the server refused: to which comment, and why. */
export interface RefusedAnswer {
  readonly to: number
  readonly fault: string
}

/** Sends what is written in a conversation; what is refused for good comes back where it was written, with the reason. */
export const useThreadSending = ({ place, person, rows, onStored }: SendingThread) => {
  const { t } = useTexts()
  const [back, setBack] = useState<{ round: number; fault?: string }>({ round: 0 })
  const [answer, setAnswer] = useState<RefusedAnswer>()

  const onRefused = ({ refusal, payload: { body, words } }: WaitingComment) => {
    const fault = refusal ? errorText(new ApiError(refusal), t) : ''
    const to = rows.find(({ id }) => id === body.parent_id)?.id
    const name = to === undefined ? composerName(person, place) : answerName(person, to)
    keepWords(name, joinWords(words, readKeptWords(name)))
    if (to === undefined) setBack(({ round }) => ({ round: round + 1, fault }))
    else setAnswer({ to, fault })
  }
  const { waiting, isHeldUp, send } = useSending(nameOfPlace(place), {
    shown: rows.map(({ id }) => id),
    onStored,
    onRefused,
  })
  return {
    waiting,
    isHeldUp,
    back,
    refusedAnswer: answer,
    write: (words: Words) => send(words, draftAt(place)),
    /** Answers a comment where it stands. */
    reply: ({ id, commentable_type, commentable_id, ...part }: Comment, words: Words) =>
      send(words, {
        commentable_type,
        commentable_id,
        question_id: part.question_id ?? undefined,
        statement_id: part.statement_id ?? undefined,
        answer_group_id: part.answer_group_id ?? undefined,
        parent_id: id,
      }),
  }
}
