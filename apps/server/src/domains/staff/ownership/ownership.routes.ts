import * as operations from '@lectern/contract/staff/ownership.api'
import type { Bind } from '../../../platform/http/api.ts'
import { done } from '../../../platform/http/call.ts'
import { found } from '../../../platform/http/call-error.ts'
import { hashToken } from '../../../platform/sign-in/tokens.ts'
import { consumeProof } from '../../identity/index.ts'
import { staffActorOf } from '../../schools/index.ts'
import { describeOwnSchools } from '../own-schools/describe-own-schools.ts'
import { findOffer, findOfferByToken, type OfferRow } from './ownership.repository.ts'
import { acceptOwnership, offerOwnership, withdrawOwnership } from './transfer-ownership.ts'

const presentOffer = ({ toUserId, toName, toEmail, createdAt, expiresAt }: OfferRow) => ({
  to: { id: toUserId, name: toName, email: toEmail },
  created_at: createdAt.toISOString(),
  expires_at: expiresAt.toISOString(),
})

/** Binds how a school changes hands. */
export const bindOwnership = (bind: Bind): void => {
  bind(operations.offerOwnership, async (call) => {
    const { actor, body, now } = call
    await consumeProof(call.db, { ...actor, proofToken: body.proof_token, now })
    const row = await offerOwnership(call.db, staffActorOf(call), body.user_id)
    return { data: presentOffer(row) }
  })

  bind(operations.getOwnershipOffer, async ({ db, staff, now }) => {
    const row = await findOffer(db, staff.schoolId, now)
    return { data: row && presentOffer(row) }
  })

  bind(operations.withdrawOwnership, async (call) => {
    await withdrawOwnership(call.db, staffActorOf(call))
    return done
  })

  bind(operations.readOwnershipOffer, async ({ db, params, actor, now }) => {
    const row = found(await findOfferByToken(db, hashToken(params.token), now))
    return {
      data: {
        school: row.school,
        from: row.fromName,
        expires_at: row.expiresAt.toISOString(),
        is_for_caller: actor?.userId === row.toUserId,
      },
    }
  })

  bind(operations.acceptOwnership, async ({ db, params, actor, ip, now }) => {
    const { userId } = actor
    await acceptOwnership(db, { token: params.token, userId, ip, now })
    return { data: await describeOwnSchools(db, userId) }
  })
}
