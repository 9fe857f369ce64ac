import * as operations from '@lectern/contract/identity/security.api'
import { recoveryCodeCount } from '@lectern/contract/identity/security'
import type { ReadDatabase, Transaction } from '../../../platform/database/pool.ts'
import type { Bind } from '../../../platform/http/api.ts'
import { CallError, found } from '../../../platform/http/call-error.ts'
import { authenticatorUrl, newAuthenticatorSecret } from '../../../platform/sign-in/authenticator.ts'
import type { KeyedTools } from '../../../platform/sign-in/keyed.ts'
import { newRecoveryCode } from '../../../platform/sign-in/tokens.ts'
import { findUser } from '../users.repository.ts'
import { guessLimit, checkGuess } from '../sign-in/failures.ts'
import { enqueueNotice } from '../sign-in/jobs/send-notice.ts'
import { placeOf } from '../sign-in/place.ts'
import { endOtherSessions } from '../sessions/sessions.ts'
import type { SignInDependencies } from '../sign-in/sign-in-dependencies.ts'
import { consumeProof } from './proof.ts'
import { checkAppCode, recoveryHash } from './second-code.ts'
import * as repository from './two-factor.repository.ts'

/** Binds two-factor sign-in: on with the first code of the app, off with proof. */
export const registerTwoFactor = (bind: Bind, { env, keys }: SignInDependencies): void => {
  bind(operations.getTwoFactor, async ({ db, actor }) => ({ data: await describe(db, actor.userId) }))

  bind(operations.beginTwoFactor, async (call) => {
    const { actor, body, now } = call
    await consumeProof(call.db, { ...actor, proofToken: body.proof_token, now })
    const user = found(await findUser(call.db, actor.userId))
    const secret = newAuthenticatorSecret()
    const isSaved = await call.db.transaction((tx) =>
      repository.saveUnconfirmed(tx, user.id, keys.seal(secret), now),
    )
    if (!isSaved) throw new CallError('two_factor_on')
    const { school } = await placeOf(env, call)
    return {
      data: { secret, otpauth_url: authenticatorUrl(secret, { issuer: school, account: user.email }) },
    }
  })

  bind(operations.confirmTwoFactor, async (call) => {
    const { actor, body, session, now } = call
    const { userId } = actor
    const begun = await repository.findTwoFactor(call.db, userId)
    if (!begun) throw new CallError('two_factor_off')
    if (begun.confirmedAt !== null) throw new CallError('two_factor_on')
    const isRight = () => checkAppCode(call.db, keys, { userId, code: body.code, now })
    if (!(await checkGuess(call.db, guessLimit('two-factor-begin', userId), now, isRight)))
      throw new CallError('wrong_code', { fields: { code: ['wrong_code'] } })
    const place = await placeOf(env, call)
    const codes = await call.db.transaction(async (tx) => {
      if (!(await repository.confirmTwoFactor(tx, userId, now))) throw new CallError('two_factor_on')
      const made = await renewCodes(tx, keys, userId, now)
      await enqueueNotice(tx, { kind: 'two_factor_on', userId, place })
      await endOtherSessions(tx, actor, session, now)
      return made
    })
    return { data: { recovery_codes: codes } }
  })

  bind(operations.renewRecoveryCodes, async ({ db, actor, body, now }) => {
    await consumeProof(db, { ...actor, proofToken: body.proof_token, now })
    await mustBeOn(db, actor.userId)
    return {
      data: { recovery_codes: await db.transaction((tx) => renewCodes(tx, keys, actor.userId, now)) },
    }
  })

  bind(operations.endTwoFactor, async (call) => {
    const { actor, body, session, now } = call
    await consumeProof(call.db, { ...actor, proofToken: body.proof_token, now })
    const place = await placeOf(env, call)
    await call.db.transaction(async (tx) => {
      if (!(await repository.deleteTwoFactor(tx, actor.userId))) throw new CallError('two_factor_off')
      await enqueueNotice(tx, { kind: 'two_factor_off', userId: actor.userId, place })
      await endOtherSessions(tx, actor, session, now)
    })
    return { data: await describe(call.db, actor.userId) }
  })
}

const mustBeOn = async (db: ReadDatabase, userId: number): Promise<void> => {
  if (((await repository.findTwoFactor(db, userId))?.confirmedAt ?? null) === null)
    throw new CallError('two_factor_off')
}

const renewCodes = async (
  tx: Transaction,
  keys: KeyedTools,
  userId: number,
  now: Date,
): Promise<string[]> => {
  const codes = Array.from({ length: recoveryCodeCount }, newRecoveryCode)
  const hashes = codes.map((code) => recoveryHash(keys, userId, code))
  await repository.replaceRecoveryCodes(tx, userId, hashes, now)
  return codes
}

const describe = async (db: ReadDatabase, userId: number) => {
  const row = await repository.findTwoFactor(db, userId)
  const turnedOnAt = row?.confirmedAt ?? null
  return {
    is_on: turnedOnAt !== null,
    turned_on_at: turnedOnAt?.toISOString() ?? null,
    recovery_codes_left: turnedOnAt === null ? 0 : await repository.countRecoveryCodes(db, userId),
  }
}
