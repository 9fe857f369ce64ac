import { gunzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { sendText } from './send-text.ts'

const app = Fastify()
const long = JSON.stringify({ words: 'Reading once is not learning. '.repeat(100) })
app.get('/long', (request, reply) => sendText(request, reply, long))
app.get('/short', (request, reply) => sendText(request, reply, '{}'))

const ask = (url: string, encodings?: string) =>
  app.inject({ url, headers: encodings === undefined ? {} : { 'accept-encoding': encodings } })

test('a long answer is gzipped for whoever takes that, and is the same text', async () => {
  const reply = await ask('/long', 'gzip, deflate, br')
  expect(reply.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' })
  expect(gunzipSync(reply.rawPayload).toString()).toBe(long)
  expect(reply.rawPayload.length).toBeLessThan(long.length / 4)
})

test.each([
  ['/long', undefined],
  ['/long', 'br'],
  ['/short', 'gzip'],
])('%s stays as it is for who takes %s', async (url, encodings) => {
  const reply = await ask(url, encodings)
  expect(reply.headers['content-encoding']).toBeUndefined()
  expect(reply.body).toBe(url === '/long' ? long : '{}')
})
