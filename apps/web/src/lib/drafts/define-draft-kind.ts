import { defineKind, type Change } from '../outbox/index.ts'
import { newestOf, type DraftKind, type DraftOutboxKind, type Revised } from './draft-kind.ts'
import { tellStored } from './stored-news.ts'

/** How long a document waits for the next keystroke before it is sent, in milliseconds. */
const settle = 800

/** Whether a value is a base; the name of the kind vouches for the content, as it does for the payload. */
export const isRevised = <D>(value: unknown): value is Revised<D> =>
  typeof value === 'object' &&
  value !== null &&
  'content' in value &&
  'revision' in value &&
  typeof value.revision === 'number'

const baseOf = <D>(change: Change): Revised<D> => {
  if (isRevised<D>(change.base)) return change.base
  throw new Error(`A change of ${change.entity} without the document that it was made on`)
}

/** The outbox's kind of a document: sends it, moves the base of the next change, tells every tab what is stored. */
export const defineDraftKind = <D, P>(document: DraftKind<D, P>): DraftOutboxKind<D, P> => ({
  ...defineKind<P>({
    name: document.name,
    settle: () => settle,
    send: async (change, sending) => {
      const options = { ...sending, idempotencyKey: change.id }
      const reply = await document.send(change.entity, change.payload, baseOf<D>(change), options)
      tellStored({ entity: change.entity, stored: reply.stored, sent: reply.sent })
      return { at: reply.at, body: reply.stored }
    },
    // What is sent is what differs from the newest base.
    mergeBase: (_older, newer) => newer,
    rebase: (waiting, ack) => {
      if (!isRevised<D>(ack.body)) return waiting.base
      return isRevised<D>(waiting.base) ? newestOf(document, waiting.base, ack.body) : ack.body
    },
  }),
  document,
})
