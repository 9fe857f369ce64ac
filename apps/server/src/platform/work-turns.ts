import type { SchoolId } from './school-id.ts'

/** For whom heavy work is done. */
export interface WorkOwner {
  readonly schoolId: SchoolId
  readonly userId: number
}

/** `own`: the same person has too much in the line; `others`: everybody's turns are taken; `left`: the caller has gone. */
export type NoTurnReason = 'own' | 'others' | 'left'

/** No turn came: nothing was begun. */
export class NoTurnError extends Error {
  readonly reason: NoTurnReason

  constructor(reason: NoTurnReason) {
    super(`no turn: ${reason}`)
    this.name = 'NoTurnError'
    this.reason = reason
  }
}

export interface WorkTurns {
  /** @throws NoTurnError */
  take<T>(owner: WorkOwner, work: () => Promise<T>, signal?: AbortSignal): Promise<T>
}

export interface TurnLimits {
  /** Works of all schools that run at the same time. A school has one of them. */
  readonly atOnce: number
  /** Works of one person that wait beside the one that runs. */
  readonly waitingOfPerson: number
  readonly waitingOfSchool: number
  readonly patienceMs: number
}

interface Waiter {
  readonly userId: number
  readonly begin: () => void
}

/**
 * Hands turns out school by school, so that no school waits for all the work of another; within a school the first in the line
 * is the first served.
 */
export const createWorkTurns = (limits: TurnLimits): WorkTurns => {
  const lines = new Map<SchoolId, Waiter[]>()
  const running = new Set<SchoolId>()
  /** The last to be served comes last. */
  const served = new Set<SchoolId>()

  const longestAgo = (): SchoolId | undefined => {
    const waiting = [...lines.keys()].filter((schoolId) => !running.has(schoolId))
    return (
      waiting.find((schoolId) => !served.has(schoolId)) ?? [...served].find((each) => waiting.includes(each))
    )
  }

  const serve = (): void => {
    if (running.size + lines.size === 0) served.clear()
    if (running.size >= limits.atOnce) return
    const schoolId = longestAgo()
    const [next, ...rest] = schoolId === undefined ? [] : (lines.get(schoolId) ?? [])
    if (schoolId === undefined || next === undefined) return
    if (rest.length > 0) lines.set(schoolId, rest)
    else lines.delete(schoolId)
    running.add(schoolId)
    served.delete(schoolId)
    served.add(schoolId)
    next.begin()
    serve()
  }

  const leave = (schoolId: SchoolId, waiter: Waiter): void => {
    const rest = (lines.get(schoolId) ?? []).filter((each) => each !== waiter)
    if (rest.length > 0) lines.set(schoolId, rest)
    else lines.delete(schoolId)
  }

  const refuseTooMany = ({ schoolId, userId }: WorkOwner): void => {
    const line = lines.get(schoolId) ?? []
    const own = line.filter((each) => each.userId === userId).length
    if (own >= limits.waitingOfPerson) throw new NoTurnError('own')
    if (line.length >= limits.waitingOfSchool) throw new NoTurnError('others')
  }

  const wait = ({ schoolId, userId }: WorkOwner, signal: AbortSignal | undefined): Promise<void> =>
    new Promise((resolve, reject) => {
      const settle = (outcome: () => void) => {
        clearTimeout(timer)
        signal?.removeEventListener('abort', goAway)
        outcome()
      }
      const refuse = (reason: NoTurnReason) => {
        leave(schoolId, waiter)
        settle(() => reject(new NoTurnError(reason)))
      }
      const goAway = () => refuse('left')
      const timer = setTimeout(() => refuse('others'), limits.patienceMs)
      const waiter: Waiter = { userId, begin: () => settle(resolve) }
      signal?.addEventListener('abort', goAway)
      lines.set(schoolId, [...(lines.get(schoolId) ?? []), waiter])
      serve()
    })

  return {
    take: async (owner, work, signal) => {
      if (signal?.aborted) throw new NoTurnError('left')
      refuseTooMany(owner)
      await wait(owner, signal)
      try {
        return await work()
      } finally {
        running.delete(owner.schoolId)
        serve()
      }
    },
  }
}
