/** What decides whether a named link still lets anybody in. */
interface LinkFacts {
  readonly validUntil: Date | null
  readonly mostUsers: number | null
  readonly usedCount: number
  readonly revokedAt: Date | null
}

/** Whether a link lets nobody in any more: revoked, run out, or used by as many as it was made for. */
export const isLinkOver = ({ validUntil, mostUsers, usedCount, revokedAt }: LinkFacts, now: Date): boolean =>
  revokedAt !== null ||
  (validUntil !== null && validUntil <= now) ||
  (mostUsers !== null && usedCount >= mostUsers)
