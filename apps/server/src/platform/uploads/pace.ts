import type { IncomingMessage } from 'node:http'

/** A body that brings less than this is not worth its connection; a resumable upload goes on later. */
const leastBytesPerSecond = 256
const lookEveryMs = 30_000

/**
 * Ends the connection of a request whose body drips (THREATS T37). The server as a whole has no time limit for bodies,
 * because an upload may take hours.
 *
 * @returns stops watching
 */
export const watchPace = (request: IncomingMessage, everyMs = lookEveryMs): (() => void) => {
  const { socket } = request
  let seen = socket.bytesRead
  const timer = setInterval(() => {
    const arrived = socket.bytesRead - seen
    seen = socket.bytesRead
    if (!request.complete && arrived < (leastBytesPerSecond * everyMs) / 1000) socket.destroy()
    if (request.complete) clearInterval(timer)
  }, everyMs)
  timer.unref()
  const stop = () => clearInterval(timer)
  request.once('close', stop)
  return stop
}
