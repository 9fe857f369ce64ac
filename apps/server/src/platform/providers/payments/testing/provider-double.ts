import { once } from 'node:events'
import { createServer } from 'node:http'
import { onTestFinished } from 'vitest'

export interface DoubleRequest {
  readonly method: string
  readonly path: string
  readonly query: URLSearchParams
  readonly headers: Readonly<Record<string, string>>
  readonly text: string
}

/** `hang`: the answer never comes. */
export type DoubleAnswer = { readonly status?: number; readonly body: unknown } | 'hang'

/** A provider on loopback for the length of one test. A text goes out as it is, everything else as JSON. */
export const startDouble = async (answer: (request: DoubleRequest) => DoubleAnswer) => {
  const requests: DoubleRequest[] = []
  const server = createServer((incoming, response) => {
    const parts: Buffer[] = []
    incoming.on('data', (part: Buffer) => parts.push(part))
    incoming.on('end', () => {
      const url = new URL(incoming.url ?? '/', 'http://double')
      const request = {
        method: incoming.method ?? '',
        path: url.pathname,
        query: url.searchParams,
        headers: Object.fromEntries(
          Object.entries(incoming.headers).map(([name, value]) => [name, String(value)]),
        ),
        text: Buffer.concat(parts).toString('utf8'),
      }
      requests.push(request)
      const told = answer(request)
      if (told === 'hang') return
      response.writeHead(told.status ?? 200, { 'content-type': 'application/json' })
      response.end(typeof told.body === 'string' ? told.body : JSON.stringify(told.body))
    })
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  return { origin: `http://127.0.0.1:${port}`, requests }
}
