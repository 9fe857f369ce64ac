import type { OutboxKind } from '../outbox/index.ts'

/** A document as the server had it; its number grows with every stored change. */
export interface Revised<D> {
  revision: number
  content: D
}

/** What came of joining two sides: the document with my side of every clash. */
export interface Joined<D> {
  content: D
  /** Keys of what both sides changed, differently. */
  clashes: readonly string[]
}

/** How one sort of document is kept on the device and sent. */
export interface DraftKind<D, P> {
  /** Carries a version when the payload's shape changes (`section@2`). */
  readonly name: string
  /** Stores the payload; `base` is what it was made on. Rejects with ApiError or NetworkError. */
  send(entity: string, payload: P, base: Revised<D>, options: DraftSendOptions): Promise<DraftReply<D>>
  /** What is sent for `content`. */
  toPayload(content: D, base: Revised<D>): P
  /** The document that a payload stands for. */
  toContent(payload: P, base: Revised<D>): D
  /** Joins what two sides made of `base`. */
  join(base: D, mine: D, theirs: D): Joined<D>
}

export interface DraftSendOptions {
  signal: AbortSignal
  keepalive: boolean
  person: string
  idempotencyKey: string
}

export interface DraftReply<D> {
  at?: Date | undefined
  stored: Revised<D>
}

/** A kind with what the outbox needs to send it. */
export interface DraftOutboxKind<D, P> extends OutboxKind<P> {
  readonly document: DraftKind<D, P>
}

/** The number in `section:12`. */
export const idOfEntity = (entity: string): number => Number(entity.slice(entity.indexOf(':') + 1))
