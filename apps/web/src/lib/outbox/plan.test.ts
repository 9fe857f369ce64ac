import { describe, expect, test } from 'vitest'
import {
  acknowledgeEdit,
  claimEdit,
  discardEdit,
  dueAt,
  enqueueEdit,
  headsOf,
  hurryEdit,
  reviveEdit,
  retryDelay,
  withdrawEdit,
} from './plan.ts'
import { sampleChange, sampleRefusal } from './testing/sample-change.ts'

const {
  seq: _seq,
  device: _device,
  ...next
} = sampleChange({
  id: 'id-9',
  payload: { n: 9 },
  at: 5000,
  firstAt: 5000,
  base: 'later',
})

describe('a new change', () => {
  test('stands beside changes of other entities', () => {
    expect(enqueueEdit([sampleChange({ entity: 'note:2' })], next)).toEqual({ add: next })
  })

  test('replaces an unsent one, under its own id, keeping the older base and first moment', () => {
    const edit = enqueueEdit([sampleChange({ base: 'before' })], next)
    expect(edit.remove).toEqual([1])
    expect(edit.add).toMatchObject({ id: 'id-9', payload: { n: 9 }, base: 'before', at: 5000, firstAt: 1000 })
  })

  test('is merged as its kind says', () => {
    const merge = (older: unknown, newer: unknown) => [older, newer]
    expect(enqueueEdit([sampleChange()], next, { merge }).add?.payload).toEqual([{ n: 1 }, { n: 9 }])
  })

  test('waits behind one that was sent: the server may have it', () => {
    expect(enqueueEdit([sampleChange({ attempts: 1 })], next)).toEqual({ add: next })
  })

  test('replaces what waits behind the one that was sent', () => {
    const sent = sampleChange({ attempts: 2 })
    const waiting = sampleChange({ seq: 2, id: 'id-2' })
    expect(enqueueEdit([sent, waiting], next).remove).toEqual([2])
  })

  test('waits behind one of another kind, so that both arrive in order', () => {
    expect(enqueueEdit([sampleChange({ kind: 'rename' })], next)).toEqual({ add: next })
  })

  test('leaves a refused change where its person can find it', () => {
    expect(enqueueEdit([sampleChange({ refusal: sampleRefusal })], next)).toEqual({ add: next })
  })
})

test('only the oldest waiting change of an entity may be sent', () => {
  const changes = [
    sampleChange({ seq: 1, refusal: sampleRefusal }),
    sampleChange({ seq: 2 }),
    sampleChange({ seq: 3 }),
    sampleChange({ seq: 4, entity: 'note:2' }),
  ]
  expect(headsOf(changes).map((change) => change.seq)).toEqual([2, 4])
})

test('a change that others go before waits until nothing of them is left', () => {
  const last = sampleChange({ seq: 3, entity: 'finish:1:', after: 'note:' })
  const numbers = (...before: Parameters<typeof sampleChange>[0][]) =>
    headsOf([...before.map(sampleChange), last]).map((change) => change.seq)
  expect(numbers({ seq: 1 }, { seq: 2, entity: 'note:2' })).toEqual([1, 2])
  expect(numbers({ seq: 1, refusal: sampleRefusal })).toEqual([3])
  expect(numbers()).toEqual([3])
})

test('what waits can be taken back, what was refused is kept', () => {
  expect(withdrawEdit([sampleChange(), sampleChange({ seq: 2, entity: 'note:2' })], 'note:1').remove).toEqual(
    [1],
  )
  expect(withdrawEdit([sampleChange({ refusal: sampleRefusal })], 'note:1').remove).toEqual([])
})

test('an answer of the server lets go what waited for the connection, and nothing else', () => {
  const edit = reviveEdit([
    sampleChange({ retryAt: 9000, trouble: 'network' }),
    sampleChange({ seq: 2, retryAt: 9000, trouble: 'server' }),
  ])
  expect(edit.put?.map((change) => change.seq)).toEqual([1])
})

test('a change that was replaced meanwhile cannot be claimed', () => {
  expect(claimEdit([sampleChange({ seq: 2 })], 1)).toEqual({})
  expect(claimEdit([sampleChange()], 1).put?.[0]?.attempts).toBe(1)
})

test('an acknowledgement moves the base of the change behind it', () => {
  const done = sampleChange({ attempts: 1 })
  const waiting = sampleChange({ seq: 2, base: 3 })
  const edit = acknowledgeEdit([done, waiting], done, { body: 4 }, (_waiting, ack) => ack.body)
  expect(edit).toEqual({ remove: [1], put: [{ ...waiting, base: 4 }] })
})

test('only a refused change can be discarded', () => {
  expect(discardEdit([sampleChange()], 'id-1').remove).toEqual([])
  expect(discardEdit([sampleChange({ refusal: sampleRefusal })], 'id-1').remove).toEqual([1])
})

test('hurrying lets everything that waits for its moment go', () => {
  const edit = hurryEdit([sampleChange({ retryAt: 9000 }), sampleChange({ seq: 2, retryAt: Infinity })])
  expect(edit.put?.map((change) => change.retryAt)).toEqual([0, 0])
})

describe('the moment of a change', () => {
  test('is now, when its kind does not wait for more', () => {
    expect(dueAt(sampleChange({ at: 5000 }))).toBeLessThanOrEqual(5000)
  })

  test('is put off by each replacement, but not for ever', () => {
    expect(dueAt(sampleChange({ at: 2000, firstAt: 1000 }), 400)).toBe(2400)
    expect(dueAt(sampleChange({ at: 60_000, firstAt: 1000 }), 400)).toBe(3000)
  })

  test('is never before its next try', () => {
    expect(dueAt(sampleChange({ retryAt: 8000 }), 400)).toBe(8000)
  })
})

describe('the pause before the next try', () => {
  test('stays short while a server may be starting, then grows up to one minute', () => {
    expect([1, 2, 3, 15, 16, 30].map((attempts) => retryDelay(attempts, 1))).toEqual([
      1000, 2000, 3000, 3000, 6000, 60_000,
    ])
  })

  test('is cut by chance to no less than half', () => {
    expect(retryDelay(3, 0)).toBe(1500)
  })

  test('is at least what the server asked for', () => {
    expect(retryDelay(1, 0, 30)).toBe(30_000)
  })
})
