import { attemptStatus } from '@lectern/contract/attempts/attempt'
import { undoSeconds } from '@lectern/contract/attempts/claim'
import { isDone, isRefused, type ReviewCall } from './call-record.ts'

const undoMs = undoSeconds * 1000

interface Given {
  readonly status: number
  readonly by: string
}

interface State {
  /** What the learner was told. */
  readonly told: Given | null
  /** What can still be taken back, and between which moments that ends. */
  readonly held: (Given & { readonly dueFrom: number; readonly dueUntil: number }) | null
}

const nothing: State = { told: null, held: null }

/** What a decision that is held may have become before a call was carried out. */
const settle = (state: State, { from, until }: ReviewCall): State[] => {
  const { held } = state
  if (!held || until < held.dueFrom) return [state]
  const told: State = { told: held, held: null }
  return from > held.dueUntil ? [told] : [told, state]
}

/** What becomes of an attempt by a call; undefined where the call would have overwritten what a colleague can take back. */
const after = (state: State, { kind, reviewer: by, given, from, until }: ReviewCall): State | undefined => {
  const { held, told } = state
  if (kind === 'undo') return held?.by === by ? { told, held: null } : undefined
  if (held && held.by !== by) return undefined
  // The same again is taken for a call whose answer was lost: what is held stays due as it was.
  if (held && held.status === given) return state
  return { told, held: { status: given ?? 0, by, dueFrom: from + undoMs, dueUntil: until + undoMs } }
}

/** What may have become of an attempt by a call of which nobody may have heard whether it was carried out. */
const carryOut = (state: State, call: ReviewCall): State[] =>
  settle(state, call).flatMap((before) => {
    const done = after(before, call)
    return [...(isDone(call) ? [] : [before]), ...(done ? [done] : [])]
  })

/**
 * How an attempt may stand after the decisions about it, each as `status by reviewer`: calls that were under way together may
 * have been carried out in any order. Empty: no order explains that all of them were accepted.
 */
export const possibleEnds = (calls: readonly ReviewCall[]): Set<string> => {
  const ends = new Set<string>()
  const go = (state: State, rest: readonly ReviewCall[]): void => {
    if (rest.length === 0) {
      const last = state.held ?? state.told
      ends.add(last ? `${last.status} by ${last.by}` : `${attemptStatus.underCheck} by nobody`)
    }
    for (const call of rest) {
      const others = rest.filter((other) => other !== call)
      if (others.some(({ until }) => until < call.from)) continue
      for (const next of carryOut(state, call)) go(next, others)
    }
  }
  go(
    nothing,
    calls.filter((call) => (call.kind === 'decision' || call.kind === 'undo') && !isRefused(call)),
  )
  return ends
}

/** Points that a question may have after all that were given: each that no other ones surely came after. */
export const possiblePoints = (calls: readonly ReviewCall[]): (number | null)[] => {
  const given = calls.filter((call) => call.kind === 'points' && !isRefused(call))
  const last = given.filter(({ until }) => !given.some((other) => isDone(other) && other.from > until))
  return [...last.map((call) => call.given), ...(given.some(isDone) ? [] : [null])]
}

interface Hold {
  readonly from: number
  readonly until: number
}

/** In the order in which they were sent, without decisions that repeat the one that is held: it is due as it was. */
const withoutRepeats = (calls: readonly ReviewCall[]): ReviewCall[] => {
  let held: ReviewCall | undefined
  return calls
    .toSorted((one, other) => one.from - other.from)
    .filter((call) => {
      const isRepeat = held?.given === call.given && call.from < (held?.from ?? 0) + undoMs
      if (call.kind === 'decision' && isRepeat) return false
      if (call.kind === 'decision' || call.kind === 'undo')
        held = isDone(call) && call.kind === 'decision' ? call : undefined
      return true
    })
}

/** When an attempt surely was a reviewer's alone, by what the server answered them. */
const holdsOf = (own: readonly ReviewCall[]): Hold[] => {
  const holds: Hold[] = []
  /** Of the claim, and of the decision that is held. */
  let claimedFrom: number | undefined
  let decided: Hold | undefined
  const endClaim = (until: number) => {
    if (claimedFrom !== undefined) holds.push({ from: claimedFrom, until })
    claimedFrom = undefined
  }
  const endDecision = (until: number) => {
    if (decided) holds.push({ from: decided.from, until: Math.min(until, decided.until) })
    decided = undefined
  }
  for (const call of withoutRepeats(own.filter((each) => !isRefused(each)))) {
    const { kind, from, until, left } = call
    if (kind === 'points') continue
    if (kind === 'release') endClaim(from)
    if (kind === 'undo' || kind === 'decision') {
      endClaim(from)
      endDecision(from)
    }
    if (!isDone(call)) continue
    if (kind === 'decision') decided = { from: until, until: from + undoMs }
    // Whoever takes a decision back claims the attempt again, unless it does not wait any more.
    else if (kind === 'claim' || kind === 'next' || (kind === 'undo' && left === attemptStatus.underCheck))
      claimedFrom ??= until
  }
  endClaim(Number.POSITIVE_INFINITY)
  endDecision(Number.POSITIVE_INFINITY)
  return holds
}

/** Calls about one attempt that the server carried out for one reviewer while the attempt was another's alone. */
export const findCollisions = (calls: readonly ReviewCall[]): ReviewCall[] => {
  const byReviewer = Map.groupBy(calls, ({ reviewer }) => reviewer)
  return [...byReviewer].flatMap(([reviewer, own]) => {
    const holds = holdsOf(own)
    return calls.filter(
      (call) =>
        call.reviewer !== reviewer &&
        call.kind !== 'release' &&
        isDone(call) &&
        holds.some(({ from, until }) => call.from > from && call.until < until),
    )
  })
}
