import 'fake-indexeddb/auto'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Fate } from './testing/lossy-network.ts'
import { createSimulatedBrowser, type Sabotage, type Tab } from './testing/simulated-browser.ts'
import { tick } from './testing/simulated-device.ts'

type Step =
  | { kind: 'write'; tab: number; entity: number; diesAfter: number | undefined }
  | { kind: 'kill'; tab: number }
  | { kind: 'open' }
  | { kind: 'wait'; milliseconds: number }
  | { kind: 'network'; up: boolean }
  | { kind: 'session'; signedIn: boolean }
  | { kind: 'hurry'; tab: number }

const moments = fc.integer({ min: 1, max: 400 })
// Some requests arrive long after their sender gave them up (30 s).
const delays = fc.oneof(
  { weight: 5, arbitrary: moments },
  { weight: 1, arbitrary: fc.integer({ min: 400, max: 90_000 }) },
)

const fate: fc.Arbitrary<Fate> = fc.oneof(
  fc.record({ kind: fc.constant('arrives' as const), there: delays, back: delays }),
  fc.record({ kind: fc.constant('request lost' as const), noticed: moments }),
  fc.record({ kind: fc.constant('answer lost' as const), there: delays, noticed: moments }),
  fc.record({ kind: fc.constant('doubled' as const), there: delays, back: delays, again: delays }),
  fc.record({
    kind: fc.constant('server busy' as const),
    status: fc.constantFrom(500 as const, 503 as const, 429 as const),
    back: moments,
    retryAfter: fc.option(fc.integer({ min: 0, max: 40 }), { nil: undefined }),
  }),
)

const tab = fc.nat({ max: 2 })
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('write' as const),
      tab,
      entity: fc.nat({ max: 2 }),
      diesAfter: fc.option(fc.nat({ max: 12 }), { nil: undefined, freq: 8 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('kill' as const), tab }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('open' as const) }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('wait' as const), milliseconds: delays }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('network' as const), up: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('session' as const), signedIn: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('hurry' as const), tab }) },
)

/** Plays a story of one browser profile and answers what went wrong in it; an empty list when nothing did. */
const play = async (
  steps: readonly Step[],
  fates: readonly Fate[],
  sabotage: Sabotage = {},
): Promise<string[]> => {
  const browser = createSimulatedBrowser(fates, sabotage)
  const tabs: Tab[] = []
  /** What the server may end with, by entity: the last edit surely on the device, or later ones whose tab died. */
  const possible = new Map<string, (number | undefined)[]>()
  let edits = 0

  const tabFor = (index: number): Tab => {
    if (tabs.length === 0) tabs.push(browser.openTab())
    return tabs[index % tabs.length] ?? browser.openTab()
  }
  const kill = (victim: Tab) => {
    victim.kill()
    tabs.splice(tabs.indexOf(victim), 1)
  }

  const write = async (writer: Tab, entity: string, diesAfter: number | undefined) => {
    edits += 1
    const n = edits
    possible.set(entity, [...(possible.get(entity) ?? [undefined]), n])
    const kept: number[] = []
    const keep = async () => {
      await writer.write(entity, n)
      kept.push(n)
    }
    void keep()
    for (let ticks = 0; ticks < (diesAfter ?? 0); ticks += 1) await tick()
    if (diesAfter !== undefined) kill(writer)
    await browser.settle()
    if (kept.length > 0) possible.set(entity, kept)
    else if (diesAfter === undefined) browser.faults.push(`edit ${n} was not kept`)
  }

  const perform = async (each: Step) => {
    if (each.kind === 'write') await write(tabFor(each.tab), `note:${each.entity}`, each.diesAfter)
    if (each.kind === 'kill') kill(tabFor(each.tab))
    if (each.kind === 'open' && tabs.length < 3) tabs.push(browser.openTab())
    if (each.kind === 'network') browser.network.setUp(each.up)
    if (each.kind === 'session') browser.server.setSignedIn(each.signedIn)
    if (each.kind === 'hurry') void tabFor(each.tab).outbox.hurry()
    if (each.kind === 'wait') await pass(each.milliseconds)
  }

  const pass = async (milliseconds: number) => {
    const end = browser.clock.now() + milliseconds
    await browser.settle()
    while (browser.clock.step(end - browser.clock.now())) await browser.settle()
  }

  for (const each of steps) {
    await perform(each)
    await browser.settle()
  }

  browser.network.heal()
  browser.server.setSignedIn(true)
  await tabFor(0).outbox.hurry()
  await pass(400_000)

  const faults = [...browser.faults, ...browser.server.faults]
  for (const [entity, wanted] of possible) {
    const held = browser.server.holds(entity)
    if (!wanted.includes(held)) faults.push(`${entity} is ${held}, wanted one of ${wanted.join()}`)
  }
  const left = await tabFor(0).outbox.pending('')
  if (left.length > 0) faults.push(`${left.length} changes were never sent`)
  for (const each of tabs) each.kill()
  return faults
}

const stories = (sabotage: Sabotage = {}) =>
  fc.asyncProperty(
    fc.array(step, { minLength: 1, maxLength: 30, size: 'max' }),
    fc.array(fate, { maxLength: 30, size: 'max' }),
    async (steps, fates) => {
      expect(await play(steps, fates, sabotage)).toEqual([])
    },
  )

describe('the outbox, through lost, doubled and late requests, dying tabs and ended sessions', () => {
  test('brings the last edit of everything to the server, each change once and in order', async () => {
    await expect(fc.assert(stories(), { numRuns: 150 })).resolves.toBeUndefined()
  }, 120_000)

  test('would be caught sending a try under a new id', async () => {
    expect((await fc.check(stories({ forgetIds: true }), { numRuns: 150 })).failed).toBe(true)
  }, 120_000)

  test('would be caught replacing a change that may have reached the server', async () => {
    expect((await fc.check(stories({ forgetAttempts: true }), { numRuns: 150 })).failed).toBe(true)
  }, 120_000)
})
