import type { ContactAccessAction } from '@lectern/contract/contacts/bulk'
import { z } from 'zod'
import type { Transaction } from '../../../platform/database/pool.ts'
import { found } from '../../../platform/http/call-error.ts'
import { listStandings, restoreAccess, type Standing } from '../../access/index.ts'
import type { AccessActor, AccessOfMany } from '../../contacts/index.ts'
import { findProduct } from '../../products/index.ts'
import { authoredProduct, loadLearnerScope } from '../../teams/index.ts'
import { verdictOfExtending, verdictOfGiving, verdictOfStopping } from './access-verdicts.repository.ts'
import { prepareAction } from './change-participants.ts'

/** What a task keeps of somebody's access. */
const keptAccess = z.object({
  change_id: z.int(),
  /** Null: they had never stood to the product. */
  before: z
    .object({
      state: z.enum(['active', 'waiting', 'revoked']),
      started_at: z.iso.datetime(),
      grants: z.array(z.object({ id: z.int(), ends_at: z.iso.datetime().nullable() })),
    })
    .nullable(),
})

/** Access as contacts change it for many at once, person by person as the page of participants does. */
export const accessOfMany: AccessOfMany = {
  nameOf: async (db, seat, { product_id: productId }) => {
    await authoredProduct(db, seat, 'course_edit', productId)
    return found(await findProduct(db, seat.schoolId, productId)).title
  },
  verdictOf: async (db, { seat, userId, now }, action) => {
    const place = await authoredProduct(db, seat, 'course_edit', action.product_id)
    if (action.kind === 'give_access') return verdictOfGiving(place, now)
    const scope = await loadLearnerScope(db, seat, userId, ['course_edit'], place.typeId)
    return action.kind === 'extend_access'
      ? verdictOfExtending(place, scope)
      : verdictOfStopping(place, scope, now)
  },
  change: async (tx, actor, action, accountIds) => {
    const { product, change } = await changeBy(tx, actor, action)
    const act = await prepareAction(tx, product, participantAction(action, actor.now))
    const place = { schoolId: product.schoolId, productId: product.id }
    const before = await listStandings(tx, place, accountIds)
    const sorted = accountIds.toSorted((one, other) => one - other)
    for (const userId of sorted) await act({ ...change, userId })
    const after = await listStandings(tx, place, accountIds)
    return new Map(sorted.map((userId) => [userId, keep(before.get(userId), after.get(userId))]))
  },
  restore: async (tx, actor, action, kept) => {
    const { change } = await changeBy(tx, actor, action)
    const restored = new Set<number>()
    for (const [userId, each] of [...kept].toSorted(([one], [other]) => one - other)) {
      const { change_id: changeId, before } = keptAccess.parse(each)
      if (await restoreAccess(tx, { ...change, userId }, before && readKept(before), changeId))
        restored.add(userId)
    }
    return restored
  },
}

const changeBy = async (
  tx: Transaction,
  { seat, userId: actorId, now }: AccessActor,
  { product_id: productId, notifies }: ContactAccessAction,
) => {
  const product = found(await findProduct(tx, seat.schoolId, productId))
  return { product, change: { product, actorId, now, isUntold: !notifies } }
}

const participantAction = (action: ContactAccessAction, now: Date): Parameters<typeof prepareAction>[2] => {
  switch (action.kind) {
    case 'give_access': {
      const length = action.ends_at === null ? null : ({ kind: 'until', at: action.ends_at } as const)
      return { kind: 'grant', offer_id: null, starts_at: null, length }
    }
    case 'extend_access':
      return { kind: 'extend', by: { kind: 'days', count: action.days } }
    case 'end_access':
      return { kind: 'end', ends_at: now.toISOString() }
  }
}

const keep = (before: Standing | undefined, after: Standing | undefined): z.input<typeof keptAccess> => ({
  change_id: found(after?.changeId ?? null),
  before: before
    ? {
        state: before.state,
        started_at: before.startedAt.toISOString(),
        grants: before.grants.map(({ id, endsAt }) => ({ id, ends_at: endsAt?.toISOString() ?? null })),
      }
    : null,
})

const readKept = ({
  state,
  started_at: startedAt,
  grants,
}: NonNullable<z.output<typeof keptAccess>['before']>): Omit<Standing, 'changeId'> => ({
  state,
  startedAt: new Date(startedAt),
  grants: grants.map(({ id, ends_at: endsAt }) => ({
    id,
    endsAt: endsAt === null ? null : new Date(endsAt),
  })),
})
