import { describe, expect, test } from 'vitest'
import { ApiError, NetworkError } from '../api/api-error.ts'
import { defineKind, type Acknowledgement, type Change, type Refusal } from './change.ts'
import { createMemoryStorage } from './storage/memory-storage.ts'
import { createOutbox } from './outbox.ts'
import { sampleChange } from './testing/sample-change.ts'
import { createVirtualClock } from './testing/virtual-clock.ts'

/** An outbox of person `a` over memory, whose sends wait for the test's answer. */
const openOutbox = ({ left = [] as Change[], settle = 0, mayAct = (): boolean => true } = {}) => {
  const clock = createVirtualClock()
  const storage = createMemoryStorage('device-1', left)
  const sent: {
    change: Change<{ n: number }>
    answer: (ack: Acknowledgement) => void
    fail: (error: Error) => void
  }[] = []
  const refused: [Change, Refusal][] = []
  const kind = defineKind<{ n: number }>({
    name: 'note',
    settle: () => settle,
    send: (change) =>
      new Promise((answer, fail) => {
        sent.push({ change, answer, fail })
      }),
    onRefused: (change, refusal) => refused.push([change, refusal]),
  })
  let ids = 0
  const outbox = createOutbox({
    person: 'a',
    kinds: { note: async () => kind },
    storage,
    clock,
    lock: { run: (work) => work(new AbortController().signal), close: () => {} },
    channel: { post: () => {}, listen: () => {}, close: () => {} },
    random: () => 1,
    newId: () => {
      ids += 1
      return `new-${ids}`
    },
    mayAct,
  })
  const settled = async () => {
    for (let round = 0; round < 30; round += 1) await Promise.resolve()
  }
  const write = async (entity: string, n: number) => {
    await outbox.enqueue(kind, entity, { n })
    await settled()
  }
  return { outbox, storage, sent, refused, clock, settled, write }
}

const refusal = () =>
  new ApiError({ status: 422, retryAfter: undefined, code: 'invalid_fields', message: 'No.' })

test('tells "saving", then when the server stored it', async () => {
  const { outbox, sent, settled, write } = openOutbox()
  await write('note:1', 1)
  expect(outbox.status().state).toBe('saving')
  sent[0]?.answer({ at: new Date(5000) })
  await settled()
  expect(outbox.status('note:1')).toMatchObject({ state: 'stored', at: 5000 })
  expect(outbox.status('note:2').state).toBe('idle')
})

test('sends the newest once the one under way has been answered, never both at once', async () => {
  const { sent, settled, write } = openOutbox()
  await write('note:1', 1)
  await write('note:1', 2)
  await write('note:1', 3)
  expect(sent.map(({ change }) => change.payload.n)).toEqual([1])
  sent[0]?.answer({})
  await settled()
  expect(sent.map(({ change }) => change.payload.n)).toEqual([1, 3])
})

test('sends four entities side by side and not more', async () => {
  const { sent, write } = openOutbox()
  for (const n of [1, 2, 3, 4, 5, 6]) await write(`note:${n}`, n)
  expect(sent.map(({ change }) => change.entity)).toEqual(['note:1', 'note:2', 'note:3', 'note:4'])
})

test('keeps what the server refused, gives it back, and forgets it only when told', async () => {
  const { outbox, sent, refused, settled, write } = openOutbox()
  await write('note:1', 1)
  sent[0]?.fail(refusal())
  await settled()
  expect(refused).toHaveLength(1)
  expect(outbox.status()).toMatchObject({
    state: 'refused',
    changes: [{ payload: { n: 1 }, refusal: { status: 422 } }],
  })
  const [kept] = await outbox.pending('note:')
  await outbox.discard(kept?.id ?? '')
  expect(await outbox.pending('')).toEqual([])
})

test('tries again under the same id after the network failed', async () => {
  const { outbox, sent, clock, settled, write } = openOutbox()
  await write('note:1', 1)
  sent[0]?.fail(new NetworkError())
  await settled()
  expect(outbox.status()).toMatchObject({ state: 'kept', trouble: 'network' })
  clock.step(1000)
  await settled()
  expect(sent.map(({ change }) => change.id)).toEqual(['new-1', 'new-1'])
})

test('waits without asking again and again when the session has ended, until told to go on', async () => {
  const { outbox, sent, clock, settled, write } = openOutbox()
  await write('note:1', 1)
  sent[0]?.fail(new ApiError({ status: 401, retryAfter: undefined }))
  await settled()
  await write('note:2', 2)
  clock.step(1_000_000)
  await settled()
  expect(sent).toHaveLength(1)
  await outbox.hurry()
  await settled()
  expect(sent.map(({ change }) => change.entity)).toEqual(['note:1', 'note:1', 'note:2'])
})

test('sends what an earlier visit left, and leaves the work of others on this device alone', async () => {
  const left = [
    sampleChange({ retryAt: Infinity, attempts: 3 }),
    sampleChange({ seq: 2, person: 'b', entity: 'note:2' }),
  ]
  const { sent, settled, outbox } = openOutbox({ left })
  await settled()
  expect(sent.map(({ change }) => [change.person, change.entity])).toEqual([['a', 'note:1']])
  expect(await outbox.pending('')).toHaveLength(1)
})

test('sends nothing while somebody else is signed in here', async () => {
  const { sent, write, outbox } = openOutbox({ mayAct: () => false })
  await write('note:1', 1)
  expect(sent).toEqual([])
  expect(await outbox.pending('')).toHaveLength(1)
  expect(outbox.status()).toMatchObject({ state: 'kept', trouble: 'other_person' })
})

describe('a kind that waits for more', () => {
  test('is sent after its pause, as one', async () => {
    const { sent, clock, settled, write } = openOutbox({ settle: 400 })
    await write('note:1', 1)
    clock.step(300)
    await write('note:1', 2)
    expect(sent).toEqual([])
    clock.step(400)
    await settled()
    expect(sent.map(({ change }) => change.payload.n)).toEqual([2])
  })

  test('is sent at once when the page goes', async () => {
    const { outbox, sent, settled, write } = openOutbox({ settle: 400 })
    await write('note:1', 1)
    outbox.flush()
    await settled()
    expect(sent).toHaveLength(1)
  })
})

test('lets a page wait until everything of an entity is settled', async () => {
  const { outbox, sent, settled, write } = openOutbox()
  await write('answer:7:q1', 1)
  const states: string[] = []
  void outbox.whenSettled('answer:7').then((status) => states.push(status.state))
  await settled()
  expect(states).toEqual([])
  sent[0]?.answer({})
  await settled()
  expect(states).toEqual(['stored'])
})
