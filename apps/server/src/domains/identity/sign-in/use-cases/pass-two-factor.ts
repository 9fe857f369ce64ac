import type { ReadDatabase, WriteDatabase } from '../../../../platform/database/pool.ts'
import { CallError } from '../../../../platform/http/call-error.ts'
import type { KeyedTools } from '../../../../platform/sign-in/keyed.ts'
import { hashToken } from '../../../../platform/sign-in/tokens.ts'
import { checkSecondCode } from '../../security/second-code.ts'
import { guessLimit, checkGuess } from '../failures.ts'
import { consumeToken, tryToken } from '../one-time.ts'
import { isDeviceOf } from '../../sessions/sessions.repository.ts'
import { noteRefusal, type SignInOrigin } from '../../sessions/sessions.ts'

export interface SecondStep {
  readonly token: string
  readonly code: string
  readonly origin: SignInOrigin
  readonly now: Date
}

/**
 * The person who passed both steps, and how the first one went. Five tries for one sign-in; after ten wrong codes the
 * account's second step rests for a quarter of an hour, however often the first is repeated. A device from which the
 * person has signed in before is counted apart.
 *
 * @throws CallError wrong_code, two_factor_expired (422), too_many_requests (429)
 */
export const passTwoFactor = async (
  db: WriteDatabase,
  keys: KeyedTools,
  { token, code, origin, now }: SecondStep,
): Promise<{ userId: number; method: string }> => {
  const step = await tryToken(db, 'two_factor', token, now)
  if (!step || step.userId === null) throw new CallError('two_factor_expired')
  const { userId, payload } = step
  const limit = await limitOf(db, userId, origin)
  const method = payload['method'] ?? 'password'
  if (!(await checkGuess(db, limit, now, () => checkSecondCode(db, keys, { userId, code, now })))) {
    await noteRefusal(db, { userId, method, origin, now }, 'two_factor_failed')
    throw new CallError('wrong_code', { fields: { code: ['wrong_code'] } })
  }
  // The last try was taken just now, so an emptied token is as good as a live one; only its owner holds it.
  await consumeToken(db, 'two_factor', token, now)
  return { userId, method }
}

const limitOf = async (db: ReadDatabase, userId: number, { deviceKey }: SignInOrigin) =>
  deviceKey !== null && (await isDeviceOf(db, userId, hashToken(deviceKey)))
    ? guessLimit('two-factor-device', deviceKey)
    : guessLimit('two-factor', userId)
