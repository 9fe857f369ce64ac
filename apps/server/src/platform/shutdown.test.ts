import { expect, test } from 'vitest'
import { silentLog } from './log.ts'
import { createShutdown } from './shutdown.ts'

test('parts close in reverse order, once, and the process ends well', async () => {
  const closed: string[] = []
  const shutdown = createShutdown({ log: silentLog, exit: () => {} })
  for (const name of ['database', 'queue', 'http']) shutdown.add(name, async () => closed.push(name))
  expect(await Promise.all([shutdown.run('test'), shutdown.run('again')])).toEqual([0, 0])
  expect(closed).toEqual(['http', 'queue', 'database'])
})

test('a part that fails does not keep the others open, and the process ends with 1', async () => {
  const closed: string[] = []
  const shutdown = createShutdown({ log: silentLog, exit: () => {} })
  shutdown.add('database', async () => closed.push('database'))
  shutdown.add('queue', () => Promise.reject(new Error('stuck')))
  expect(await shutdown.run('test')).toBe(1)
  expect(closed).toEqual(['database'])
})

test('a part that never closes is given up in time', async () => {
  const shutdown = createShutdown({ log: silentLog, timeoutMs: 20, exit: () => {} })
  shutdown.add('http', () => new Promise(() => {}))
  expect(await shutdown.run('test')).toBe(1)
})

test('a signal closes and ends the process; its echo from npm or the terminal changes nothing', async () => {
  const ended = Promise.withResolvers<number>()
  const exits: number[] = []
  const shutdown = createShutdown({
    log: silentLog,
    exit: (code) => {
      exits.push(code)
      ended.resolve(code)
    },
  })
  const listeners = process.listeners('SIGTERM')
  shutdown.listen()
  process.emit('SIGTERM')
  process.emit('SIGINT')
  expect(await ended.promise).toBe(0)
  expect(exits).toEqual([0])
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const)
    for (const listener of process.listeners(signal))
      if (!listeners.includes(listener)) process.off(signal, listener)
})
