import { NetworkError } from '../../../../../lib/api/index.ts'
import type { VirtualClock } from '../../../../../lib/outbox/testing/virtual-clock.ts'
import type { ModelAnswer, ModelRequest, ModelSectionServer } from './model-section-server.ts'

/** What happens to one request; times in milliseconds. */
export interface Fate {
  readonly there: number
  readonly back: number
  readonly isLost: 'no' | 'request' | 'answer' | 'doubled'
}

const plain: Fate = { there: 20, back: 20, isLost: 'no' }

const readRequest = (path: string, { method = 'GET', headers, body }: RequestInit): ModelRequest => ({
  method,
  path,
  idempotencyKey: new Headers(headers).get('Idempotency-Key') ?? undefined,
  body: typeof body === 'string' ? JSON.parse(body) : undefined,
})

const responseOf = ({ status, body }: ModelAnswer): Response =>
  Response.json(body, { status, headers: { Date: new Date(0).toUTCString() } })

/** A network that treats each request as the next of `fates` says, then, healed, lets everything through. */
export const createSectionNetwork = (
  clock: VirtualClock,
  server: ModelSectionServer,
  fates: readonly Fate[],
) => {
  const left = [...fates]
  const next = (): Fate => left.shift() ?? plain
  return {
    fetch: (path: string, init: RequestInit): Promise<Response> =>
      new Promise((resolve, reject) => {
        const request = readRequest(path, init)
        const { there, back, isLost } = next()
        const lose = () => reject(new NetworkError('lost'))
        init.signal?.addEventListener('abort', () => reject(init.signal?.reason))
        if (isLost === 'request') return void clock.after(there, lose)
        clock.after(there, () => {
          const answer = server.receive(request)
          clock.after(back, () => (isLost === 'answer' ? lose() : resolve(responseOf(answer))))
        })
        if (isLost === 'doubled') clock.after(there + back + 10, () => void server.receive(request))
      }),
    /** How long news of a stored change takes. */
    nextDelay: (): number => left.at(-1)?.back ?? plain.back,
    heal: () => void left.splice(0),
  }
}
