import { CallError } from '../../../platform/http/call-error.ts'

const most = { atOnce: 4, ofPerson: 1 } as const

/** Lets a few downloads go on in this process at a time, and one for each person: each reads the storage for as long as it takes. */
export const createDownloadTurns = () => {
  const people = new Map<number, number>()
  let underWay = 0

  return {
    /** @returns ends the turn; the second time does nothing. @throws CallError too_many_requests */
    begin: (userId: number): (() => void) => {
      const own = people.get(userId) ?? 0
      if (underWay >= most.atOnce || own >= most.ofPerson)
        throw new CallError('too_many_requests', { retryAfter: 60 })
      underWay += 1
      people.set(userId, own + 1)
      let isOver = false
      return () => {
        if (isOver) return
        isOver = true
        underWay -= 1
        people.delete(userId)
      }
    },
  }
}
