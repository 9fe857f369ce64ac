import { codeRules } from '@lectern/contract/identity/sign-in'
import type { ReadDatabase, WriteDatabase } from '../../../platform/database/pool.ts'
import { CallError } from '../../../platform/http/call-error.ts'
import { bindToken, issueToken, consumeOwnToken } from '../sign-in/one-time.ts'
import { beganByCode } from '../sessions/sessions.repository.ts'

export interface ProofOf {
  readonly userId: number
  readonly sessionId: number
  readonly proofToken: string
  readonly now: Date
}

/** "It is you", for one dangerous call of one session within ten minutes. */
export const giveProof = async (
  db: WriteDatabase,
  { userId, sessionId }: Pick<ProofOf, 'userId' | 'sessionId'>,
  now: Date,
): Promise<{ proof_token: string; expires_in: number }> => ({
  proof_token: await issueToken(db, { purpose: 'proof', userId, sessionId }, now),
  expires_in: codeRules.validSeconds,
})

/** Whether the session began with a code from the own letter a moment ago: another letter would prove nothing more. */
export const isJustProven = (
  db: ReadDatabase,
  { sessionId }: Pick<ProofOf, 'sessionId'>,
  now: Date,
): Promise<boolean> => beganByCode(db, sessionId, new Date(now.getTime() - codeRules.validSeconds * 1000))

/**
 * Takes the proof that a dangerous call needs: it is spent by its first change, even one that is refused afterwards.
 *
 * @throws CallError proof_needed
 */
export const consumeProof = async (
  db: WriteDatabase,
  { proofToken: token, now, userId, sessionId }: ProofOf,
): Promise<void> => {
  if (!(await consumeOwnToken(db, { purpose: 'proof', token, userId, sessionId }, now))) throw proofNeeded()
}

/**
 * Takes the proof for a letter to one new address: the letter may be sent again with it, and nothing else be done.
 *
 * @throws CallError proof_needed
 */
export const consumeProofFor = async (
  db: WriteDatabase,
  { proofToken: token, now, userId, sessionId }: ProofOf,
  email: string,
): Promise<void> => {
  const bound = { purpose: 'proof', token, userId, sessionId, target: email } as const
  if (!(await bindToken(db, bound, now))) throw proofNeeded()
}

const proofNeeded = () => new CallError('proof_needed', { fields: { proof_token: ['proof_needed'] } })
