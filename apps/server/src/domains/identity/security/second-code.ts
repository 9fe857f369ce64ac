import type { WriteDatabase } from '../../../platform/database/pool.ts'
import { stepOfCode } from '../../../platform/sign-in/authenticator.ts'
import type { KeyedTools } from '../../../platform/sign-in/keyed.ts'
import { findTwoFactor, consumeRecoveryCode, consumeStep } from './two-factor.repository.ts'

/** What is kept of a recovery code, however it was typed. */
export const recoveryHash = (keys: KeyedTools, userId: number, code: string): string =>
  keys.hash('recovery', userId, code.toLowerCase().replace(/[^a-z0-9]/g, ''))

export interface SecondCode {
  readonly userId: number
  readonly code: string
  readonly now: Date
}

/** Whether a code of the app is right. Each is taken once: whoever looked over a shoulder is too late. */
export const checkAppCode = async (
  db: WriteDatabase,
  keys: KeyedTools,
  { userId, code, now }: SecondCode,
): Promise<boolean> => {
  const digits = code.replace(/[\s-]/g, '')
  const row = await findTwoFactor(db, userId)
  if (!row || !/^\d{6}$/.test(digits)) return false
  const step = stepOfCode(keys.unseal(row.secret), digits, now)
  return step !== null && consumeStep(db, userId, step)
}

/** Whether the second code of a sign-in is right: one of the app, or a recovery code, which is used up. */
export const checkSecondCode = async (
  db: WriteDatabase,
  keys: KeyedTools,
  second: SecondCode,
): Promise<boolean> =>
  (await checkAppCode(db, keys, second)) ||
  consumeRecoveryCode(db, second.userId, recoveryHash(keys, second.userId, second.code))
