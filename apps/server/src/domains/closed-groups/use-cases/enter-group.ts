import type { PublicClosedGroup } from '@lectern/contract/closed-groups/closed-group'
import { courseStatus, type CourseStatusId } from '@lectern/contract/courses/course-status'
import type { Database, ReadDatabase } from '../../../platform/database/pool.ts'
import { CallError, found, notFound } from '../../../platform/http/call-error.ts'
import { newToken } from '../../../platform/sign-in/tokens.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { findEnrolment } from '../../access/index.ts'
import { isEntered, presentPublicGroup } from '../closed-groups.presenter.ts'
import { findGroup, type GroupRow } from '../closed-groups.repository.ts'
import type { GroupDependencies } from '../group-parts.ts'
import { saveCode } from '../group-links.repository.ts'
import { findMemberOfUser } from '../group-members.repository.ts'
import { decisionFor, mayEnter } from '../rules/who-may-be-inside.ts'
import { codeEndsAt } from './connect-group.ts'

/** Who looks at the page of a group. */
export interface GroupVisitor {
  readonly userId: number | null
  /** Whether the visitor may read the group as one of its staff. */
  readonly isExpert: boolean
  readonly now: Date
}

/** The page of a group, as it is for the visitor. @throws CallError not_found */
export const loadPublicGroup = async (
  db: ReadDatabase,
  group: GroupRow,
  { userId, isExpert, now }: GroupVisitor,
): Promise<PublicClosedGroup> => {
  const enrolment = userId === null ? null : await findEnrolment(db, group.product.id, userId)
  const takesPart = enrolment !== null && enrolment.state !== 'revoked'
  const { statusId } = group.product
  if (!isExpert && !takesPart && !shownToAll.has(statusId)) throw notFound('not published')
  const access = decisionFor(group.product, enrolment, now, userId !== null)
  const member = userId === null ? null : await findMemberOfUser(db, group, userId)
  return presentPublicGroup(group, access, { isExpert, member })
}

const shownToAll: ReadonlySet<CourseStatusId> = new Set([courseStatus.published, courseStatus.announced])

/**
 * A link to the bot with a code that says who comes: good once and for a short time, and stored as a hash alone.
 *
 * @throws CallError not_found, group_not_connected, group_closed_to_person, removed_from_group
 */
export const makeEntry = async (
  db: Database,
  { groupProvider }: Pick<GroupDependencies, 'groupProvider'>,
  { schoolId, groupId, userId }: { schoolId: SchoolId; groupId: number; userId: number },
  now: Date,
): Promise<{ url: string; expires_at: string }> => {
  const group = found(await findGroup(db, schoolId, groupId))
  await loadPublicGroup(db, group, { userId, isExpert: false, now })
  const enrolment = await findEnrolment(db, group.product.id, userId)
  if (!mayEnter(group.product, enrolment, now)) throw new CallError('group_closed_to_person')
  if ((await findMemberOfUser(db, group, userId))?.state === 'banned')
    throw new CallError('removed_from_group')
  if (!isEntered(group) || group.botUsername === null) throw new CallError('group_not_connected')
  const code = newToken()
  const endsAt = codeEndsAt(now)
  await db.transaction((tx) => saveCode(tx, group, { userId, code, endsAt }))
  return { url: groupProvider.botLink(group.botUsername, code), expires_at: endsAt.toISOString() }
}
