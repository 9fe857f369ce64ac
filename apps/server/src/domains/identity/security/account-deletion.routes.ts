import * as operations from '@lectern/contract/identity/security.api'
import type { Bind } from '../../../platform/http/api.ts'
import { CallError, found, notFound } from '../../../platform/http/call-error.ts'
import { findUser } from '../users.repository.ts'
import { placeOf } from '../sign-in/place.ts'
import type { SignInDependencies } from '../sign-in/sign-in-dependencies.ts'
import { consumeProof } from './proof.ts'
import { exportOwnData } from './use-cases/export-own-data.ts'
import { type ListOwnedSchools, planDeletion } from './use-cases/plan-deletion.ts'
import type { OwnDataSources } from './data-sections.ts'

/** What leaving is told by the domains above this one. */
export interface AccountDeletionSources {
  readonly ownData: OwnDataSources
  readonly listOwnedSchools: ListOwnedSchools
}

/** Binds leaving: everything that is kept to take along, and the end of the account. */
export const registerAccountDeletion = (
  bind: Bind,
  { env }: SignInDependencies,
  { ownData, listOwnedSchools }: AccountDeletionSources,
): void => {
  bind(operations.exportData, async ({ db, actor }) => ({
    data: await exportOwnData(db, ownData, actor.userId),
  }))

  bind(operations.deleteAccount, async (call) => {
    const { actor, params, body, session, now } = call
    if (params.user !== actor.userId) throw notFound('another person')
    await consumeProof(call.db, { ...actor, proofToken: body.proof_token, now })
    const user = found(await findUser(call.db, actor.userId))
    if (user.email !== body.email) throw new CallError('invalid_fields', { fields: { email: ['not_own'] } })
    const deletionAt = await planDeletion(call.db, listOwnedSchools, {
      userId: user.id,
      place: await placeOf(env, call),
      now,
    })
    session.end()
    return { data: { deletion_at: deletionAt.toISOString() } }
  })
}
