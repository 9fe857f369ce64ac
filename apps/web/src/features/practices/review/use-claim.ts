import { claimMinutes, type Claim } from '@lectern/contract/attempts/claim'
import { attemptStatus } from '@lectern/contract/attempts/attempt'
import type { PracticeRow } from '@lectern/contract/practices/practice-row'
import { useEffect, useEffectEvent } from 'react'
import { ApiError } from '../../../lib/api/index.ts'
import { report } from '../../../lib/reporting.ts'
import { whileThere } from '../../../lib/signs-of-life.ts'
import { useAction } from '../../../lib/use-action.ts'
import { claimPractice, releasePractice } from '../api.ts'

/** A claim is renewed so often while somebody works on its page. */
const renewal_ms = (claimMinutes / 3) * 60_000

export interface ClaimState {
  claim: Claim | null
  /** Claims it, also from a colleague. */
  take: () => void
  giveUp: () => void
  busy: boolean
  error: Error | null
}

/**
 * The claim on the attempt of this page; nothing where the reader decides nothing, or nothing is to be decided. Whoever opens
 * an attempt that nobody is checking claims it by that; what was given up is not claimed again by itself.
 */
export const useClaim = (
  { attempt, claim }: PracticeRow,
  { mayDecide, renew }: { mayDecide: boolean; renew: () => Promise<unknown> },
): ClaimState | null => {
  const isWaiting = mayDecide && attempt.status_id === attemptStatus.underCheck
  const changing = useAction(async (how: 'take' | 'give_up') => {
    const params = { attempt: attempt.id }
    await (how === 'take'
      ? claimPractice({ params, body: { take_over: true } })
      : releasePractice({ params }))
    await renew()
  })
  const keep = useEffectEvent(async () => {
    try {
      await claimPractice({ params: { attempt: attempt.id }, body: {} })
      await renew()
    } catch (error) {
      // A colleague was faster, or has decided: the page says so.
      if (error instanceof ApiError && error.status === 409) await renew()
      else report(error, 'claim an attempt')
    }
  })
  const isFree = claim === null
  const isOwn = claim?.is_own === true
  const opening = useEffectEvent(() => {
    const isShort = isOwn && Date.parse(claim.expires_at) - Date.now() < renewal_ms
    if (isWaiting && (isFree || isShort)) void keep()
  })
  useEffect(() => opening(), [attempt.id])
  useEffect(() => {
    if (!isWaiting || !isOwn) return undefined
    return whileThere(window, { every: renewal_ms }, () => void keep())
  }, [isWaiting, isOwn])
  const ending = useEffectEvent(() => void renew())
  const endsAt = claim?.expires_at
  useEffect(() => {
    if (!isWaiting || endsAt === undefined) return undefined
    // Whoever comes back to a page that was left open reads there that the claim is over.
    const timer = setTimeout(ending, Math.max(0, Date.parse(endsAt) - Date.now()) + 1_000)
    return () => clearTimeout(timer)
  }, [isWaiting, endsAt])
  if (!isWaiting) return null
  return {
    claim,
    take: () => changing.run('take'),
    giveUp: () => changing.run('give_up'),
    busy: changing.busy,
    error: changing.error,
  }
}
