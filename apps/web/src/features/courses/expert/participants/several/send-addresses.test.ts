import { expect, test, vi } from 'vitest'
import { ApiError, NetworkError } from '../../../../../lib/api/index.ts'
import { sendAddresses } from './send-addresses.ts'

const emails = Array.from({ length: 230 }, (_, at) => `a${at}@x.com`)

const sending = (send: (part: readonly string[]) => void) => {
  const stop = new AbortController()
  const sent: string[] = []
  const pause = vi.fn(async (_seconds: number) => {})
  const run = () =>
    sendAddresses(emails, {
      send: async (part) => {
        send(part)
        return part.map((email) => ({ email, outcome: 'invited' as const }))
      },
      pause,
      onSent: (some) => sent.push(...some.map(({ email }) => email)),
      signal: stop.signal,
    })
  return { run, sent, pause, stop }
}

test('all addresses go out in order, a hundred at a time', async () => {
  const sizes: number[] = []
  const { run, sent, pause } = sending((part) => sizes.push(part.length))
  await run()
  expect([sizes, sent, pause.mock.calls]).toEqual([[100, 100, 30], emails, []])
})

test('a server that asks to wait is waited for, and nothing is sent twice', async () => {
  let calls = 0
  const { run, sent, pause } = sending(() => {
    calls += 1
    if (calls === 2) throw new ApiError({ status: 429, retryAfter: 17 })
  })
  await run()
  expect([sent, pause.mock.calls]).toEqual([emails, [[17]]])
})

test('what arrived before the connection broke is told', async () => {
  const { run, sent } = sending((part) => {
    if (part.includes('a100@x.com')) throw new NetworkError('off')
  })
  await expect(run()).rejects.toThrow('off')
  expect(sent).toEqual(emails.slice(0, 100))
})

test('nothing more goes out once it is stopped, be it in a pause', async () => {
  const first = sending(() => first.stop.abort())
  await first.run()
  expect(first.sent).toHaveLength(100)
  const paused = sending(() => {
    throw new ApiError({ status: 429 })
  })
  paused.pause.mockImplementation(async () => paused.stop.abort())
  await paused.run()
  expect([paused.sent, paused.pause.mock.calls]).toEqual([[], [[1]]])
})
