import type { Acknowledgement, Change, OutboxKind, Refusal, DelayReason } from './change.ts'
import type { Edit, NewChange } from './storage/storage.ts'

/** Changes of different entities that are under way at the same time, at most. */
export const parallelSends = 4

/** While work goes on without a pause, it is sent at least every so many settle times. */
const longestSettle = 5

const isWaiting = (change: Change): boolean => change.refusal === undefined

// Once sent, the server may have it under its id: another payload under that id, or skipping it, would break the order.
const isReplaceable = (change: Change, by: Pick<NewChange, 'entity' | 'kind'>): boolean =>
  isWaiting(change) && change.attempts === 0 && change.entity === by.entity && change.kind === by.kind

/** Adds a change, in the place of an unsent one of the same entity and kind when that is the entity's last. */
export const enqueueEdit = (
  changes: readonly Change[],
  next: NewChange,
  {
    merge = (_, newer) => newer,
    mergeBase = (older) => older,
  }: Pick<OutboxKind<unknown>, 'merge' | 'mergeBase'> = {},
): Edit => {
  const last = changes.findLast((change) => isWaiting(change) && change.entity === next.entity)
  if (!last || !isReplaceable(last, next)) return { add: next }
  const merged = {
    ...next,
    payload: merge(last.payload, next.payload),
    base: mergeBase(last.base, next.base),
    firstAt: last.firstAt,
    retryAt: last.retryAt,
    trouble: last.trouble,
  }
  return { add: merged, remove: [last.seq] }
}

/** When a change may be sent, by its kind's settle time. */
export const dueAt = (change: Change, settle = 0): number =>
  Math.max(change.retryAt, Math.min(change.at + settle, change.firstAt + settle * longestSettle))

/** The first waiting change of each entity, oldest first, without those that others go before. */
export const headsOf = (changes: readonly Change[]): Change[] => {
  const isHeldUp = ({ after }: Change): boolean =>
    after !== undefined && changes.some((change) => isWaiting(change) && change.entity.startsWith(after))
  const heads = new Map<string, Change>()
  for (const change of changes) {
    if (isWaiting(change) && !heads.has(change.entity)) heads.set(change.entity, change)
  }
  return [...heads.values()].filter((head) => !isHeldUp(head))
}

/** Marks a change as sent once more; an empty edit when it was replaced or settled in the meantime. */
export const claimEdit = (changes: readonly Change[], seq: number): Edit => {
  const change = changes.find((each) => each.seq === seq && isWaiting(each))
  return change ? { put: [{ ...change, attempts: change.attempts + 1 }] } : {}
}

/** Takes an acknowledged change out, and moves the base of the one that waited behind it. */
export const acknowledgeEdit = (
  changes: readonly Change[],
  done: Change,
  ack: Acknowledgement,
  rebase: OutboxKind<unknown>['rebase'],
): Edit => {
  const waiting = changes.find(
    (each) =>
      isWaiting(each) && each.entity === done.entity && each.kind === done.kind && each.seq > done.seq,
  )
  if (!waiting || !rebase) return { remove: [done.seq] }
  return { remove: [done.seq], put: [{ ...waiting, base: rebase(waiting, ack) }] }
}

/** Until when a change waits (ms), and why. */
export interface Postponement {
  retryAt: number
  trouble: DelayReason
}

/** Keeps a change for later. */
export const postponeEdit = (changes: readonly Change[], seq: number, later: Postponement): Edit => ({
  put: changes.filter((change) => change.seq === seq).map((change) => ({ ...change, ...later })),
})

/** Sets a change aside that the server refused for good. */
export const refuseEdit = (changes: readonly Change[], seq: number, refusal: Refusal): Edit => ({
  put: changes
    .filter((change) => change.seq === seq)
    .map((change) => ({ ...change, refusal, trouble: undefined })),
})

/** Takes a refused change out. */
export const discardEdit = (changes: readonly Change[], id: string): Edit => ({
  remove: changes.filter((change) => change.id === id && !isWaiting(change)).map((change) => change.seq),
})

/** Takes out what waits of an entity: its person thought better of it. */
export const withdrawEdit = (changes: readonly Change[], entity: string): Edit => ({
  remove: changes
    .filter((change) => change.entity === entity && isWaiting(change))
    .map((change) => change.seq),
})

/** Lets what waited for the connection go: the server has just answered. */
export const reviveEdit = (changes: readonly Change[]): Edit =>
  hurryEdit(changes.filter((change) => change.trouble === 'network'))

/** Lets everything that waits for its next try go at once. */
export const hurryEdit = (changes: readonly Change[]): Edit => ({
  put: changes
    .filter((change) => isWaiting(change) && change.retryAt > 0)
    .map((change) => ({ ...change, retryAt: 0 })),
})

const firstDelay = 1000
/** A server that starts again is back in seconds: so many tries are never further apart than this. */
const steadyDelay = 3000
const steadyTries = 15
const longestDelay = 60_000

const longestPause = (attempts: number): number =>
  attempts <= steadyTries
    ? Math.min(steadyDelay, firstDelay * 2 ** Math.max(0, attempts - 1))
    : Math.min(longestDelay, steadyDelay * 2 ** (attempts - steadyTries))

/**
 * Milliseconds until the next try: from 1 s to 3 s for about half a minute, then doubling up to 1 min. Chance takes up to half
 * of it, so that those whom one fault stopped do not come back in one moment; never before `retryAfter` s.
 */
export const retryDelay = (attempts: number, random: number, retryAfter = 0): number =>
  Math.max(retryAfter * 1000, longestPause(attempts) * (0.5 + random / 2))
