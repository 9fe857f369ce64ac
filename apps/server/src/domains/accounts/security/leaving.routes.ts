import * as operations from '@lectern/contract/identity/security.api'
import type { Bind } from '../../../platform/http/api.ts'
import { CallError, found, notFound } from '../../../platform/http/call-error.ts'
import { findUser } from '../accounts.repository.ts'
import { placeOf } from '../sign-in/place.ts'
import type { SignInParts } from '../sign-in/sign-in-parts.ts'
import { takeProof } from './proof.ts'
import { exportOwnData } from './use-cases/export-own-data.ts'
import { planDeletion } from './use-cases/plan-deletion.ts'
import type { DataSections } from './data-sections.ts'

/** Binds leaving: everything that is kept to take along, and the end of the account. */
export const registerLeaving = (bind: Bind, { db, env }: SignInParts, sections: DataSections): void => {
  bind(operations.exportData, async ({ actor }) => ({
    data: await exportOwnData(db, sections, actor.userId),
  }))

  bind(operations.deleteAccount, async (call) => {
    const { actor, params, body, session, now } = call
    if (params.user !== actor.userId) throw notFound('another person')
    await takeProof(db, { ...actor, proofToken: body.proof_token, now })
    const user = found(await findUser(db, actor.userId))
    if (user.email !== body.email) throw new CallError('invalid_fields', { fields: { email: ['not_own'] } })
    const deletionAt = await planDeletion(db, { userId: user.id, place: await placeOf(env, call), now })
    session.end()
    return { data: { deletion_at: deletionAt.toISOString() } }
  })
}
