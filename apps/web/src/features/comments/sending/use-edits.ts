import type { Comment } from '@lectern/contract/comments/comment'
import { useState } from 'react'
import { type Change, useEnqueue } from '../../../lib/outbox/index.ts'
import type { Words } from '../composer/kept-words.ts'
import { sentText } from '../composer/mention-words.ts'
import {
  editEntity,
  editKind,
  editPrefix,
  type EditWork,
  type SaidWords,
  wordsWrittenAt,
} from './comment-kind.ts'
import { useWaiting } from './use-waiting.ts'

/** A change of a comment that the server has not acknowledged. */
export type WaitingEdit = Change<EditWork>

/** What a comment will say once its change has arrived. */
export interface ShownEdit {
  readonly words: SaidWords
  /** It cannot be sent at the moment. */
  readonly isHeldUp: boolean
}

interface Editing {
  /** The comments on the page. */
  rows: readonly Comment[]
  /** A change was stored. */
  onStored: () => void
  /** A change was refused for good: its words are to be given back. */
  onRefused: (change: WaitingEdit) => void
}

/** Whether the page shows other words than those that this tab has stored. */
const isOlder = ({ id, updated_at: shown }: Comment): boolean => wordsWrittenAt(id, shown) > shown

/** Sends changes of comments at a place through the outbox, and knows which of them wait. @param place its name */
export const useEdits = (place: string, { rows, onStored, onRefused }: Editing) => {
  const enqueue = useEnqueue()
  const [landed, setLanded] = useState<readonly EditWork[]>([])
  // Stored words stay in sight until the page has them from the server.
  const onTheirWay = landed.filter(({ comment }) => rows.some((row) => row.id === comment && isOlder(row)))
  if (onTheirWay.length < landed.length) setLanded(onTheirWay)
  const { waiting, isHeldUp, look } = useWaiting(editPrefix(place), editKind, {
    onStored: (_entity, change) => {
      if (change) setLanded((before) => [...before, change.payload])
      onStored()
    },
    onRefused,
  })
  return {
    /** The change of a comment that is on its way; undefined: the page shows what it says. */
    editOf: (comment: number): ShownEdit | undefined => {
      const last = waiting.findLast(({ payload }) => payload.comment === comment)
      const words = last?.payload.words ?? onTheirWay.findLast((each) => each.comment === comment)?.words
      return words && { words, isHeldUp: isHeldUp && last !== undefined }
    },
    /** Resolves once the words are on the device. */
    edit: async ({ id, updated_at: shown }: Comment, words: Words): Promise<void> => {
      const { draft: _draft, key: _key, base, ...said } = words
      const body = { ...sentText(words.text, words.mentions), files: [...words.files] }
      const seen = wordsWrittenAt(id, base ?? shown)
      await enqueue(editKind, editEntity(place, id), { comment: id, body, words: said }, seen)
      await look()
    },
  }
}
