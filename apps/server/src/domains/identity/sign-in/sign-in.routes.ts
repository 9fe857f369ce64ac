import * as operations from '@lectern/contract/identity/sign-in.api'
import type { Bind } from '../../../platform/http/api.ts'
import { done } from '../../../platform/http/call.ts'
import { announceIdentityChange } from '../identity-change.ts'
import { originOfCall } from './answer-sign-in.ts'
import { findSignInMethodsByEmail } from './people.repository.ts'
import { takesPassword, type SignInMethods } from './rules/sign-in-methods.ts'
import { deleteSession } from '../sessions/sessions.repository.ts'
import { endAllSessions, endOtherSessions } from '../sessions/sessions.ts'
import type { SignInDependencies } from './sign-in-dependencies.ts'
import { passTwoFactor } from './use-cases/pass-two-factor.ts'
import { checkPassword } from './use-cases/sign-in-with-password.ts'

/** Binds signing in by password and second code, and out. */
export const registerSignIn = (bind: Bind, { keys, answers, services }: SignInDependencies): void => {
  bind(operations.checkEmail, async ({ db, body }) => {
    const ways = await findSignInMethodsByEmail(db, body.email)
    return { data: { next: nextStep(ways), services: services.list.map(({ service }) => service) } }
  })

  bind(operations.login, async (call) => {
    const userId = await checkPassword(call.db, { ...call.body, origin: originOfCall(call), now: call.now })
    return { data: await answers.begin(call, { userId, method: 'password' }) }
  })

  bind(operations.passTwoFactor, async (call) => {
    const { two_factor_token: token, code } = call.body
    const passed = await passTwoFactor(call.db, keys, {
      token,
      code,
      origin: originOfCall(call),
      now: call.now,
    })
    return { data: await answers.begin(call, { ...passed, isSecondFactorDone: true }) }
  })

  bind(operations.logout, async ({ db, session }) => {
    await db.transaction(async (tx) => {
      const ended = session.token === null ? null : await deleteSession(tx, session.token)
      if (ended) await announceIdentityChange(tx, ended.userId)
    })
    session.end()
    return done
  })

  bind(operations.logoutEverywhere, async ({ db, actor, body, session, now }) => {
    await db.transaction((tx) =>
      body.except_current === true
        ? endOtherSessions(tx, actor, session, now)
        : endAllSessions(tx, actor.userId),
    )
    if (body.except_current !== true) session.end()
    return done
  })
}

const nextStep = (ways: SignInMethods | null): 'register' | 'password' | 'code' => {
  if (ways === null) return 'register'
  return takesPassword(ways) ? 'password' : 'code'
}
