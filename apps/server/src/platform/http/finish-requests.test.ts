import { Agent, request as ask } from 'node:http'
import { once } from 'node:events'
import { expect, test } from 'vitest'
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
  call.on('error', () => {})
  await begun
  call.destroy()
  await once(call, 'close')
  const finished = app.finish().then(() => ended.push('server'))
  await new Promise((resolve) => app.server.once('close', resolve))
  ended.push('connections')
  say('done')
  await finished
  expect(ended).toEqual(['connections', 'server'])
})

test('a server that ends answers who was asking, and closes the connection that the caller would keep', async () => {
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
