import type { Comment } from '@lectern/contract/comments/comment'
import { useEffect, useRef, useState } from 'react'
import { ApiError } from '../../../lib/api/index.ts'
import { errorText } from '../../../lib/errors.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { answerName, editName } from '../composer/comment-boxes.tsx'
import { joinWords, keepWords, readKeptWords, type Words } from '../composer/kept-words.ts'
import { composerName } from '../composer/thread-composer.tsx'
import { draftAt, nameOfPlace, type ThreadPlace } from '../thread-place.ts'
import type { SaidWords } from './comment-kind.ts'
import { useEdits, type WaitingEdit } from './use-edits.ts'
import { useSending, type WaitingComment } from './use-sending.ts'

interface SendingThread {
  place: ThreadPlace
  person: number
  /** The comments on the page: an answer to one of them comes back to it. */
  rows: readonly Comment[]
  /** Whether these are all comments of the place. */
  isWhole: boolean
  /** After one was stored; with the comment that is to be seen then. */
  onStored: (comment?: number) => void
}

/** Words at a comment that the server refused, and why. */
export interface RefusedWords {
  readonly at: number
  readonly as: 'answer' | 'edit'
  readonly fault: string
}

/** Puts words that came back where they were written, before what was written there meanwhile. */
const putBack = (name: string, words: SaidWords) => keepWords(name, joinWords(words, readKeptWords(name)))

/** Gives back what was being written at a comment when that was deleted: nothing of it is on the page then. */
const useLeftAtGone = (
  { person, rows, isWhole }: Pick<SendingThread, 'person' | 'rows' | 'isWhole'>,
  giveBack: (words: SaidWords, fault: string) => void,
) => {
  const { t } = useTexts()
  const seen = useRef(new Set<number>())
  useEffect(() => {
    const standing = new Set(rows.flatMap(({ id, is_deleted: isDeleted }) => (isDeleted ? [] : id)))
    const isGone = (id: number) => !standing.has(id) && (isWhole || rows.some((row) => row.id === id))
    for (const id of [...seen.current].filter(isGone)) {
      seen.current.delete(id)
      for (const [name, fault] of [
        [editName(person, id), t('comments.edited_gone')],
        [answerName(person, id), t('common.error_answered_comment_gone')],
      ] as const) {
        const words = readKeptWords(name)
        if (words === null) continue
        keepWords(name, null)
        giveBack(words, fault)
      }
    }
    for (const id of standing) seen.current.add(id)
    // oxlint-disable-next-line react/exhaustive-deps -- looked at once for each answer of the server
  }, [rows])
}

/** Sends what is written in a conversation; what is refused for good comes back where it was written, with the reason. */
export const useThreadSending = ({ place, person, rows, isWhole, onStored }: SendingThread) => {
  const { t } = useTexts()
  const [back, setBack] = useState<{ round: number; fault?: string }>({ round: 0 })
  const [refused, setRefused] = useState<RefusedWords>()

  const giveBack = (words: SaidWords, fault: string) => {
    putBack(composerName(person, place), words)
    setBack(({ round }) => ({ round: round + 1, fault }))
  }
  const onRefused = ({ refusal, payload: { body, words } }: WaitingComment) => {
    const fault = refusal ? errorText(new ApiError(refusal), t) : ''
    const to = rows.find(({ id }) => id === body.parent_id)?.id
    if (to === undefined) giveBack(words, fault)
    else {
      putBack(answerName(person, to), words)
      setRefused({ at: to, as: 'answer', fault })
    }
    // Whoever may not write any more sees that, and the words.
    onStored()
  }
  const onRefusedEdit = ({ refusal, payload: { comment, words } }: WaitingEdit) => {
    const isGone = refusal?.status === 404
    const fault = isGone ? t('comments.edited_gone') : refusal ? errorText(new ApiError(refusal), t) : ''
    if (isGone || !rows.some(({ id }) => id === comment)) giveBack(words, fault)
    else {
      putBack(editName(person, comment), words)
      setRefused({ at: comment, as: 'edit', fault })
    }
    onStored()
  }
  useLeftAtGone({ person, rows, isWhole }, giveBack)
  const name = nameOfPlace(place)
  const { waiting, isHeldUp, send } = useSending(name, {
    shown: rows.map(({ id }) => id),
    onStored,
    onRefused,
  })
  const { editOf, edit } = useEdits(name, { rows, onStored: () => onStored(), onRefused: onRefusedEdit })
  return {
    waiting,
    isHeldUp,
    back,
    refused,
    editOf,
    /** Changes an own comment. */
    edit,
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
