import type { NewComment } from '@lectern/contract/comments/comment'
import { useCallback, useEffect, useRef, useState } from 'react'
import { type Change, isOfKind, useEnqueue, useOutbox, useOutboxStatus } from '../../../lib/outbox/index.ts'
import type { Words } from '../composer/kept-words.ts'
import { sentText } from '../composer/mention-words.ts'
import { commentEntity, commentKind, commentPrefix, type CommentWork, storedComment } from './comment-kind.ts'

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
  const outbox = useOutbox()
  const enqueue = useEnqueue()
  const [waiting, setWaiting] = useState<readonly WaitingComment[]>([])
  const sent = useRef(new Map<string, WaitingComment>())
  const [landed, setLanded] = useState<readonly LandedComment[]>([])
  const onTheirWay = landed.filter(({ comment }) => !shown.includes(comment))
  if (onTheirWay.length < landed.length) setLanded(onTheirWay)
  const prefix = commentPrefix(place)
  const { state } = useOutboxStatus(prefix)

  const look = useCallback(async () => {
    const changes = (await outbox?.pending(prefix)) ?? []
    const own = changes.filter((change) => isOfKind(change, commentKind))
    for (const change of own) sent.current.set(change.entity, change)
    setWaiting(own.filter(({ refusal }) => refusal === undefined))
    return own.filter(({ refusal }) => refusal !== undefined)
  }, [outbox, prefix])

  const giveBack = useCallback(async () => {
    for (const change of await look()) {
      await outbox?.discard(change.id)
      onRefused(change)
    }
    // oxlint-disable-next-line react/exhaustive-deps -- what is done with the words is new at each drawing
  }, [look, outbox])

  useEffect(() => {
    if (!outbox) return undefined
    const again = () => void giveBack().catch(() => undefined)
    again()
    return outbox.listen((message) => {
      const entity =
        message.type === 'stored'
          ? message.entity
          : message.type === 'refused' || message.type === 'enqueued'
            ? message.change.entity
            : prefix
      if (!entity.startsWith(prefix)) return
      if (message.type === 'enqueued' && isOfKind(message.change, commentKind))
        sent.current.set(entity, message.change)
      if (message.type === 'stored') {
        const comment = storedComment(entity)
        const change = sent.current.get(entity)
        // It stays where it stood until the page shows what was stored.
        if (change && comment !== undefined) setLanded((before) => [...before, { change, comment }])
        onStored(comment)
      }
      again()
    })
    // oxlint-disable-next-line react/exhaustive-deps -- the page behind the outbox is new at each drawing
  }, [outbox, prefix, giveBack])

  const stillWaiting = waiting.filter(({ entity }) => !landed.some(({ change }) => change.entity === entity))
  return {
    waiting: [...onTheirWay.map(({ change }) => change), ...stillWaiting],
    /** They cannot be sent at the moment, and are tried again. */
    isHeldUp: state === 'kept',
    /** Resolves once the words are on the device. */
    send: async (words: Words, about: Omit<NewComment, 'text'>): Promise<void> => {
      const { draft, key: _key, ...said } = words
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
