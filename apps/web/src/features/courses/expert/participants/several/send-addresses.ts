import { type AddedOutcome, mostAdded } from '@lectern/contract/courses/added-outcomes'
import { ApiError } from '../../../../../lib/api/index.ts'

interface Sent {
  readonly email: string
  readonly outcome: AddedOutcome
}

interface Sending {
  /** Sends as many as one call takes. */
  readonly send: (emails: readonly string[]) => Promise<readonly Sent[]>
  /** Waits so many seconds, or until nothing is to be sent any more. */
  readonly pause: (seconds: number) => Promise<void>
  readonly onSent: (sent: readonly Sent[]) => void
  /** After its call nothing more is sent. */
  readonly signal: AbortSignal
}

const leastPause = 1

/** When the server asks to wait: in how many seconds it takes more. */
const secondsToWait = (error: unknown): number | undefined =>
  error instanceof ApiError && error.status === 429 ? Math.max(leastPause, error.retryAfter ?? 0) : undefined

/**
 * Sends addresses in parts, one after the other, and waits where the server asks for it. What arrived is told at once, so that
 * nothing of it is lost when a later part fails.
 *
 * @throws what the calls throw, but for the request to wait
 */
export const sendAddresses = async (
  emails: readonly string[],
  { send, pause, onSent, signal }: Sending,
): Promise<void> => {
  let at = 0
  while (at < emails.length && !signal.aborted) {
    try {
      onSent(await send(emails.slice(at, at + mostAdded)))
      at += mostAdded
    } catch (error) {
      const seconds = secondsToWait(error)
      if (seconds === undefined) throw error
      await pause(seconds)
    }
  }
}
