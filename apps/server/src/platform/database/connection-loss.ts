/** What the operating system says about a connection whose other side is away. */
const systemCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH'])

/** What pg says without a code: about a connection that died, and about a pool that had none free in time. */
const driverWords = [
  'Connection terminated',
  'Client has encountered a connection error',
  'Client was closed and is not queryable',
  'timeout exceeded when trying to connect',
  // The server ends while somebody still asks.
  'Cannot use a pool after calling end on the pool',
]

/**
 * Whether a query failed because PostgreSQL could not be reached at this moment (ended, starting, recovering, out of
 * connections), so that the same call may succeed a little later. Looks through the causes of the error.
 */
export const isConnectionLoss = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  // 08: connection exceptions. 57P: shutdown, crash, starting up. 53300: too many connections.
  if (code.startsWith('08') || code.startsWith('57P') || code === '53300' || systemCodes.has(code))
    return true
  return driverWords.some((words) => error.message.startsWith(words)) || isConnectionLoss(error.cause)
}
