import { expect, it } from 'vitest'
import { lineLimits } from '@lectern/contract/live/line-limits'
import type { LineRequest } from './connect-line.ts'
import { createLine } from './line.ts'
import type { LineEvent } from './line-events.ts'

/** A server whose lines are told block by block, and a clock that goes on by hand. */
const setUp = () => {
  const requests: (LineRequest & { say: (...blocks: string[]) => void; end: () => void })[] = []
  const events: LineEvent[] = []
  let [status, isOnline, overs, now] = [200, true, 0, 0]
  const timers = new Map<object, { at: number; work: () => void }>()
  const line = createLine({
    onEvent: (event) => events.push(event),
    onOver: () => (overs += 1),
    isOnline: () => isOnline,
    random: () => 1,
    after: (milliseconds, work) => {
      const key = {}
      timers.set(key, { at: now + milliseconds, work })
      return () => void timers.delete(key)
    },
    connect: async (request) => {
      const waiting: string[] = []
      let wake = () => {}
      let isOver = false
      const end = () => {
        isOver = true
        wake()
      }
      request.signal.addEventListener('abort', end)
      requests.push({
        ...request,
        say: (...blocks) => {
          waiting.push(...blocks)
          wake()
        },
        end,
      })
      async function* blocks() {
        for (;;) {
          while (waiting.length > 0) yield waiting.shift() ?? ''
          if (isOver) return
          await new Promise<void>((resolve) => (wake = resolve))
        }
      }
      return { status, blocks: blocks() }
    },
  })
  /** Lets what waits for promises go on. */
  const settle = async () => {
    for (let turn = 0; turn < 50; turn += 1) await Promise.resolve()
  }
  const pass = async (milliseconds: number) => {
    const end = now + milliseconds
    for (;;) {
      await settle()
      const [next] = [...timers].toSorted(([, a], [, b]) => a.at - b.at)
      if (!next || next[1].at > end) break
      now = next[1].at
      timers.delete(next[0])
      next[1].work()
    }
    now = end
    await settle()
  }
  return {
    ...{ line, requests, events, pass, settle },
    latest: () => {
      const request = requests.at(-1)
      if (!request) throw new Error('nothing was asked for')
      return request
    },
    answer: (next: number) => (status = next),
    connected: (next: boolean) => (isOnline = next),
    overs: () => overs,
  }
}

const ready = 'data: {"type":"ready","watching":[]}'
const heard = 'data: {"type":"comments","at":"info-unit:1","comment_id":5}'

it('asks for what is watched, once, and tells what it hears', async () => {
  const { line, requests, events, pass, latest, settle } = setUp()
  line.watch(['info-unit:2'])
  line.watch(['info-unit:2', 'info-unit:1', 'info-unit:1'])
  await pass(1_000)
  expect(requests.map(({ watch }) => watch)).toEqual([['info-unit:1', 'info-unit:2']])
  latest().say(ready, 'id: 7-1', heard, 'data: {"type":"later"}', 'data: broken', ': beat')
  await settle()
  expect(events).toEqual([{ type: 'comments', at: 'info-unit:1', comment_id: 5 }])
  line.watch(['info-unit:1', 'info-unit:2'])
  await pass(1_000)
  expect(requests).toHaveLength(1)
})

it('goes on where it was cut, and when something else is watched', async () => {
  const { line, requests, pass, latest } = setUp()
  line.watch(['info-unit:1'])
  await pass(1_000)
  latest().say(ready, 'id: 7-1')
  await pass(1)
  latest().end()
  await pass(2_000)
  expect(latest().cursor).toBe('7-1')
  latest().say(ready, 'id: 9-1')
  await pass(1)
  const [, before] = requests
  line.watch(['info-unit:1', 'queue:1'])
  await pass(100)
  expect(before?.signal.aborted).toBe(true)
  expect(latest()).toMatchObject({ cursor: '9-1', watch: ['info-unit:1', 'queue:1'] })
})

it('tries again after growing pauses, at once when the device is connected, and says nothing twice', async () => {
  const { line, requests, pass, answer } = setUp()
  answer(503)
  line.watch([])
  await pass(60_000)
  expect(requests.length).toBeGreaterThan(3)
  expect(requests.length).toBeLessThan(8)
  const count = requests.length
  line.wake()
  await pass(1)
  expect(requests).toHaveLength(count + 1)
})

it('asks by itself every half minute while no line stands, and not without a network', async () => {
  const { line, events, pass, latest, answer, connected } = setUp()
  answer(429)
  line.watch(['info-unit:1'])
  await pass(3 * lineLimits.askMs + 1_000)
  expect(events).toEqual([{ type: 'reset' }, { type: 'reset' }, { type: 'reset' }])
  connected(false)
  await pass(lineLimits.askMs)
  expect(events).toHaveLength(3)
  connected(true)
  answer(200)
  await pass(lineLimits.askMs - 2_000)
  latest().say(ready, 'id: 7-1')
  await pass(1)
  const told = events.length
  for (let beat = 0; beat < 4; beat += 1) {
    latest().say('id: 7-2')
    await pass(lineLimits.beatMs)
  }
  expect(events).toHaveLength(told)
})

it('lets go of a line on which nothing is heard', async () => {
  const { line, requests, pass, latest } = setUp()
  line.watch([])
  await pass(1_000)
  latest().say(ready, 'id: 7-1')
  await pass(1)
  const silent = latest()
  await pass(4 * lineLimits.beatMs)
  expect(silent.signal.aborted).toBe(true)
  expect(requests.length).toBeGreaterThan(1)
})

it('ends with the session, which may get another token meanwhile', async () => {
  const { line, requests, pass, answer, overs } = setUp()
  answer(401)
  line.watch([])
  await pass(120_000)
  expect([requests.length, overs()]).toEqual([2, 1])
  line.watch(['info-unit:1'])
  line.wake()
  await pass(120_000)
  expect(requests).toHaveLength(2)
})

it('is silent once it is stopped', async () => {
  const { line, requests, events, pass, latest } = setUp()
  line.watch([])
  await pass(1_000)
  line.stop()
  latest().say(heard)
  await pass(120_000)
  expect(requests).toHaveLength(1)
  expect(events).toEqual([])
})
