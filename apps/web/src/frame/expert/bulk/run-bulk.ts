import { isAnswer } from '../../../lib/api/index.ts'

/** What is done with some of the chosen rows. */
export interface BulkCall<Row> {
  rows: readonly Row[]
  /** Changes these rows, all or none of them. */
  call: (rows: readonly Row[]) => Promise<unknown>
  /** How many rows one call takes; one unless said otherwise. */
  perCall?: number | undefined
}

export interface BulkFailure<Row> {
  row: Row
  error: unknown
}

export interface BulkOutcome<Row> {
  done: readonly Row[]
  failed: readonly BulkFailure<Row>[]
}

interface BulkWatch {
  /** After each call: how many rows were tried. */
  onProgress?: (tried: number) => void
  /** No further call is made; rows that were not tried stay as they are. */
  signal?: AbortSignal | undefined
}

/**
 * Makes the calls one after the other, because each waits for the same lock of the school. A refusal concerns its own rows; without a
 * connection, or with a broken server, the rest is not tried any more and fails for the same reason.
 */
export const runBulk = async <Row>(
  { rows, call, perCall = 1 }: BulkCall<Row>,
  { onProgress, signal }: BulkWatch = {},
): Promise<BulkOutcome<Row>> => {
  const done: Row[] = []
  const failed: BulkFailure<Row>[] = []
  const fail = (some: readonly Row[], error: unknown) => failed.push(...some.map((row) => ({ row, error })))
  for (let at = 0; at < rows.length && !signal?.aborted; at += perCall) {
    const some = rows.slice(at, at + perCall)
    try {
      await call(some)
      done.push(...some)
    } catch (error) {
      if (!isAnswer(error)) {
        fail(rows.slice(at), error)
        break
      }
      fail(some, error)
    }
    onProgress?.(Math.min(rows.length, at + perCall))
  }
  return { done, failed }
}
