import { mostPutAside } from '@lectern/contract/attempts/claim'
import type { KeptPracticeSearch } from '@lectern/contract/practices/desk/views.api'
import { isSameQuestion, questionOf, readPracticeSearch } from '../queue/practice-search.ts'

/** The way of this tab through what waits: it outlives the page of each attempt, and its reload. */
export interface ReviewQueue {
  /** What was asked of the list; nothing for all that waits. */
  readonly asked: KeptPracticeSearch
  /** What was looked at and left for later. */
  readonly putAside: readonly number[]
}

const key = 'lectern-review-queue'

let inMemory: ReviewQueue = { asked: {}, putAside: [] }

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const readKept = (): unknown => {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

/** The queue as this tab left it. */
export const readQueue = (): ReviewQueue => {
  const kept = readKept()
  if (!isRecord(kept)) return inMemory
  const { asked, putAside } = kept
  return {
    asked: isRecord(asked) ? questionOf(readPracticeSearch(asked)) : {},
    putAside: Array.isArray(putAside) ? putAside.filter((id) => Number.isInteger(id)) : [],
  }
}

const keep = (queue: ReviewQueue): void => {
  inMemory = queue
  try {
    sessionStorage.setItem(key, JSON.stringify(queue))
  } catch {
    // The device keeps nothing: a reload begins with all that waits.
  }
}

/** Begins anew, with what waits of what is asked for. */
export const beginQueue = (search: KeptPracticeSearch): void =>
  keep({ asked: questionOf(search), putAside: [] })

/** Goes on with what is asked for: begins anew where that is another question than before. */
export const goOnWith = (search: KeptPracticeSearch): void => {
  if (!isSameQuestion(readQueue().asked, search)) beginQueue(search)
}

/** Leaves an attempt for later: it comes when nothing else waits. */
export const putAside = (attempt: number): void => {
  const queue = readQueue()
  keep({ ...queue, putAside: [...queue.putAside, attempt].slice(-mostPutAside) })
}

/** Lets what was put aside come again. */
export const takeUpAgain = (): void => keep({ ...readQueue(), putAside: [] })
