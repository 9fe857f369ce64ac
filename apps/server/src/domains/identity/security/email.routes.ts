import * as operations from '@lectern/contract/identity/security.api'
import type { Bind } from '../../../platform/http/api.ts'
import { placeOf } from '../sign-in/place.ts'
import { isCodeRight } from '../sign-in/one-time.ts'
import type { SignInDependencies } from '../sign-in/sign-in-dependencies.ts'
import { askForCode } from '../sign-in/use-cases/ask-for-code.ts'
import { consumeProofFor } from './proof.ts'
import { changeEmail } from './use-cases/change-email.ts'

/** Binds the change of the own address (document 000 §7, `/personal/contacts`). */
export const registerEmailChange = (
  bind: Bind,
  { env, keys, personOf, followPerson }: SignInDependencies,
): void => {
  bind(operations.sendEmailCode, async (call) => {
    const { actor, body, now } = call
    await consumeProofFor(call.db, { ...actor, proofToken: body.proof_token, now }, body.email)
    const place = await placeOf(env, call)
    const order = { purpose: 'email_change', user_id: actor.userId, email: body.email, place } as const
    const limit = { purpose: 'email_change', of: `user:${actor.userId}` } as const
    return { data: await askForCode({ db: call.db, env }, limit, order, now) }
  })

  bind(operations.checkEmailCode, async ({ db, actor, body, now }) => {
    const { email: target, code } = body
    const attempt = { purpose: 'email_change', userId: actor.userId, target, code, now } as const
    return { data: { is_valid: await isCodeRight(db, keys, attempt) } }
  })

  bind(operations.changeEmail, async (call) => {
    const { actor, body, session, now } = call
    const change = { actor, ...body, session, place: await placeOf(env, call), now }
    await changeEmail(call.db, { keys, followPerson }, change)
    return { data: await personOf(actor.userId) }
  })
}
