import { expect, test, vi } from 'vitest'
import { ApiError, NetworkError } from '../../../lib/api/index.ts'
import { runBulk } from './run-bulk.ts'

const people = ['Ann', 'Ben', 'Cid', 'Dan', 'Eve']
const refusal = new ApiError({ status: 403, code: 'grants_more' })

test('a refusal concerns its own row, and the others are done in their order', async () => {
  const called: string[] = []
  const outcome = await runBulk({
    rows: people,
    call: async ([name]) => {
      called.push(name ?? '')
      if (name === 'Ben') throw refusal
    },
  })
  expect(called).toEqual(people)
  expect(outcome).toEqual({ done: ['Ann', 'Cid', 'Dan', 'Eve'], failed: [{ row: 'Ben', error: refusal }] })
})

test('one call at a time is on its way, and tells how far it is', async () => {
  let open = 0
  const onProgress = vi.fn<(tried: number) => void>()
  const call = async () => {
    open += 1
    await Promise.resolve()
    expect(open).toBe(1)
    open -= 1
  }
  await runBulk({ rows: people, perCall: 2, call }, { onProgress })
  expect(onProgress.mock.calls).toEqual([[2], [4], [5]])
})

test('rows that one call takes are done or left together', async () => {
  const outcome = await runBulk({
    rows: people,
    perCall: 2,
    call: async (some) => {
      if (some.includes('Dan')) throw refusal
    },
  })
  expect(outcome.done).toEqual(['Ann', 'Ben', 'Eve'])
  expect(outcome.failed.map(({ row }) => row)).toEqual(['Cid', 'Dan'])
})

test('without a connection the rest is not tried, and is told with the same reason', async () => {
  const gone = new NetworkError()
  const call = vi.fn<(some: readonly string[]) => Promise<void>>(async ([name]) => {
    if (name !== 'Ann') throw gone
  })
  const outcome = await runBulk({ rows: people, call })
  expect(call).toHaveBeenCalledTimes(2)
  expect(outcome.done).toEqual(['Ann'])
  expect(outcome.failed).toEqual(people.slice(1).map((row) => ({ row, error: gone })))
})

test('when it is stopped the rest stays as it is', async () => {
  const stop = new AbortController()
  const outcome = await runBulk(
    { rows: people, call: async ([name]) => void (name === 'Ben' && stop.abort()) },
    { signal: stop.signal },
  )
  expect(outcome).toEqual({ done: ['Ann', 'Ben'], failed: [] })
})
