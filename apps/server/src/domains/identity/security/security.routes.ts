import * as operations from '@lectern/contract/identity/security.api'
import type { WriteDatabase, Database } from '../../../platform/database/pool.ts'
import type { Bind } from '../../../platform/http/api.ts'
import { type Actor, done } from '../../../platform/http/call.ts'
import { CallError, found } from '../../../platform/http/call-error.ts'
import { isPassword } from '../../../platform/sign-in/passwords.ts'
import { findUser } from '../users.repository.ts'
import { guessLimit, checkGuess } from '../sign-in/failures.ts'
import { consumeCode } from '../sign-in/one-time.ts'
import { findSignInMethods, markEmailVerified } from '../sign-in/people.repository.ts'
import { placeOf } from '../sign-in/place.ts'
import type { SignInDependencies } from '../sign-in/sign-in-dependencies.ts'
import { askForCode } from '../sign-in/use-cases/ask-for-code.ts'
import { announceIdentityChange } from '../identity-change.ts'
import { giveProof, isJustProven, consumeProof } from './proof.ts'
import { changePassword } from './use-cases/change-password.ts'
import { listSignInMethods, unlinkSignInMethod } from './use-cases/list-sign-in-methods.ts'

/** Binds proof of identity, the password, the own address and the ways in. */
export const registerSecurity = (bind: Bind, { env, keys, services }: SignInDependencies): void => {
  bind(operations.validatePassword, async ({ db, actor, body, now }) => {
    await checkOwnPassword(db, actor.userId, body.password, now)
    return { data: await giveProof(db, actor, now) }
  })

  bind(operations.confirmPassword, async (call) => {
    const { actor, body, now } = call
    const user = found(await findUser(call.db, actor.userId))
    if (body.code === undefined) {
      if (await isJustProven(call.db, actor, now)) return { data: await giveProof(call.db, actor, now) }
      const order = { purpose: 'proof', user_id: user.id, place: await placeOf(env, call) } as const
      const sent = await askForCode(
        { db: call.db, env },
        { purpose: 'proof_code', of: `user:${user.id}` },
        order,
        now,
      )
      return { data: { proof_token: null, ...sent } }
    }
    await useOwnCode(call, 'proof_code', user, body.code)
    return { data: await giveProof(call.db, actor, now) }
  })

  bind(operations.confirmEmail, async (call) => {
    const { actor, body, now } = call
    const user = found(await findUser(call.db, actor.userId))
    if (user.emailVerified) return { data: { is_confirmed: true } }
    if (body.code === undefined) {
      const order = { purpose: 'email_confirm', user_id: user.id, place: await placeOf(env, call) } as const
      const sent = await askForCode(
        { db: call.db, env },
        { purpose: 'email_confirm', of: `user:${user.id}` },
        order,
        now,
      )
      return { data: { is_confirmed: false, ...sent } }
    }
    await useOwnCode(call, 'email_confirm', user, body.code)
    await call.db.transaction(async (tx) => {
      await markEmailVerified(tx, user.id, now)
      await announceIdentityChange(tx, user.id)
    })
    return { data: { is_confirmed: true } }
  })

  bind(operations.changePassword, async (call) => {
    const { actor, body, session, now } = call
    await consumeProof(call.db, { ...actor, proofToken: body.proof_token, now })
    await changePassword(call.db, {
      actor,
      password: body.password,
      session,
      place: await placeOf(env, call),
      now,
    })
    return done
  })

  bind(operations.listAuthServices, async ({ db, actor }) => ({
    data: await listSignInMethods(db, services, actor.userId),
  }))

  bind(operations.unlinkService, async (call) => {
    const { actor, params, body, now } = call
    const unlink = { userId: actor.userId, service: params.service, place: await placeOf(env, call), now }
    const prove = () => consumeProof(call.db, { ...actor, proofToken: body.proof_token, now })
    return { data: await unlinkSignInMethod(call.db, services, unlink, prove) }
  })

  const useOwnCode = async (
    call: { readonly db: Database; readonly now: Date },
    purpose: 'proof_code' | 'email_confirm',
    { id, email }: { id: number; email: string },
    code: string,
  ): Promise<void> => {
    if (await consumeCode(call.db, keys, { purpose, userId: id, target: email, code, now: call.now })) return
    throw new CallError('wrong_code', { fields: { code: ['wrong_code'] } })
  }
}

/** The own password, with the same rest after ten wrong tries as at the sign-in. */
const checkOwnPassword = async (
  db: WriteDatabase,
  userId: Actor['userId'],
  password: string,
  now: Date,
): Promise<void> => {
  const isRight = async () =>
    isPassword((await findSignInMethods(db, userId))?.passwordHash ?? null, password)
  if (await checkGuess(db, guessLimit('proof', userId), now, isRight)) return
  throw new CallError('wrong_password', { fields: { password: ['wrong_password'] } })
}
