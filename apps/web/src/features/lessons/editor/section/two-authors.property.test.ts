import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createMemoryStorage } from '../../../../lib/outbox/storage/memory-storage.ts'
import { tick } from '../../../../lib/outbox/testing/simulated-device.ts'
import { createVirtualClock } from '../../../../lib/outbox/testing/virtual-clock.ts'
import { createModelSectionServer } from './testing/model-section-server.ts'
import { createSectionNetwork, type Fate } from './testing/section-network.ts'
import {
  createSimulatedAuthor,
  textUnit,
  wordsOf,
  type BrowserModules,
  type SimulatedAuthor,
} from './testing/simulated-author.ts'

const deeds = ['type', 'add', 'move', 'remove', 'undo', 'decide', 'reload'] as const
const weights = { type: 8, add: 1, move: 1, remove: 1, undo: 2, decide: 3, reload: 1 }

interface Step {
  author: number
  deed: (typeof deeds)[number]
  at: number
  to: number
  /** Milliseconds that go by afterwards. */
  pause: number
}

const pauses = fc.oneof(
  { weight: 3, arbitrary: fc.nat({ max: 60 }) },
  { weight: 3, arbitrary: fc.integer({ min: 60, max: 900 }) },
  { weight: 1, arbitrary: fc.integer({ min: 900, max: 4000 }) },
)
const step: fc.Arbitrary<Step> = fc.record({
  author: fc.nat({ max: 1 }),
  deed: fc.oneof(...deeds.map((deed) => ({ weight: weights[deed], arbitrary: fc.constant(deed) }))),
  at: fc.nat({ max: 5 }),
  to: fc.nat({ max: 5 }),
  pause: pauses,
})
const delay = fc.oneof(
  { weight: 6, arbitrary: fc.nat({ max: 120 }) },
  { weight: 2, arbitrary: fc.integer({ min: 120, max: 1500 }) },
)
const fate: fc.Arbitrary<Fate> = fc.record({
  there: delay,
  back: delay,
  isLost: fc.constantFrom('no', 'no', 'no', 'no', 'no', 'no', 'request', 'answer', 'doubled'),
})

let browsers: BrowserModules[]
let sections = 0
let answer: (path: string, init: RequestInit) => Promise<Response>

/** What a module remembers is a browser's own: each has its own copies. */
const loadBrowser = async (): Promise<BrowserModules> => {
  vi.resetModules()
  return {
    ...(await import('../../../../lib/outbox/outbox.ts')),
    ...(await import('./open-section.ts')),
    ...(await import('../live/lesson-news.ts')),
    ...(await import('./section-kind.ts')),
    ...(await import('./conflict/decide-section.ts')),
    ...(await import('../../../../lib/reporting.ts')),
  }
}

beforeAll(async () => {
  const kept = new Map<string, string>()
  vi.stubGlobal('BroadcastChannel', undefined)
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', { documentElement: { lang: 'en' }, visibilityState: 'hidden' })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => answer(path, init))
  browsers = [await loadBrowser(), await loadBrowser()]
})

afterAll(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

/** What is wrong with what an author has in the end, where everything came to rest; the page is closed. */
const faultsOf = async (author: SimulatedAuthor, stored: readonly unknown[]): Promise<string[]> => {
  const there = new Set(wordsOf(stored))
  const lost = [...author.words].filter((word) => !there.has(word))
  const [shown, wanted] = [author.units(), stored].map((units) =>
    units.map((unit) => wordsOf(unit).join(' ')).join(' | '),
  )
  const left = await author.outbox().pending('')
  author.close()
  return [
    ...(lost.length > 0 ? [`${author.name} lost ${lost.join(' ')}`] : []),
    ...(author.isAsked() ? [`${author.name} is asked again and again`] : []),
    ...(author.refused() ? [`${author.name} was refused: ${author.refused()?.refusal.code}`] : []),
    ...(shown === wanted ? [] : [`${author.name} sees ${shown}, the server has ${wanted}`]),
    ...(left.length > 0 ? [`${author.name} has ${left.length} changes left`] : []),
  ]
}

/** Two authors write in one section; answers what went wrong, an empty list when nothing did. */
const play = async (steps: readonly Step[], fates: readonly Fate[]): Promise<string[]> => {
  sections += 1
  const clock = createVirtualClock()
  const server = createModelSectionServer(sections, [
    textUnit('a', 'one'),
    textUnit('b', 'two'),
    textUnit('c', 'three'),
  ])
  const network = createSectionNetwork(clock, server, fates)
  answer = network.fetch
  const faults: string[] = []
  for (const { setFaultSink } of browsers)
    setFaultSink(({ error, where }) => {
      if (!(error instanceof Error && error.name === 'NetworkError'))
        faults.push(`${where}: ${String(error)}`)
    })
  const authors = browsers.map((modules, at) =>
    createSimulatedAuthor({
      name: at === 0 ? 'anna' : 'boris',
      modules,
      clock,
      storage: createMemoryStorage(`device-${at}`),
      read: server.read,
    }),
  )
  server.onStored(() => {
    for (const { hear } of authors) clock.after(network.nextDelay(), hear)
  })

  const settle = async () => {
    for (let round = 0; round < 3; round += 1) await tick()
  }
  const pass = async (milliseconds: number) => {
    const end = clock.now() + milliseconds
    await settle()
    while (clock.step(end - clock.now())) await settle()
  }
  await settle()
  for (const each of steps) {
    const author = authors[each.author]
    author?.deeds[each.deed](each.at, each.to)
    await pass(each.pause)
  }
  network.heal()
  await Promise.all(authors.map(({ outbox }) => outbox().hurry()))
  for (const author of authors) while (author.deeds.undo()) await pass(50)
  for (let round = 0; round < 30; round += 1) {
    await pass(3000)
    for (const author of authors) if (author.isAsked()) author.deeds.decide()
  }

  for (const author of authors) faults.push(...(await faultsOf(author, server.read().info_units)))
  return faults
}

/** `STORIES` plays more of them, `STORY_SEED` repeats a run. */
const { STORIES: count = '250', STORY_SEED: seed } = process.env

const stories = () =>
  fc.asyncProperty(
    fc.array(step, { minLength: 1, maxLength: 25, size: 'max' }),
    fc.array(fate, { maxLength: 40, size: 'max' }),
    async (steps, fates) => {
      expect(await play(steps, fates)).toEqual([])
    },
  )

test('two authors in one section: every word is on the server, and both see what it has', async () => {
  const runs = { numRuns: Number(count), ...(seed === undefined ? {} : { seed: Number(seed) }) }
  await expect(fc.assert(stories(), runs)).resolves.toBeUndefined()
}, 600_000)
