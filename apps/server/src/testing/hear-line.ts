import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import type { LineEvent } from '@lectern/contract/live/line'

export interface HeardLine {
  readonly status: number | undefined
  readonly events: LineEvent[]
  /** How far was heard. */
  readonly cursor: () => string
  readonly isOver: () => boolean
  cut(): void
}

/** Opens a line as a program does: with a token, and where it was cut. Its first words say that it stands. */
export const hearLine = async (
  origin: string,
  token: string,
  {
    watch = [],
    after,
    headers = {},
  }: {
    readonly watch?: readonly string[]
    readonly after?: string
    readonly headers?: Record<string, string>
  } = {},
): Promise<HeardLine> => {
  const request = get(`${origin}/api/v1/live?watch=${watch.join(',')}`, {
    headers: {
      authorization: `Bearer ${token}`,
      ...(after !== undefined && { 'last-event-id': after }),
      ...headers,
    },
  })
  const [stream]: IncomingMessage[] = await once(request, 'response')
  if (!stream) throw new Error('nothing was answered')
  const events: LineEvent[] = []
  let [rest, cursor, isOver] = ['', '', false]
  const isHeard = new Promise<void>((resolve) => {
    stream.once('close', () => {
      isOver = true
      resolve()
    })
    stream.setEncoding('utf8').on('data', (text: string) => {
      const parts = (rest + text).split('\n\n')
      rest = parts.pop() ?? ''
      for (const part of parts)
        if (part.startsWith('data: ')) events.push(JSON.parse(part.slice('data: '.length)))
        else if (part.startsWith('id: ')) {
          cursor = part.slice('id: '.length)
          resolve()
        }
    })
  })
  await isHeard
  return {
    status: stream.statusCode,
    events,
    cursor: () => cursor,
    isOver: () => isOver,
    cut: () => stream.destroy(),
  }
}
