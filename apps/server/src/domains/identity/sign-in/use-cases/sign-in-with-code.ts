import type { Database } from '../../../../platform/database/pool.ts'
import { CallError } from '../../../../platform/http/call-error.ts'
import type { KeyedTools } from '../../../../platform/sign-in/keyed.ts'
import { noteRefusedGuess } from '../failures.ts'
import { type CodePurpose, consumeCode } from '../one-time.ts'
import { findSignInMethodsByEmail } from '../people.repository.ts'
import { noteRefusal, type SignInOrigin } from '../../sessions/sessions.ts'

export interface CodeAttempt {
  readonly email: string
  readonly code: string
  readonly purpose: Extract<CodePurpose, 'login_code' | 'restore_code'>
  readonly origin: SignInOrigin
  readonly now: Date
}

/**
 * The person to whom address and code belong; the code is used up. Unknown addresses are answered like wrong codes.
 *
 * @throws CallError wrong_code
 */
export const checkMailedCode = async (
  db: Database,
  keys: KeyedTools,
  { email, code, purpose, origin, now }: CodeAttempt,
): Promise<number> => {
  const person = await findSignInMethodsByEmail(db, email)
  const userId = person?.userId ?? 0
  const isRight = await db.transaction(async (tx) => {
    if ((await consumeCode(tx, keys, { purpose, userId, code, now })) && person) return true
    // Counted for known and unknown addresses, so that both wait for the disk once.
    await noteRefusedGuess(tx, purpose, email, now)
    const refused = { userId: person?.userId ?? null, method: 'code', origin, now }
    await noteRefusal(tx, refused, 'wrong_code')
    return false
  })
  if (isRight) return userId
  throw new CallError('wrong_code', { fields: { code: ['wrong_code'] } })
}
