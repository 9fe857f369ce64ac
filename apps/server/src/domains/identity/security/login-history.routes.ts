import * as operations from '@lectern/contract/identity/security.api'
import { pageMetaOf } from '@lectern/contract/kernel/paging'
import type { Bind } from '../../../platform/http/api.ts'
import { done } from '../../../platform/http/call.ts'
import { found, notFound } from '../../../platform/http/call-error.ts'
import { nextLink } from '../../../platform/http/lists/next-link.ts'
import { announceIdentityChange } from '../identity-change.ts'
import { enqueueNotice } from '../sign-in/jobs/send-notice.ts'
import { placeOf } from '../sign-in/place.ts'
import { deleteDevice, deleteSessionById } from '../sessions/sessions.repository.ts'
import { endOtherSessions } from '../sessions/sessions.ts'
import type { SignInDependencies } from '../sign-in/sign-in-dependencies.ts'
import { presentLogin } from './login-history.presenter.ts'
import * as repository from './login-history.repository.ts'

const mustChangePassword = { data: { must_change_password: true } } as const

/** Binds the own history of sign-ins, and what to do about a strange one. */
export const registerLoginHistory = (bind: Bind, { env }: SignInDependencies): void => {
  bind(operations.listLoginHistory, async ({ db, actor, query, now }) => {
    const at = { currentId: actor.sessionId, now }
    const meta = pageMetaOf(query, await repository.countLogins(db, actor.userId))
    const rows = await repository.listLogins(db, actor.userId, query)
    return {
      data: rows.map((row) => presentLogin(row, at)),
      meta,
      links: nextLink(operations.listLoginHistory, query, meta),
    }
  })

  bind(operations.getCurrentLogin, async ({ db, actor, now }) => ({
    data: presentLogin(found(await repository.findLoginOfSession(db, actor.sessionId)), {
      currentId: actor.sessionId,
      now,
    }),
  }))

  bind(operations.disownLogin, async (call) => {
    const { actor, params, session, now } = call
    const entry = found(await repository.findLogin(call.db, actor.userId, params.entry))
    const place = await placeOf(env, call)
    if (entry.deviceId !== null && entry.deviceId !== actor.deviceId) {
      await deleteDevice(call.db, actor.userId, entry.deviceId)
    }
    await enqueueNotice(call.db, { kind: 'not_me', userId: actor.userId, place })
    await endOtherSessions(call.db, actor, session, now)
    return mustChangePassword
  })

  bind(operations.endSession, async ({ db: tx, actor, params, session }) => {
    if (!(await deleteSessionById(tx, actor.userId, params.session))) throw notFound('no such session')
    await announceIdentityChange(tx, actor.userId)
    if (params.session === actor.sessionId) session.end()
    return done
  })
}
