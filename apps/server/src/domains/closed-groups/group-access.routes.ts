import * as operations from '@lectern/contract/closed-groups/group-access.api'
import type { Bind } from '../../platform/http/api.ts'
import type { Actor, Call } from '../../platform/http/call.ts'
import { found } from '../../platform/http/call-error.ts'
import { joinOpenProduct } from '../access/index.ts'
import { findGroup, type GroupRow } from './closed-groups.repository.ts'
import type { GroupDependencies } from './group-parts.ts'
import { type GroupVisitor, loadPublicGroup, makeEntry } from './use-cases/enter-group.ts'
import { mayOnProduct } from '../teams/index.ts'

/** Binds what readers see of closed groups, and how they enter. */
export const registerGroupAccess = (bind: Bind, dependencies: GroupDependencies): void => {
  bind(operations.getPublicGroup, async ({ db, actor, school, seatIn, params, now }) => {
    const group = found(await findGroup(db, (await school()).schoolId, params.group))
    return { data: await loadPublicGroup(db, group, await visitorOf({ actor, seatIn, now }, group)) }
  })

  bind(operations.joinClosedGroup, async ({ db, actor, school, seatIn, params, now }) => {
    const group = found(await findGroup(db, (await school()).schoolId, params.group))
    const visitor = await visitorOf({ actor, seatIn, now }, group)
    await loadPublicGroup(db, group, visitor)
    await joinOpenProduct(db, group.product, actor.userId, now)
    return { data: await loadPublicGroup(db, group, visitor) }
  })

  bind(operations.enterClosedGroup, async ({ db, actor, school, params, now }) => {
    const { schoolId } = await school()
    const wish = { schoolId, groupId: params.group, userId: actor.userId }
    return { data: await makeEntry(db, dependencies, wish, now) }
  })
}

const visitorOf = async (
  { actor, seatIn, now }: Pick<Call, 'seatIn' | 'now'> & { actor: Actor | null },
  { schoolId, product }: GroupRow,
): Promise<GroupVisitor> => {
  const seat = await seatIn(schoolId)
  const isExpert = seat !== null && mayOnProduct(seat, 'course_read', product)
  return { userId: actor?.userId ?? null, isExpert, now }
}
