/** What a line asks for. */
export interface LineRequest {
  readonly watch: readonly string[]
  /** How far was heard; none at the first time. */
  readonly cursor: string | undefined
  readonly signal: AbortSignal
}

/** What came of it: blocks until the line ends, or why there is none. */
export interface LineReply {
  readonly status: number
  readonly blocks: AsyncIterable<string>
}

async function* blocksOf(body: ReadableStream<Uint8Array> | null): AsyncGenerator<string> {
  if (!body) return
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    const parts = (rest + decoder.decode(value, { stream: true })).split('\n\n')
    rest = parts.pop() ?? ''
    yield* parts
  }
}

/** Asks for a line over the network: by `fetch`, because a line that is refused has to say why. */
export const connectLine =
  (person: string) =>
  async ({ watch, cursor, signal }: LineRequest): Promise<LineReply> => {
    const { status, body } = await fetch(`/api/v1/live?watch=${watch.join(',')}`, {
      headers: {
        Accept: 'text/event-stream',
        'X-Requested-With': 'XMLHttpRequest',
        'X-Person-Id': person,
        ...(cursor !== undefined && { 'Last-Event-ID': cursor }),
      },
      cache: 'no-store',
      signal,
    })
    return { status, blocks: blocksOf(body) }
  }
