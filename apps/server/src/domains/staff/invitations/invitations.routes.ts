import * as operations from '@lectern/contract/staff/staff.api'
import type { Bind } from '../../../platform/http/api.ts'
import { done } from '../../../platform/http/call.ts'
import { found } from '../../../platform/http/call-error.ts'
import { hashToken } from '../../../platform/sign-in/tokens.ts'
import { findUserByEmail } from '../../identity/index.ts'
import { describeOwnSchools } from '../own-schools/describe-own-schools.ts'
import { staffActorOf } from '../../schools/index.ts'
import { findInvitationByToken } from './invitations.repository.ts'
import { maskEmail, presentInvitation } from '../staff.presenter.ts'
import { acceptInvitation, type Enrol } from './accept-invitation.ts'
import type { Dependencies } from '../../../platform/dependencies.ts'
import { linkInvitation, presentLink } from './invitation-links.ts'
import { invite, resend, withdraw } from './invite.ts'
import { invitedProduct } from './invited-product.ts'

/** Binds invitations to the staff, and to what one learns, from the one who sends to the one who comes. */
export const bindInvitations = (bind: Bind, { env }: Pick<Dependencies, 'env'>, enrol: Enrol): void => {
  bind(operations.inviteStaff, async (call) => {
    const { language = call.locale, ...input } = call.body
    const row = await invite(call.db, staffActorOf(call), { ...input, language })
    return { data: presentInvitation(row, env, call.now) }
  })

  bind(operations.resendInvitation, async (call) => {
    const row = await resend(call.db, staffActorOf(call), call.params.invitation)
    return { data: presentInvitation(row, env, call.now) }
  })

  bind(operations.linkInvitation, async (call) => {
    const link = await call.db.transaction((tx) =>
      linkInvitation(tx, staffActorOf(call), call.params.invitation),
    )
    return { data: await presentLink(call.db, env, call.staff.schoolId, link) }
  })

  bind(operations.withdrawInvitation, async (call) => {
    await withdraw(call.db, staffActorOf(call), call.params.invitation)
    return done
  })

  bind(operations.readInvitation, async ({ db, params, actor, now }) => {
    const row = found(await findInvitationByToken(db, hashToken(params.token), now))
    const invited = await findUserByEmail(db, row.email)
    return {
      data: {
        school: row.school,
        invited_by: row.inviter,
        ...(invitedProduct(row) ?? { course: null, kind: null }),
        email: maskEmail(row.email),
        name: row.name,
        has_account: invited !== null,
        expires_at: row.expiresAt.toISOString(),
        is_for_caller: actor === null ? null : actor.userId === invited?.id,
      },
    }
  })

  bind(operations.acceptInvitation, async ({ db, params, actor, ip, now }) => {
    const { userId } = actor
    await acceptInvitation(db, enrol, { token: params.token, userId, ip, now })
    return { data: await describeOwnSchools(db, userId) }
  })
}
