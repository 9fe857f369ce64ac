import { afterEach, expect, it, vi } from 'vitest'
import { ApiError } from '../../../lib/api/index.ts'
import { createOutbox } from '../../../lib/outbox/outbox.ts'
import { createMemoryStorage } from '../../../lib/outbox/storage/memory-storage.ts'
import { createVirtualClock } from '../../../lib/outbox/testing/virtual-clock.ts'
import { editComment } from '../api.ts'
import { editEntity, editKind, editPrefix, wordsWrittenAt } from './comment-kind.ts'

const sample = (text: string, comment = 7) => ({
  comment,
  body: { text, files: [], mentions: [] },
  words: { text, isPrivate: false, files: [], mentions: [], addressee: null },
})

/** An outbox whose changes go to a server that the test answers for. */
const open = () => {
  const asked: {
    body: unknown
    key: unknown
    answer: (updatedAt: string) => void
    fail: (error: Error) => void
  }[] = []
  vi.spyOn(editComment, 'answer').mockImplementation(
    ({ body }, options) =>
      new Promise((resolve, fail) => {
        const answer = (updated_at: string) =>
          resolve(
            Object.assign(Object.create(null), { date: new Date(0), body: { data: { id: 7, updated_at } } }),
          )
        asked.push({ body, key: options?.idempotencyKey, answer, fail })
      }),
  )
  let ids = 0
  const outbox = createOutbox({
    person: 'a',
    kinds: { [editKind.name]: () => Promise.resolve(editKind) },
    storage: createMemoryStorage('device-1', []),
    clock: createVirtualClock(),
    lock: { run: (work) => work(new AbortController().signal), close: () => undefined },
    channel: { post: () => undefined, listen: () => undefined, close: () => undefined },
    random: () => 1,
    newId: () => {
      ids += 1
      return `change-${ids}`
    },
    mayAct: () => true,
  })
  const write = (text: string, base: string, comment = 7) =>
    outbox.enqueue(editKind, editEntity('unit-3', comment), sample(text, comment), base)
  return { outbox, asked, write }
}
afterEach(() => vi.restoreAllMocks())

const refusal = new ApiError({ status: 409, retryAfter: undefined, code: 'comment_changed', message: 'No.' })

it('sends a change with the words it stands on, and the next one on what that has left', async () => {
  const { asked, write, outbox } = open()
  await write('First', 'before')
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  await write('Second', 'before')
  asked[0]?.answer('later')
  await vi.waitFor(() => expect(asked).toHaveLength(2))
  expect(asked.map(({ body }) => body)).toMatchObject([
    { text: 'First', seen_updated_at: 'before' },
    { text: 'Second', seen_updated_at: 'later' },
  ])
  expect(new Set(asked.map(({ key }) => key)).size).toBe(2)
  asked[1]?.answer('latest')
  await outbox.whenSettled(editPrefix('unit-3'))
  expect(wordsWrittenAt(7, 'later')).toBe('latest')
})

it('keeps a change that is refused for good with its words, until somebody has taken them', async () => {
  const { asked, write, outbox } = open()
  await write('Mine', 'before', 8)
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  asked[0]?.fail(refusal)
  await outbox.whenSettled(editPrefix('unit-3'))
  const [kept] = await outbox.pending(editPrefix('unit-3'))
  expect(kept).toMatchObject({ refusal: { code: 'comment_changed' }, payload: { words: { text: 'Mine' } } })
  await outbox.discard(kept?.id ?? '')
  expect(await outbox.pending(editPrefix('unit-3'))).toEqual([])
})
