import { ApiError, NetworkError } from '../../api/api-error.ts'
import type { VirtualClock } from './virtual-clock.ts'
import type { ModelRequest, ModelServer } from './model-server.ts'

/** What happens to one request on its way; times in milliseconds. */
export type Fate =
  | { kind: 'arrives'; there: number; back: number }
  | { kind: 'request lost'; noticed: number }
  | { kind: 'answer lost'; there: number; noticed: number }
  | { kind: 'doubled'; there: number; back: number; again: number }
  | { kind: 'server busy'; status: 500 | 503 | 429; back: number; retryAfter?: number | undefined }

/** A network that treats each request as the next of `fates` says, then, healed, lets everything through. */
export const createLossyNetwork = (clock: VirtualClock, server: ModelServer, fates: readonly Fate[]) => {
  const left = [...fates]
  let up = true

  const deliver = (
    request: ModelRequest,
    fate: Fate,
    answer: (status: number) => void,
    lose: () => void,
  ): void => {
    if (fate.kind === 'request lost') return void clock.after(fate.noticed, lose)
    if (fate.kind === 'server busy') return void clock.after(fate.back, () => answer(fate.status))
    clock.after(fate.there, () => {
      const status = server.receive(request)
      if (fate.kind === 'answer lost') clock.after(fate.noticed, lose)
      else clock.after(fate.back, () => answer(status))
    })
    if (fate.kind === 'doubled') clock.after(fate.again, () => server.receive(request))
  }

  const nextFate = (): Fate => {
    if (!up) return { kind: 'request lost', noticed: 5 }
    return left.shift() ?? { kind: 'arrives', there: 20, back: 20 }
  }

  const send = (request: ModelRequest, signal: AbortSignal): Promise<void> =>
    new Promise((resolve, reject) => {
      const fate = nextFate()
      const answer = (status: number) =>
        status === 200
          ? resolve()
          : reject(
              new ApiError({ status, retryAfter: fate.kind === 'server busy' ? fate.retryAfter : undefined }),
            )
      signal.addEventListener('abort', () => reject(signal.reason))
      deliver(request, fate, answer, () => reject(new NetworkError()))
    })

  return {
    send,
    setUp: (value: boolean) => {
      up = value
    },
    heal: () => {
      up = true
      left.length = 0
    },
  }
}
