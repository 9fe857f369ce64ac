import { Agent, get, type IncomingMessage } from 'node:http'

/** A line that is held, and what it waits for. */
interface HeldLine {
  readonly stream: IncomingMessage
  /** When the event about this comment arrived; resolved at once where it has. */
  heard(comment: number): Promise<number>
}

const openOne = async (
  agent: Agent,
  origin: string,
  token: string,
  options: { watch: string; from: string },
) => {
  const request = get(`${origin}/api/v1/live?watch=${options.watch}`, {
    agent,
    headers: { authorization: `Bearer ${token}`, 'x-forwarded-for': options.from },
  })
  const stream = await new Promise<IncomingMessage>((resolve, reject) => {
    request.once('response', resolve)
    request.once('error', reject)
  })
  if (stream.statusCode !== 200) throw new Error(`A line was answered with ${stream.statusCode}.`)
  const arrived = new Map<number, number>()
  const waiting = new Map<number, (at: number) => void>()
  const isReady = Promise.withResolvers<void>()
  stream.setEncoding('utf8').on('data', (text: string) => {
    if (text.includes('id: ')) isReady.resolve()
    for (const [, id] of text.matchAll(/"comment_id":(\d+)/g)) {
      const comment = Number(id)
      if (!arrived.has(comment)) arrived.set(comment, performance.now())
      waiting.get(comment)?.(arrived.get(comment) ?? 0)
    }
  })
  await isReady.promise
  const line: HeldLine = {
    stream,
    heard: (comment) =>
      new Promise((resolve) => {
        const at = arrived.get(comment)
        if (at === undefined) waiting.set(comment, resolve)
        else resolve(at)
      }),
  }
  return line
}

/** Opened beside each other: a crowd whose server was started anew comes back over some seconds. */
const atOnce = 20

/** Holds so many lines, shared by some people, each behind an address of its own. */
export const holdLines = async (
  origin: string,
  tokens: readonly string[],
  { count, watch }: { readonly count: number; readonly watch: string },
) => {
  const agent = new Agent({ keepAlive: false, maxSockets: Infinity })
  const lines: HeldLine[] = []
  const started = performance.now()
  let next = 0
  const open = async () => {
    for (let at = next++; at < count; at = next++) {
      const from = `198.51.${at % 100}.${at % 250}`
      lines.push(await openOne(agent, origin, tokens[at % tokens.length] ?? '', { watch, from }))
    }
  }
  await Promise.all(Array.from({ length: atOnce }, open))
  return {
    lines,
    openedMs: performance.now() - started,
    close: () => {
      for (const { stream } of lines) stream.destroy()
      agent.destroy()
    },
  }
}
