import * as operations from '@lectern/contract/staff/staff.api'
import { pageMetaOf } from '@lectern/contract/kernel/paging'
import type { Bind } from '../../platform/http/api.ts'
import { CallError } from '../../platform/http/call-error.ts'
import { done } from '../../platform/http/call.ts'
import { nextLink } from '../../platform/http/lists/next-link.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import { staffActorOf } from '../schools/index.ts'
import { bindOwnSchools, type LearnerSchools } from './own-schools/own-schools.routes.ts'
import { bindCurrentUser } from './current-user/current-user.routes.ts'
import type { ToldSources } from './current-user/person-cache.ts'
import { bindOwnership } from './ownership/ownership.routes.ts'
import { bindGroups } from './access-groups/access-groups.routes.ts'
import { bindInvitations } from './invitations/invitations.routes.ts'
import { bindMail } from './mail/mail.routes.ts'
import { presentMember } from './staff.presenter.ts'
import type { Enrol } from './invitations/accept-invitation.ts'
import { findMember } from './members.repository.ts'
import { changeMember, type LeaveTeams, removeMember, setMemberActive } from './use-cases/change-member.ts'
import { listStaff } from './use-cases/list-staff.ts'

/** What other domains do for this one. */
export interface StaffSources {
  readonly leaveTeams: LeaveTeams
  readonly enrol: Enrol
  readonly listLearnerSchools: LearnerSchools
  /** What is told of the signed-in person. */
  readonly person: ToldSources
}

/** Binds the schools of a person, their staff, and who the signed-in person is. */
export const registerStaff = async (
  bind: Bind,
  dependencies: Pick<Dependencies, 'db' | 'clock' | 'env' | 'notifications'>,
  { leaveTeams, enrol, listLearnerSchools, person }: StaffSources,
): Promise<void> => {
  await bindCurrentUser(bind, dependencies, person)
  bindOwnSchools(bind, dependencies, listLearnerSchools)
  bindOwnership(bind)
  bindGroups(bind)
  bindInvitations(bind, dependencies, enrol)
  bindMail(bind, dependencies)
  bindMembers(bind, dependencies, leaveTeams)

  bind(operations.listPermissions, async ({ currentSeat }) => ({
    data: [...((await currentSeat())?.permissions ?? [])].toSorted(),
  }))
}

const bindMembers = (bind: Bind, { env }: Pick<Dependencies, 'env'>, leaveTeams: LeaveTeams): void => {
  bind(operations.listStaff, async ({ db, staff, actor, query, now }) => {
    const { search, ...page } = query
    const rows = await listStaff(db, staff.schoolId, {
      callerId: actor.userId,
      search: search ?? '',
      env,
      now,
    })
    const meta = pageMetaOf(page, rows.length)
    const start = (page.page - 1) * page.per_page
    return {
      data: rows.slice(start, start + page.per_page),
      meta,
      links: nextLink(operations.listStaff, query, meta),
    }
  })

  bind(operations.readMember, async ({ db, staff, actor, params }) => {
    const row = await findMember(db, staff.schoolId, params.user)
    if (!row) throw new CallError('not_found')
    return { data: presentMember(row, actor.userId) }
  })

  bind(
    operations.updateMember,
    async (call) => {
      const row = await changeMember(call.db, staffActorOf(call), call.params.user, call.body)
      return { data: presentMember(row, call.actor.userId) }
    },
    async ({ db, staff, actor, params }) => {
      const row = await findMember(db, staff.schoolId, params.user)
      return row ? presentMember(row, actor.userId) : undefined
    },
  )

  bind(operations.deactivateMember, async (call) => {
    const row = await setMemberActive(call.db, staffActorOf(call), call.params.user, false)
    return { data: presentMember(row, call.actor.userId) }
  })

  bind(operations.activateMember, async (call) => {
    const row = await setMemberActive(call.db, staffActorOf(call), call.params.user, true)
    return { data: presentMember(row, call.actor.userId) }
  })

  bind(operations.removeMember, async (call) => {
    await removeMember(call.db, staffActorOf(call), call.params.user, leaveTeams)
    return done
  })
}
