/** A file that is being prepared is asked about so often (document 001 §9), in milliseconds. */
export const filePoll = 2_000

/**
 * Looks again and again while a file is being prepared; a look that failed is followed by the next one.
 *
 * @returns what ends it
 */
export const pollFiles = (look: () => Promise<unknown>): (() => void) => {
  const timer = setInterval(() => void look().catch(() => undefined), filePoll)
  return () => clearInterval(timer)
}
