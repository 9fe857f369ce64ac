import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../api/api-error.ts'
import { deviceClock } from '../outbox/clock.ts'
import { createMemoryStorage } from '../outbox/storage/memory-storage.ts'
import { createOutbox, type Outbox } from '../outbox/outbox.ts'
import { defineDraftKind } from './define-draft-kind.ts'
import type { DraftDocument } from './draft-document.ts'
import { shareDraft } from './share-document.ts'
import type { Revised } from './draft-kind.ts'
import { mergeLists } from './merge-lists.ts'

interface Line {
  key: string
  text: string
}
type Lines = readonly Line[]

/** A server that numbers one document, and refuses on demand. */
const createServer = () => {
  let document: Revised<Lines> = { revision: 1, content: [{ key: 'a', text: 'first' }] }
  let refusal: ApiError | undefined
  return {
    document: () => document,
    refuse: (error: ApiError | undefined) => void (refusal = error),
    store: (content: Lines, base?: number): Revised<Lines> => {
      if (refusal) throw refusal
      if (base !== undefined && base !== document.revision)
        throw new ApiError({ status: 409, code: 'stale_revision' })
      document = { revision: document.revision + 1, content }
      return document
    },
  }
}

let entities = 0
let server: ReturnType<typeof createServer>
let outbox: Outbox
let storage: ReturnType<typeof createMemoryStorage>
let entity: string
const opened: DraftDocument<Lines>[] = []

const kindOf = (of: ReturnType<typeof createServer>) =>
  defineDraftKind<Lines, Lines>({
    name: 'lines@1',
    toPayload: (lines) => lines,
    toContent: (lines) => lines,
    send: async (_entity, lines, base) => ({ stored: of.store(lines, base.revision) }),
    join: (base, mine, theirs) => {
      const { items, clashes } = mergeLists({ base, mine, theirs }, (line) => line.key)
      return { content: items, clashes }
    },
  })

let kind: ReturnType<typeof kindOf>

const openOutbox = () => {
  let ids = 0
  return createOutbox({
    person: 'a',
    kinds: {},
    storage,
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
}

const open = async (): Promise<DraftDocument<Lines>> => {
  const kept = shareDraft({
    entity,
    kind,
    outbox,
    server: server.document(),
    fetch: async () => server.document(),
  })
  opened.push(kept)
  await vi.waitFor(() => expect(kept.state()).toBeDefined())
  return kept
}

const write = (kept: DraftDocument<Lines>, ...texts: string[]) =>
  kept.edit(texts.map((text, at) => ({ key: String.fromCodePoint(97 + at), text })))
const textsOf = (lines: Lines | undefined) => lines?.map((line) => line.text)
const settled = async () => {
  await vi.waitFor(async () => expect((await outbox.pending(entity)).length).toBeGreaterThan(0))
  outbox.flush()
  await outbox.whenSettled(entity)
}

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
  entities += 1
  entity = `lines:${entities}`
  server = createServer()
  kind = kindOf(server)
  storage = createMemoryStorage('device')
  outbox = openOutbox()
})

afterEach(() => {
  for (const kept of opened.splice(0)) kept.close()
  outbox.close()
  vi.unstubAllGlobals()
})

describe('a kept document', () => {
  it('shows an edit at once and stores it', async () => {
    const kept = await open()
    write(kept, 'changed')
    expect(textsOf(kept.state()?.content)).toEqual(['changed'])
    await settled()
    expect(textsOf(server.document().content)).toEqual(['changed'])
  })

  it('makes the next change on what was stored, so that one writer never meets a stale revision', async () => {
    const kept = await open()
    write(kept, 'one')
    await settled()
    write(kept, 'two')
    await settled()
    expect(server.document()).toMatchObject({ revision: 3, content: [{ text: 'two' }] })
  })

  it('shows what the device has not sent yet before what the server has', async () => {
    const kept = await open()
    write(kept, 'kept on the device')
    await vi.waitFor(async () => expect(await outbox.pending(entity)).toHaveLength(1))
    kept.close()
    const again = await open()
    expect(textsOf(again.state()?.content)).toEqual(['kept on the device'])
  })

  it('keeps the last letter of a page that goes before the device has it', async () => {
    const kept = await open()
    storage.edit = () => new Promise(() => {})
    write(kept, 'last letter')
    window.dispatchEvent(new Event('pagehide'))
    storage = createMemoryStorage('device')
    outbox = openOutbox()
    const again = await open()
    expect(textsOf(again.state()?.content)).toEqual(['last letter'])
  })

  it('restores what was there before a refused change, and offers the refused one back', async () => {
    const kept = await open()
    server.refuse(new ApiError({ status: 413, code: 'body_too_large' }))
    write(kept, 'too much')
    await settled()
    await vi.waitFor(() => expect(kept.state()?.refused?.refusal.code).toBe('body_too_large'))
    expect(textsOf(kept.state()?.content)).toEqual(['first'])
    expect(textsOf(kept.state()?.refused?.content)).toEqual(['too much'])
    server.refuse(undefined)
    kept.putBack()
    expect(textsOf(kept.state()?.content)).toEqual(['too much'])
    await settled()
    expect(textsOf(server.document().content)).toEqual(['too much'])
    expect(await outbox.pending(entity)).toEqual([])
  })

  it('offers a refused change back also after the page was read again', async () => {
    const kept = await open()
    server.refuse(new ApiError({ status: 413, code: 'body_too_large' }))
    write(kept, 'too much')
    await settled()
    await vi.waitFor(() => expect(kept.state()?.refused).toBeDefined())
    kept.close()
    const again = await open()
    await vi.waitFor(() => expect(textsOf(again.state()?.refused?.content)).toEqual(['too much']))
    server.refuse(undefined)
    again.putBack()
    await settled()
    expect(textsOf(server.document().content)).toEqual(['too much'])
  })

  it('joins what another device changed elsewhere in the document', async () => {
    const kept = await open()
    write(kept, 'first', 'second')
    await settled()
    server.store([
      { key: 'a', text: 'first' },
      { key: 'b', text: 'theirs' },
    ])
    write(kept, 'mine', 'second')
    await settled()
    await vi.waitFor(() => expect(textsOf(kept.state()?.content)).toEqual(['mine', 'theirs']))
    await vi.waitFor(async () => {
      outbox.flush()
      expect(textsOf(server.document().content)).toEqual(['mine', 'theirs'])
    })
    await vi.waitFor(async () => expect(await outbox.pending(entity)).toEqual([]))
  })

  it('asks when both changed the same, and stores what was decided', async () => {
    const kept = await open()
    server.store([{ key: 'a', text: 'theirs' }])
    write(kept, 'mine')
    await settled()
    await vi.waitFor(() => expect(kept.state()?.conflict?.clashes).toEqual(['a']))
    expect(textsOf(kept.state()?.content)).toEqual(['mine'])
    kept.decide([
      { key: 'a', text: 'mine' },
      { key: 'z', text: 'theirs' },
    ])
    await vi.waitFor(async () => {
      outbox.flush()
      expect(textsOf(server.document().content)).toEqual(['mine', 'theirs'])
    })
    await vi.waitFor(async () => expect(await outbox.pending(entity)).toEqual([]))
  })

  it('is one and the same in two editors of one tab', async () => {
    const [one, other] = [await open(), await open()]
    write(one, 'written in one')
    expect(textsOf(other.state()?.content)).toEqual(['written in one'])
    one.close()
    write(other, 'and then in the other')
    await settled()
    expect(textsOf(server.document().content)).toEqual(['and then in the other'])
  })

  it('takes a newer document over only while there is no own work on it', async () => {
    const kept = await open()
    kept.offer(server.store([{ key: 'a', text: 'newer' }]))
    await vi.waitFor(() => expect(textsOf(kept.state()?.content)).toEqual(['newer']))
    write(kept, 'mine')
    kept.offer({ revision: 9, content: [{ key: 'a', text: 'newest' }] })
    expect(textsOf(kept.state()?.content)).toEqual(['mine'])
  })
})
