import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { fastify } from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { limitBodyTime } from './body-time.ts'

const app = fastify({ requestTimeout: 0 })
limitBodyTime(app, 50)
app.post('/short', (request) => ({ got: request.body }))
app.post('/long', { config: { longBody: true } }, (request) => ({ got: request.body }))
await app.listen({ port: 0, host: '127.0.0.1' })
afterAll(() => app.close())

const half = async (path: string) => {
  const address = app.server.address()
  const socket = connect(typeof address === 'object' && address ? address.port : 0, '127.0.0.1')
  await once(socket, 'connect')
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: text/plain\r\nContent-Length: 4\r\nConnection: close\r\n\r\nha`,
  )
  return socket
}

test('a body that does not come is answered 408, and the connection ends', async () => {
  expect(await text(await half('/short'))).toMatch(/^HTTP\/1\.1 408 /)
})

test('a route of long bodies waits', async () => {
  const socket = await half('/long')
  setTimeout(() => socket.write('lf'), 150)
  expect(await text(socket)).toContain('{"got":"half"}')
})
