import { fastify } from 'fastify'

/** A message that a shop received. */
export interface Received {
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** A shop that hears messages over HTTP; it answers 200 and nothing, unless a test says otherwise. */
export const startShop = async () => {
  const app = fastify({ forceCloseConnections: true })
  const received: Received[] = []
  let answer = (_message: Received): { status: number; body: string } => ({ status: 200, body: '' })
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
  app.route({
    method: 'POST',
    url: '*',
    handler: async (request, reply) => {
      const headers = Object.fromEntries(
        Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
      )
      const message = { path: request.url, headers, body: String(request.body) }
      received.push(message)
      const { status, body } = answer(message)
      return reply.code(status).send(body)
    },
  })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  return {
    url,
    received,
    answerBy: (next: typeof answer) => {
      answer = next
    },
    close: () => app.close(),
  }
}
