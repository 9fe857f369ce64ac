import { closedGroupLimits } from '@lectern/contract/closed-groups/closed-group-limits'
import * as operations from '@lectern/contract/closed-groups/group-people.api'
import { pageMetaOf } from '@lectern/contract/kernel/paging'
import type { ReadDatabase } from '../../platform/database/pool.ts'
import type { Bind } from '../../platform/http/api.ts'
import type { StaffSeat } from '../../platform/http/call.ts'
import { nextLink } from '../../platform/http/lists/next-link.ts'
import { presentLink, presentMember } from './closed-groups.presenter.ts'
import type { GroupRow } from './closed-groups.repository.ts'
import type { GroupDependencies } from './group-parts.ts'
import { listLinks } from './group-links.repository.ts'
import { listMembers, type ShownMember } from './group-members.repository.ts'
import { mayEnter } from './rules/who-may-be-inside.ts'
import { createLink, revokeLink } from './use-cases/change-links.ts'
import { approveMember, banMember, declineMember, letMemberBack } from './use-cases/change-members.ts'
import { authoredGroup } from './use-cases/load-group.ts'
import { loadLearnerScope } from '../teams/index.ts'

interface MemberCall {
  readonly db: ReadDatabase
  readonly staff: StaffSeat
  readonly params: { readonly group: number; readonly member: number }
  readonly now: Date
}

type Change = (call: {
  dependencies: GroupDependencies
  group: GroupRow
  memberId: number
  now: Date
}) => Promise<ShownMember>

const shown = (group: GroupRow, member: ShownMember, now: Date) =>
  presentMember(member, mayEnter(group.product, member.enrolment, now))

/** Binds what staff does with members and links of closed groups. */
export const registerGroupPeople = (bind: Bind, dependencies: GroupDependencies): void => {
  const changing =
    (change: Change) =>
    async ({ db, staff, params, now }: MemberCall) => {
      const group = await authoredGroup(db, staff, 'course_edit', params.group)
      const member = await change({ dependencies, group, memberId: params.member, now })
      return { data: shown(group, member, now) }
    }
  bind(operations.listGroupMembers, async ({ db, staff, actor, params, query, now }) => {
    const group = await authoredGroup(db, staff, 'course_read', params.group)
    const scope = await loadLearnerScope(db, staff, actor.userId, ['course_read'], group.product.typeId)
    const { rows, total } = await listMembers(db, group, { ...query, scope })
    const meta = pageMetaOf(query, total)
    const links = nextLink(operations.listGroupMembers, query, meta, params)
    return { data: rows.map((row) => shown(group, row, now)), meta, links }
  })
  bind(operations.removeGroupMember, changing(banMember))
  bind(operations.letGroupMemberBack, changing(letMemberBack))
  bind(operations.approveGroupMember, changing(approveMember))
  bind(operations.declineGroupMember, changing(declineMember))

  bind(operations.listGroupLinks, async ({ db, staff, params, now }) => {
    const group = await authoredGroup(db, staff, 'course_edit', params.group)
    const rows = await listLinks(db, group, closedGroupLimits.links)
    return { data: rows.map((row) => presentLink(row, now)) }
  })
  bind(operations.createGroupLink, async ({ db, staff, params, body, now }) => {
    const group = await authoredGroup(db, staff, 'course_edit', params.group)
    return { data: presentLink(await createLink(dependencies, group, body, now), now) }
  })
  bind(operations.revokeGroupLink, async ({ db, staff, params, now }) => {
    const group = await authoredGroup(db, staff, 'course_edit', params.group)
    return { data: presentLink(await revokeLink(dependencies, group, params.link, now), now) }
  })
}
