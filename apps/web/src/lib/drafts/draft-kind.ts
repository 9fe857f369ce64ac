import type { OutboxKind, Refusal } from '../outbox/index.ts'

/** A document as the server had it; its number grows with every stored change. */
export interface Revised<D> {
  revision: number
  content: D
  /** Numbers of what stands in it, by names that the kind gives them: parts that others change on their own. */
  numbers?: Readonly<Record<string, number>>
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
  /**
   * What is sent for `content`. A kind that sends only what was changed since `base` also names what differs from the payloads
   * that are on their way: what they changed and the person took back would stay otherwise.
   */
  toPayload(content: D, base: Revised<D>, onTheWay: readonly P[]): P
  /** The document that a payload stands for. */
  toContent(payload: P, base: Revised<D>): D
  /** Joins what two sides made of `base`. */
  join(base: D, mine: D, theirs: D): Joined<D>
  /**
   * Of a document whose parts are stored on their own: the newest of each part that two states know. Without it the state with the
   * higher revision is newer as a whole.
   */
  newest?(one: Revised<D>, other: Revised<D>): Revised<D>
  /** The content under names that the server can take, after it refused those of the last change as `stale_revision`. */
  renamed?(content: D, theirs: Revised<D>, refusal: Refusal): D
  /** A kind of changes of the same document that earlier pages left behind. */
  readonly earlier?: { readonly name: string; toContent(payload: unknown): D }
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
  /** The document as it was sent, where the answer also brings what others stored of it. */
  sent?: D
}

/** What is known of a document when two states of it are: see `DraftKind.newest`. */
export const newestOf = <D, P>(
  kind: Pick<DraftKind<D, P>, 'newest'>,
  known: Revised<D>,
  heard: Revised<D>,
): Revised<D> => {
  if (kind.newest) return kind.newest(known, heard)
  return heard.revision >= known.revision ? heard : known
}

/** A kind with what the outbox needs to send it. */
export interface DraftOutboxKind<D, P> extends OutboxKind<P> {
  readonly document: DraftKind<D, P>
}

/** The number in `section:12`. */
export const idOfEntity = (entity: string): number => Number(entity.slice(entity.indexOf(':') + 1))
