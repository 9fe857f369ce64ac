import { codeRules } from '@lectern/contract/accounts/sign-in'
import type { Connection } from '../../../platform/database/pool.ts'
import { CallError } from '../../../platform/http/call-error.ts'
import { findToken, issueToken } from '../sign-in/one-time.ts'
import { beganByCode } from '../sign-in/sessions.repository.ts'

export interface ProofOf {
  readonly userId: number
  readonly sessionId: number
  readonly proofToken: string
  readonly now: Date
}

/** "It is you", for the dangerous calls of one session within ten minutes. */
export const giveProof = async (
  db: Connection,
  { userId, sessionId }: Pick<ProofOf, 'userId' | 'sessionId'>,
  now: Date,
): Promise<{ proof_token: string; expires_in: number }> => ({
  proof_token: await issueToken(db, { purpose: 'proof', userId, sessionId }, now),
  expires_in: codeRules.validSeconds,
})

/** Whether the session began with a code from the own letter a moment ago: another letter would prove nothing more. */
export const isJustProven = (
  db: Connection,
  { sessionId }: Pick<ProofOf, 'sessionId'>,
  now: Date,
): Promise<boolean> => beganByCode(db, sessionId, new Date(now.getTime() - codeRules.validSeconds * 1000))

/**
 * Asks for the proof that a dangerous call needs. It holds for its session until its time is over, so that who changes
 * several things proves it once.
 *
 * @throws CallError proof_needed
 */
export const takeProof = async (
  db: Connection,
  { userId, sessionId, proofToken, now }: ProofOf,
): Promise<void> => {
  const proof = await findToken(db, 'proof', proofToken, now)
  if (proof?.userId === userId && proof.sessionId === sessionId) return
  throw new CallError('proof_needed', { fields: { proof_token: ['proof_needed'] } })
}
