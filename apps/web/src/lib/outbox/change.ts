/** Why a waiting change has not reached the server yet. */
export type DelayReason = 'network' | 'server' | 'signed_out' | 'other_person'

/** The server's no, as the person may be told it. */
export interface Refusal {
  status: number
  code: string
  message: string
  fields: Record<string, string[]>
}

/** One piece of a person's work that the server has not acknowledged. */
export interface Change<P = unknown> {
  /** Strictly increasing on one device: the order in which the work was done. */
  readonly seq: number
  /** Whose numbers these are: the browser profile, or this tab's memory. */
  readonly device: string
  /** Names this change to the server (Idempotency-Key): sent again under it, applied once. */
  readonly id: string
  /** The id of the person whose work it is; nobody else's session may send it. */
  readonly person: string
  /** What it changes, `section:12` or `attempt-answer:77:q1`; changes of one entity go in order. */
  readonly entity: string
  /** Name of the kind that can send it; carries a version when the payload's shape changes (`section@2`). */
  readonly kind: string
  readonly payload: P
  /** What the entity was before, for whoever must restore it. */
  readonly base?: unknown
  /** Not sent while changes of entities that begin with this are waiting. */
  readonly after?: string | undefined
  /** When it was made, and when the first change that it replaced was made; milliseconds. */
  readonly at: number
  readonly firstAt: number
  /** How often it was sent. Above zero the server may have it already, so it may no longer be replaced. */
  readonly attempts: number
  /** Not to be sent before this moment; milliseconds. */
  readonly retryAt: number
  readonly trouble?: DelayReason | undefined
  /** The server said no for good; the change stays until somebody decides about it. */
  readonly refusal?: Refusal | undefined
}

/** What the server said when it stored a change. */
export interface Acknowledgement {
  /** The server's clock; the device's own when the server gave none. */
  at?: Date | undefined
  body?: unknown
}

export interface SendOptions {
  /** Aborted when waiting longer makes no sense: too slow, or another tab took over. */
  signal: AbortSignal
  /** The change is small enough to outlive the page. */
  keepalive: boolean
  /** Whose change it is: the server refuses it under anybody else's session. */
  person: string
}

/**
 * How one sort of work is sent, merged and given back. Its functions are written as methods on purpose: the outbox holds
 * kinds of every payload in one table, and hands each only the changes that bear its name.
 */
export interface OutboxKind<P> {
  readonly name: string
  /** What goes first: the beginning of the names of entities whose changes must all have been answered; undefined: nothing. */
  after?(payload: P): string | undefined
  /** How long to wait for a later change before sending this one, in milliseconds; 0 unless said otherwise. */
  settle?(payload: P): number
  /** Sends one change under `change.id`. Rejects with ApiError or NetworkError. */
  send(change: Change<P>, options: SendOptions): Promise<Acknowledgement>
  /** The payload that stands for both when `newer` replaces an unsent `older`; `newer` alone unless said otherwise. */
  merge?(older: P, newer: P): P
  /** The base of the change that stands for both when `newer` replaces an unsent `older`; that of the older unless said otherwise. */
  mergeBase?(older: unknown, newer: unknown): unknown
  /** A new `base` for a change that waited while `ack` came for the one before it (revision numbers). */
  rebase?(waiting: Change<P>, ack: Acknowledgement): unknown
  /** Called in every open tab when the server refused for good; the change is kept until `discard`. */
  onRefused?(change: Change<P>, refusal: Refusal): void
}

/** Declares a kind and keeps its payload's type. */
export const defineKind = <P>(kind: OutboxKind<P>): OutboxKind<P> => kind

/** Whether a change is of this kind. The kind's name carries its payload's version, so the name vouches for the shape. */
export const isOfKind = <P>(change: Change, kind: OutboxKind<P>): change is Change<P> =>
  change.kind === kind.name
