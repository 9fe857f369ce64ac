/** What a change looks like to the model server: `n` counts all edits of a run. */
export interface ModelRequest {
  id: string
  entity: string
  n: number
}

/** A server that takes every change id once, as the real one does (Idempotency-Key). */
export const createModelServer = () => {
  const applied: ModelRequest[] = []
  const seen = new Map<string, ModelRequest>()
  const faults: string[] = []
  let signedIn = true

  const apply = (request: ModelRequest): void => {
    const before = applied.findLast((each) => each.entity === request.entity)
    if (before && before.n >= request.n) faults.push(`${request.entity}: ${request.n} came after ${before.n}`)
    seen.set(request.id, request)
    applied.push(request)
  }

  return {
    applied,
    faults,
    setSignedIn: (value: boolean) => {
      signedIn = value
    },
    /** Status of the answer: 200 for a new change and for its repetition. */
    receive: (request: ModelRequest): number => {
      if (!signedIn) return 401
      const known = seen.get(request.id)
      if (known && known.n !== request.n) faults.push(`${request.id} came with two payloads`)
      if (!known) apply(request)
      return 200
    },
    /** The last thing the server holds of an entity. */
    holds: (entity: string): number | undefined => applied.findLast((each) => each.entity === entity)?.n,
  }
}

export type ModelServer = ReturnType<typeof createModelServer>
