import type { Database } from '../../../../platform/database/pool.ts'
import type { Actor, SessionControl } from '../../../../platform/http/call.ts'
import { CallError, found } from '../../../../platform/http/call-error.ts'
import type { KeyedTools } from '../../../../platform/sign-in/keyed.ts'
import type { FollowPerson } from '../../follow-person.ts'
import { changePerson } from '../../use-cases/change-person.ts'
import { findUserByEmail, lockUser } from '../../users.repository.ts'
import { enqueueNotice } from '../../sign-in/jobs/send-notice.ts'
import { endSecretsOf, consumeCode } from '../../sign-in/one-time.ts'
import type { Place } from '../../sign-in/place.ts'
import { endOtherSessions } from '../../sessions/sessions.ts'

export interface EmailChange {
  readonly actor: Actor
  readonly email: string
  readonly code: string
  readonly session: SessionControl
  readonly place: Place
  readonly now: Date
}

/**
 * Takes the address to which the code was mailed as the own one. Codes and links of every kind end, for they went to
 * the old address or were about it; so does every other session. The old address is told.
 *
 * @throws CallError wrong_code, also when the address was taken meanwhile
 */
export const changeEmail = async (
  db: Database,
  { keys, followPerson }: { readonly keys: KeyedTools; readonly followPerson: FollowPerson },
  { actor, email, code, session, place, now }: EmailChange,
): Promise<void> => {
  const { userId } = actor
  const isRight = await consumeCode(db, keys, { purpose: 'email_change', userId, target: email, code, now })
  if (!isRight) throw wrongCode()
  await db.transaction(async (tx) => {
    const user = found(await lockUser(tx, userId))
    if (await findUserByEmail(tx, email)) throw wrongCode()
    await changePerson(tx, followPerson, user, { change: { email, emailVerified: true }, now })
    await endSecretsOf(tx, userId)
    await enqueueNotice(tx, { kind: 'email_changed', userId, to: user.email, place, params: { email } })
    await endOtherSessions(tx, actor, session, now)
  })
}

const wrongCode = () => new CallError('wrong_code', { fields: { code: ['wrong_code'] } })
