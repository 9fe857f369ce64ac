import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ApiError } from '../api/api-error.ts'
import { deviceClock } from '../outbox/clock.ts'
import { createOutbox, type Outbox } from '../outbox/outbox.ts'
import { createMemoryStorage } from '../outbox/storage/memory-storage.ts'
import { defineDraftKind } from './define-draft-kind.ts'
import type { DraftDocument } from './draft-document.ts'
import type { Revised } from './draft-kind.ts'
import { isSame } from './is-same.ts'
import { mergeLists } from './merge-lists.ts'
import { shareDraft } from './share-document.ts'

interface Line {
  key: string
  text: string
}
type Lines = readonly Line[]

/** A server that numbers each line by itself. */
const createServer = () => {
  let lines: Lines = [
    { key: 'a', text: 'one' },
    { key: 'b', text: 'two' },
  ]
  let numbers: Record<string, number> = { a: 1, b: 1 }
  let revision = 1
  const sent: string[][] = []
  const read = (): Revised<Lines> => ({ revision, content: lines, numbers: { ...numbers } })
  return {
    read,
    sent,
    store: (changed: Lines, known: Readonly<Record<string, number>> = numbers): Revised<Lines> => {
      sent.push(changed.map(({ text }) => text))
      if (changed.some(({ key }) => known[key] !== numbers[key]))
        throw new ApiError({ status: 409, code: 'stale_revision' })
      lines = lines.map((line) => changed.find(({ key }) => key === line.key) ?? line)
      numbers = {
        ...numbers,
        ...Object.fromEntries(changed.map(({ key }) => [key, (numbers[key] ?? 0) + 1])),
      }
      revision += 1
      return read()
    },
  }
}

const newest = (one: Revised<Lines>, other: Revised<Lines>): Revised<Lines> => {
  const isNewer = (key: string) => (other.numbers?.[key] ?? 0) > (one.numbers?.[key] ?? 0)
  const textIn = (of: Revised<Lines>, key: string) => of.content.find((line) => line.key === key)
  return {
    revision: Math.max(one.revision, other.revision),
    content: one.content.map((line) => (isNewer(line.key) ? (textIn(other, line.key) ?? line) : line)),
    numbers: Object.fromEntries(
      one.content.map(({ key }) => [key, Math.max(one.numbers?.[key] ?? 0, other.numbers?.[key] ?? 0)]),
    ),
  }
}

let entities = 0
let server: ReturnType<typeof createServer>
let outbox: Outbox
let entity: string
let kept: DraftDocument<Lines>

const kindOf = (of: ReturnType<typeof createServer>) =>
  defineDraftKind<Lines, Lines>({
    name: 'parts@1',
    toPayload: (lines, base, onTheWay) =>
      lines.filter((line) => {
        const known = [base.content, ...onTheWay].flatMap((state) =>
          state.filter(({ key }) => key === line.key),
        )
        return !known.every((each) => isSame(line, each))
      }),
    toContent: (changed, base) =>
      base.content.map((line) => changed.find(({ key }) => key === line.key) ?? line),
    send: async (_entity, changed, base) => {
      const stored = of.store(changed, base.numbers)
      const isSent = (key: string) => changed.some((line) => line.key === key)
      return {
        stored: {
          revision: base.revision,
          content: base.content.map((line) => changed.find(({ key }) => key === line.key) ?? line),
          numbers: Object.fromEntries(
            base.content.map(({ key }) => [
              key,
              (isSent(key) ? stored.numbers?.[key] : base.numbers?.[key]) ?? 0,
            ]),
          ),
        },
      }
    },
    join: (base, mine, theirs) => {
      const { items, clashes } = mergeLists({ base, mine, theirs }, (line) => line.key)
      return { content: items, clashes }
    },
    newest,
  })

const write = (a: string, b: string) =>
  kept.edit([
    { key: 'a', text: a },
    { key: 'b', text: b },
  ])
const texts = (lines: Lines | undefined) => lines?.map(({ text }) => text)
const settled = async () => {
  await vi.waitFor(async () => expect((await outbox.pending(entity)).length).toBeGreaterThan(0))
  outbox.flush()
  await outbox.whenSettled(entity)
}

beforeEach(async () => {
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} })
  entities += 1
  entity = `parts:${entities}`
  server = createServer()
  let ids = 0
  outbox = createOutbox({
    person: 'a',
    kinds: {},
    storage: createMemoryStorage('device'),
    lock: { run: async (work) => work(new AbortController().signal), close: () => {} },
    channel: { post: () => {}, listen: () => {}, close: () => {} },
    clock: deviceClock,
    random: () => 0.5,
    newId: () => {
      ids += 1
      return `change-${ids}`
    },
    mayAct: () => true,
  })
  kept = shareDraft({
    entity,
    kind: kindOf(server),
    outbox,
    server: server.read(),
    fetch: async () => server.read(),
  })
  await vi.waitUntil(() => kept.state() !== undefined)
})

afterEach(() => {
  kept.close()
  outbox.close()
  vi.unstubAllGlobals()
})

it('only the part that was changed is sent', async () => {
  write('mine', 'two')
  await settled()
  write('mine', 'mine too')
  await settled()
  expect(server.sent).toEqual([['mine'], ['mine too']])
})

it('what others store of another part comes in while own work waits, and both stay', async () => {
  write('mine', 'two')
  kept.offer(server.store([{ key: 'b', text: 'theirs' }]))
  await vi.waitFor(() => expect(texts(kept.state()?.content)).toEqual(['mine', 'theirs']))
  await settled()
  expect(texts(server.read().content)).toEqual(['mine', 'theirs'])
  expect(kept.state()?.conflict).toBeUndefined()
})

it('what others store of the same part waits for a decision, and overwrites nothing', async () => {
  write('mine', 'two')
  kept.offer(server.store([{ key: 'a', text: 'theirs' }]))
  await settled()
  await vi.waitFor(() => expect(kept.state()?.conflict?.clashes).toEqual(['a']))
  expect(texts(kept.state()?.content)).toEqual(['mine', 'two'])
  expect(texts(server.read().content)).toEqual(['theirs', 'two'])
})

it('an older state that arrives late takes nothing back', async () => {
  const early = server.read()
  write('mine', 'two')
  await settled()
  kept.offer(early)
  kept.offer(server.store([{ key: 'b', text: 'theirs' }]))
  await vi.waitFor(() => expect(texts(kept.state()?.content)).toEqual(['mine', 'theirs']))
})

it('what others store while a person decides is shown after the decision', async () => {
  write('mine', 'two')
  server.store([{ key: 'a', text: 'theirs' }])
  await settled()
  await vi.waitFor(() => expect(kept.state()?.conflict?.clashes).toEqual(['a']))
  kept.offer(server.store([{ key: 'b', text: 'theirs, meanwhile' }]))
  kept.decide([
    { key: 'a', text: 'mine, theirs' },
    { key: 'b', text: 'two' },
  ])
  await settled()
  await vi.waitFor(() => expect(texts(kept.state()?.content)).toEqual(['mine, theirs', 'theirs, meanwhile']))
  expect(texts(server.read().content)).toEqual(['mine, theirs', 'theirs, meanwhile'])
})
