import { errorCode } from '../error-fields.ts'

/** Gathers single writes of many requests into few statements. */
export interface Batcher<Item, Result> {
  /**
   * Resolves with this item's result after its write is committed.
   *
   * @throws BatcherFullError at once, when too much is waiting: answer 503, the caller tries again.
   * @throws what `write` throws for this item alone.
   */
  add(item: Item): Promise<Result>
  /** Waits until everything that was added is written or refused. */
  idle(): Promise<void>
}

export interface BatcherOptions<Item, Result> {
  /**
   * Writes all items in one transaction (best one statement) and returns their results in the same order. It may be
   * called again with single items of a batch that failed, so writing an item twice has to change nothing more. Sort the
   * rows by key when two processes may write the same ones: otherwise they can deadlock.
   */
  readonly write: (items: readonly Item[]) => Promise<readonly Result[]>
  /** Items in one batch at most; 100 unless said otherwise. */
  readonly mostItems?: number
  /** How long the first item waits for others while nothing is being written; 1 ms unless said otherwise. */
  readonly gatherMs?: number
  /** Batches under way at the same time; 2 unless said otherwise. */
  readonly parallel?: number
  /** Items waiting at most; 5000 unless said otherwise. */
  readonly mostWaiting?: number
}

export class BatcherFullError extends Error {
  constructor() {
    super('Too many writes are waiting.')
    this.name = 'BatcherFullError'
  }
}

interface Waiting<Item, Result> {
  readonly item: Item
  readonly resolve: (result: Result) => void
  readonly reject: (error: unknown) => void
}

/** Makes a batcher. Items are taken in order of arrival; with `parallel` 1 they are also written in that order. */
export const createBatcher = <Item, Result>({
  write,
  mostItems = 100,
  gatherMs = 1,
  parallel = 2,
  mostWaiting = 5_000,
}: BatcherOptions<Item, Result>): Batcher<Item, Result> => {
  const waiting: Waiting<Item, Result>[] = []
  let underWay = 0
  let timer: NodeJS.Timeout | undefined
  let becameIdle = Promise.withResolvers<void>()

  const flush = () => {
    timer = undefined
    while (underWay < parallel && waiting.length > 0) {
      underWay += 1
      void settle(waiting.splice(0, mostItems)).then(onSettled)
    }
  }

  const onSettled = () => {
    underWay -= 1
    if (waiting.length > 0) return flush()
    if (underWay > 0) return
    becameIdle.resolve()
    becameIdle = Promise.withResolvers()
  }

  const settle = async (batch: readonly Waiting<Item, Result>[]) => {
    try {
      const results = await write(batch.map(({ item }) => item))
      if (results.length !== batch.length) throw new Error('A batch has to answer every item.')
      results.forEach((result, index) => batch[index]?.resolve(result))
    } catch (error) {
      if (batch.length === 1 || isConnectionError(error)) for (const each of batch) each.reject(error)
      else for (const each of batch) await settle([each])
    }
  }

  const add = (item: Item) =>
    new Promise<Result>((resolve, reject) => {
      if (waiting.length >= mostWaiting) return reject(new BatcherFullError())
      waiting.push({ item, resolve, reject })
      if (waiting.length >= mostItems && underWay < parallel) {
        clearTimeout(timer)
        flush()
      } else if (underWay === 0) timer ??= setTimeout(flush, gatherMs)
    })

  return {
    add,
    idle: async () => {
      if (waiting.length > 0 || underWay > 0) await becameIdle.promise
    },
  }
}

/** Nobody in the batch is to blame, and asking one by one would only make all wait longer. */
const isConnectionError = (error: unknown) =>
  /^(08|57P|53)|^E(CONN|PIPE|HOST|NET|TIMEDOUT|NOENT)/.test(errorCode(error) ?? '') ||
  (error instanceof Error &&
    /connection|timeout/i.test(`${error.message} ${causeOf(error)}`) &&
    errorCode(error) === undefined)

const causeOf = (error: Error) => (error.cause instanceof Error ? error.cause.message : '')
