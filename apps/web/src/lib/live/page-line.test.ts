import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { join, type News } from './page-line.ts'

/** A page that somebody looks at, or not. */
const page = Object.assign(new EventTarget(), { hidden: false })
const told: {
  url: string
  headers: Record<string, string>
  signal: AbortSignal
  say: (text: string) => void
}[] = []

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', page)
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal(
    'fetch',
    async (url: string, init: { headers: Record<string, string>; signal: AbortSignal }) => {
      const encoder = new TextEncoder()
      let say = (_text: string) => {}
      const body = new ReadableStream<Uint8Array>({
        start: (controller) => {
          say = (text) => controller.enqueue(encoder.encode(text))
          init.signal.addEventListener('abort', () => controller.error(new Error('cut')))
        },
      })
      told.push({ url, headers: init.headers, signal: init.signal, say })
      return { status: 200, body }
    },
  )
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  told.length = 0
})

const latest = () => {
  const line = told.at(-1)
  if (!line) throw new Error('no line was asked for')
  return line
}
const look = (hidden: boolean) => {
  page.hidden = hidden
  page.dispatchEvent(new Event('visibilitychange'))
}
const comment = (at: string) => `data: {"type":"comments","at":"${at}","comment_id":5}\n\n`

it('hears for everything on a page by one line, tells what came together once, and waits until somebody looks', async () => {
  const heard: [string, News][] = []
  const hear = (name: string) => join('7', name, (news) => heard.push([name, news]))
  const leaves = ['info-unit:1', 'info-unit:2', 'bell'].map(hear)
  await vi.advanceTimersByTimeAsync(100)
  expect(told).toHaveLength(1)
  expect(latest()).toMatchObject({
    url: '/api/v1/live?watch=info-unit:1,info-unit:2',
    headers: { 'X-Person-Id': '7' },
  })
  latest().say(`data: {"type":"ready","watching":[]}\n\nid: 3-1\n\n${comment('info-unit:1')}`)
  latest().say(`${comment('info-unit:1')}data: {"type":"bell"}\n\n`)
  await vi.advanceTimersByTimeAsync(299)
  expect(heard).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(heard.map(([name, { types }]) => [name, [...types]])).toEqual([
    ['info-unit:1', ['comments']],
    ['bell', ['bell']],
  ])

  latest().say(comment('info-unit:2'))
  await vi.advanceTimersByTimeAsync(100)
  look(true)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(heard).toHaveLength(2)
  expect(latest().signal.aborted).toBe(true)
  look(false)
  expect(heard.at(-1)?.[0]).toBe('info-unit:2')
  await vi.advanceTimersByTimeAsync(100)
  expect(told).toHaveLength(2)

  for (const leave of leaves) leave()
  expect(latest().signal.aborted).toBe(true)
})

it('tells whoever begins to hear of a place later what came there since, as others heard it', async () => {
  const heard: News[] = []
  const leaveFirst = join('9', 'info-unit:1', () => {})
  await vi.advanceTimersByTimeAsync(100)
  latest().say(`id: 3-1\n\n${comment('info-unit:1')}${comment('info-unit:2')}`)
  await vi.advanceTimersByTimeAsync(400)
  const at = performance.now()
  await vi.advanceTimersByTimeAsync(1_000)
  const leaveSecond = join('9', 'info-unit:1', (news) => heard.push(news))
  expect(heard.map(({ types }) => [...types])).toEqual([['comments']])
  expect(heard[0]?.at).toBeLessThan(at)

  await vi.advanceTimersByTimeAsync(60_000)
  const leaveThird = join('9', 'info-unit:1', (news) => heard.push(news))
  expect(heard).toHaveLength(1)
  for (const leave of [leaveFirst, leaveSecond, leaveThird]) leave()
})
