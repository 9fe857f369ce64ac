import type { ClosedGroup, ClosedGroupCard } from '@lectern/contract/closed-groups/closed-group'
import type { CourseRight } from '@lectern/contract/kernel/course-rights'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import { found, notFound } from '../../../platform/http/call-error.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { countParticipants } from '../../access/index.ts'
import { type GroupFigures, presentCard, presentGroup } from '../closed-groups.presenter.ts'
import { countMembers, findGroup, type GroupRow } from '../closed-groups.repository.ts'
import type { GroupDependencies } from '../group-parts.ts'
import { mayOnProduct, type ScopeSeat } from '../../teams/index.ts'

/**
 * A closed group on which a member of the staff may do something.
 *
 * @throws CallError not_found where it is not of the school, or the right holds neither for the school nor for it
 */
export const authoredGroup = async (
  db: ReadDatabase,
  seat: ScopeSeat,
  right: CourseRight,
  groupId: number,
): Promise<GroupRow> => {
  const group = found(await findGroup(db, seat.schoolId, groupId))
  if (!mayOnProduct(seat, right, group.product)) throw notFound('a closed group of others')
  return group
}

/** A closed group for its author. @throws CallError not_found */
export const loadGroup = async (
  db: ReadDatabase,
  { groupProvider }: Pick<GroupDependencies, 'groupProvider'>,
  schoolId: SchoolId,
  groupId: number,
): Promise<ClosedGroup> => {
  const row = found(await findGroup(db, schoolId, groupId))
  const figures = await figuresOf(db, schoolId, [row])
  return presentGroup(row, figures(row), (username) => groupProvider.botLink(username))
}

/** Some closed groups as cards. */
export const loadCards = async (
  db: ReadDatabase,
  schoolId: SchoolId,
  rows: readonly GroupRow[],
): Promise<ClosedGroupCard[]> => {
  const figures = await figuresOf(db, schoolId, rows)
  return rows.map((row) => presentCard(row, figures(row)))
}

const figuresOf = async (
  db: ReadDatabase,
  schoolId: SchoolId,
  rows: readonly GroupRow[],
): Promise<(row: GroupRow) => GroupFigures> => {
  const participants = await countParticipants(
    db,
    schoolId,
    rows.map(({ product }) => product.id),
  )
  const members = await countMembers(
    db,
    schoolId,
    rows.map(({ id }) => id),
  )
  return ({ id, product }) => ({
    participants: participants.get(product.id) ?? 0,
    inside: members.get(id)?.inside ?? 0,
    waiting: members.get(id)?.waiting ?? 0,
  })
}
