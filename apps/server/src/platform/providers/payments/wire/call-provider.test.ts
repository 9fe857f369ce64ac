import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { z } from 'zod'
import { expect, onTestFinished, test } from 'vitest'
import { failureOf } from '../testing/failure-of.ts'
import { wordsOf } from '../testing/sample-attempt.ts'
import { providerCaller, readAnswer } from './call-provider.ts'

const answering = async (answer: RequestListener): Promise<string> => {
  const server = createServer(answer)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/secret-path`
}
const get = (url: string, patienceMs = 20_000) =>
  providerCaller({ patienceMs })({ url, method: 'GET', what: 'A call' })

test('an answer of any status comes back, an empty one too', async () => {
  const url = await answering((_request, response) => response.writeHead(422).end('{"a":1}'))
  expect(await get(url)).toEqual({ status: 422, text: '{"a":1}' })
  expect(await get(await answering((_request, response) => response.writeHead(204).end()))).toEqual({
    status: 204,
    text: '',
  })
})

/** There is an answer at the other address, for whoever follows. */
const leadingElsewhere: RequestListener = ({ url }, response) =>
  url === '/other' ? response.end('{}') : response.writeHead(302, { location: '/other' }).end()

test.each<[string, RequestListener, number]>([
  ['leads elsewhere', leadingElsewhere, 20_000],
  ['is longer than 1 MB', (_request, response) => response.end('x'.repeat(1024 ** 2 + 1)), 20_000],
  ['breaks off', (request) => request.socket.destroy(), 20_000],
  ['never begins', () => {}, 50],
  ['never ends', (_request, response) => void response.write('{'), 50],
])('an answer that %s is none, and tells no address', async (_what, answer, patienceMs) => {
  const error = await failureOf(get(await answering(answer), patienceMs))
  expect(error.refusal).toBe('unreachable')
  expect(wordsOf(error)).not.toContain('secret-path')
})

test('an answer of exactly 1 MB is read', async () => {
  const url = await answering((_request, response) => response.end('x'.repeat(1024 ** 2)))
  expect((await get(url)).text).toHaveLength(1024 ** 2)
})

test('an answer of another shape leaves open what happened', () => {
  expect(() => readAnswer('{"id":5}', z.object({ id: z.string() }), 'A call')).toThrow('unreachable')
  expect(() => readAnswer('<html>', z.object({}), 'A call')).toThrow('unreachable')
})
