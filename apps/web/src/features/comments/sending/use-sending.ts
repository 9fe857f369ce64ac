import type { NewComment } from '@lectern/contract/comments/comment'
import { useState } from 'react'
import { type Change, useEnqueue } from '../../../lib/outbox/index.ts'
import type { Words } from '../composer/kept-words.ts'
import { sentText } from '../composer/mention-words.ts'
import { commentEntity, commentKind, commentPrefix, type CommentWork, storedComment } from './comment-kind.ts'
import { useWaiting } from './use-waiting.ts'

/** A comment that the server has not acknowledged. */
export type WaitingComment = Change<CommentWork>

/** A comment that the server has stored from this tab, and the id that it got. */
interface LandedComment {
  readonly change: WaitingComment
  readonly comment: number
}

interface Sending {
  /** Ids of the comments that the page shows. */
  shown: readonly number[]

  /** A comment was stored; its id, where this tab has sent it. */
  onStored: (comment?: number) => void
  /** A comment was refused for good: its words are to be given back. */
  onRefused: (change: WaitingComment) => void
}

/** Sends comments of a place through the outbox, and knows which of them wait. @param place its name */
export const useSending = (place: string, { shown, onStored, onRefused }: Sending) => {
  const enqueue = useEnqueue()
  const [landed, setLanded] = useState<readonly LandedComment[]>([])
  const onTheirWay = landed.filter(({ comment }) => !shown.includes(comment))
  if (onTheirWay.length < landed.length) setLanded(onTheirWay)
  const { waiting, isHeldUp, look } = useWaiting(commentPrefix(place), commentKind, {
    onStored: (entity, change) => {
      const comment = storedComment(entity)
      // It stays where it stood until the page shows what was stored.
      if (change && comment !== undefined) setLanded((before) => [...before, { change, comment }])
      onStored(comment)
    },
    onRefused,
  })

  const stillWaiting = waiting.filter(({ entity }) => !landed.some(({ change }) => change.entity === entity))
  return {
    waiting: [...onTheirWay.map(({ change }) => change), ...stillWaiting],
    /** They cannot be sent at the moment, and are tried again. */
    isHeldUp,
    /** Resolves once the words are on the device. */
    send: async (words: Words, about: Omit<NewComment, 'text'>): Promise<void> => {
      const { draft, key: _key, base: _base, ...said } = words
      const body = {
        ...about,
        ...sentText(words.text, words.mentions),
        files: [...words.files],
        is_private: words.isPrivate,
        addressee_id: words.addressee,
        key: draft,
      }
      const behind = waiting.at(-1)?.entity
      await enqueue(commentKind, commentEntity(place, draft), { body, words: said, behind })
      await look()
    },
  }
}
