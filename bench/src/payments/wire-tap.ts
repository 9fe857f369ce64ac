import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import type { AddressInfo } from 'node:net'

/** A call that a server made at a provider, with what the provider answered. */
export interface TappedCall {
  readonly method: string
  readonly path: string
  readonly answer: string
}

const hopByHop = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'host'])

/**
 * A way to the stand-in on which every answer can be held back: the provider has done its work by then, and the server does not know it.
 *
 * @param target the stand-in; known once it runs
 */
export const openWireTap = async (target: () => string) => {
  let onAnswer: ((call: TappedCall) => Promise<void>) | undefined
  const pass = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    try {
      const sent = new Uint8Array(await buffer(request))
      const method = request.method ?? 'GET'
      const path = request.url ?? '/'
      const headers = Object.entries(request.headers).flatMap(([name, value]): [string, string][] =>
        typeof value === 'string' && !hopByHop.has(name) ? [[name, value]] : [],
      )
      const body = method === 'GET' || method === 'DELETE' ? {} : { body: sent }
      const reply = await fetch(target() + path, { method, headers, ...body, redirect: 'manual' })
      const answer = await reply.text()
      await onAnswer?.({ method, path, answer })
      const kept = [...reply.headers].filter(([name]) => !hopByHop.has(name) && name !== 'content-encoding')
      response.writeHead(reply.status, Object.fromEntries(kept)).end(answer)
    } catch {
      // Whoever asked is gone, or the stand-in is.
      response.destroy()
    }
  }
  const server = createServer((request, response) => void pass(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address: AddressInfo | string | null = server.address()
  if (address === null || typeof address === 'string') throw new Error('The tap has no port.')
  return {
    url: `http://127.0.0.1:${address.port}`,
    /** From now on each answer waits for this. */
    hold: (next: typeof onAnswer) => {
      onAnswer = next
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
export type WireTap = Awaited<ReturnType<typeof openWireTap>>
