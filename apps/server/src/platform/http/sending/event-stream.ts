import type { ByteReply } from './byte-call.ts'

/** Bytes that may wait for one reader. */
const mostWaiting = 256 * 1024

/** Server-sent events on the bare connection: it stays open after the answer has begun. */
export interface EventStream {
  start(): void
  /** Writes whole blocks of the protocol; who reads too slowly is cut off, and goes on where they stood. */
  write(blocks: string): void
  end(): void
}

/** One block that carries data. */
export const dataBlock = (data: unknown): string => `data: ${JSON.stringify(data)}\n\n`

/** An answer that stays open. Nothing is sent before `start`. */
export const createEventStream = (reply: ByteReply): EventStream => ({
  start: () => {
    reply.hijack()
    reply.raw.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      // A proxy that collects before it passes on, or compresses, would hold every event back.
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    })
  },
  write: (blocks) => {
    if (reply.raw.writableLength > mostWaiting) reply.raw.destroy()
    else reply.raw.write(blocks)
  },
  end: () => void reply.raw.end(),
})
