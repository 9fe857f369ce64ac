import { Agent, request } from 'node:http'
import { type Figures, figuresOf } from './figures.ts'

/** One HTTP call on a kept connection. */
export interface Client {
  send(
    method: string,
    path: string,
    token: string,
    body?: unknown,
    headers?: Readonly<Record<string, string>>,
  ): Promise<{ status: number; body: string }>
  close(): void
}

const patienceMs = 30_000

/** A client with one connection to a server on this machine. */
export const openClient = (origin: string): Client => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const { hostname, port } = new URL(origin)
  return {
    send: (method, path, token, body, more = {}) => {
      const done = Promise.withResolvers<{ status: number; body: string }>()
      const payload = body === undefined ? undefined : JSON.stringify(body)
      const headers = {
        authorization: `Bearer ${token}`,
        ...more,
        ...(payload === undefined
          ? {}
          : { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(payload)) }),
      }
      const outgoing = request({ agent, hostname, port, method, path, headers }, (incoming) => {
        const parts: Buffer[] = []
        incoming.on('data', (part: Buffer) => parts.push(part))
        // An answer that is cut off ends nothing by itself.
        incoming.on('error', done.reject)
        incoming.on('end', () =>
          done.resolve({ status: incoming.statusCode ?? 0, body: Buffer.concat(parts).toString('utf8') }),
        )
      })
      outgoing.on('error', done.reject)
      outgoing.setTimeout(patienceMs, () => outgoing.destroy(new Error('No answer within 30 s.')))
      outgoing.end(payload)
      return done.promise
    },
    close: () => agent.destroy(),
  }
}

/** A piece of work that one worker repeats: true when it went as expected. */
export type Work = (client: Client, worker: number, round: number) => Promise<boolean>

export interface LoopOptions {
  readonly origin: string
  readonly workers: number
  readonly seconds: number
}

/** Repeats `work` by so many workers for so long, each beginning anew when it is done, and measures each piece. */
export const closedLoop = async ({ origin, workers, seconds }: LoopOptions, work: Work): Promise<Figures> => {
  const milliseconds: number[] = []
  let failed = 0
  const began = performance.now()
  const ends = began + seconds * 1000
  const runWorker = async (worker: number) => {
    const client = openClient(origin)
    for (let round = 0; performance.now() < ends; round += 1) {
      const started = performance.now()
      if (await work(client, worker, round)) milliseconds.push(performance.now() - started)
      else failed += 1
    }
    client.close()
  }
  await Promise.all(Array.from({ length: workers }, (_, worker) => runWorker(worker)))
  return figuresOf(milliseconds, (performance.now() - began) / 1000, failed)
}
