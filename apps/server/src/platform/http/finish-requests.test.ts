import { Agent, request as ask } from 'node:http'
import { once } from 'node:events'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test, vi } from 'vitest'
import { testApp } from '../../testing/app.ts'
import { createHttpServer } from './http-server.ts'

const { dependencies } = await testApp()

/** A server with one route, whose answer waits for a word. */
const waitingServer = async () => {
  const app = await createHttpServer(dependencies)
  const begun = Promise.withResolvers<void>()
  const word = Promise.withResolvers<string>()
  app.get('/waits', async () => {
    begun.resolve()
    return word.promise
  })
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  return { app, begun: begun.promise, say: word.resolve, url: `${address}/waits` }
}

test('a server that ends waits for the work of a caller who has left', async () => {
  const { app, begun, say, url } = await waitingServer()
  const ended: string[] = []
  const call = ask(url).end()
  // A call that is given up ends with an error before it closes.
  call.on('error', () => {})
  const left = new Promise((resolve) => call.once('close', resolve))
  await begun
  call.destroy()
  await left
  const finished = app.finish().then(() => ended.push('server'))
  await new Promise((resolve) => app.server.once('close', resolve))
  ended.push('connections')
  say('done')
  await finished
  expect(ended).toEqual(['connections', 'server'])
})

test('a server that ends answers who was asking', async () => {
  const { app, begun, say, url } = await waitingServer()
  const agent = new Agent({ keepAlive: true, keepAliveMsecs: 120_000 })
  const call = ask(url, { agent }).end()
  await begun
  const finished = app.finish()
  say('done')
  const [reply] = await once(call, 'response')
  reply.resume()
  expect(reply.statusCode).toBe(200)
  await finished
  agent.destroy()
})

test('a download that began before the end is whole, and its connection is not kept until all are cut off', async () => {
  const app = await createHttpServer(dependencies)
  const bytes = new PassThrough()
  app.get('/download', (_request, reply) => reply.send(bytes))
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const cutOff = vi.spyOn(app.server, 'closeAllConnections')
  onTestFinished(() => cutOff.mockRestore())
  const agent = new Agent({ keepAlive: true, keepAliveMsecs: 120_000 })
  const call = ask(`${address}/download`, { agent }).end()
  bytes.write('first ')
  const [reply] = await once(call, 'response')
  const whole = text(reply)
  const finished = app.finish()
  bytes.end('last')
  expect(await whole).toBe('first last')
  await finished
  expect(cutOff).not.toHaveBeenCalled()
  agent.destroy()
})
