import type { ListView, ViewedListName, ViewQuery } from '@lectern/contract/views/views'
import * as operations from '@lectern/contract/views/views.api'
import type { Bind } from '../../platform/http/api.ts'
import { done, type StaffSeat } from '../../platform/http/call.ts'
import { CallError, found } from '../../platform/http/call-error.ts'
import { fieldFaults } from '../../platform/http/operations/field-faults.ts'
import type { ViewedList } from './services.ts'
import { countViews } from './use-cases/count-views.ts'
import { changeView, createView, deleteView, type ViewMaker } from './use-cases/keep-view.ts'
import { mayChangeView, maySeeList } from './views.policy.ts'
import * as repository from './views.repository.ts'

interface ListCall {
  readonly actor: { readonly userId: number }
  readonly params: { readonly list: ViewedListName }
}

/** Binds what people keep of lists. */
export const registerViews = (bind: Bind, lists: readonly ViewedList[]): void => {
  /** @throws CallError forbidden for somebody who does not see the list */
  const openList = (staff: StaffSeat | null, { actor, params }: ListCall) => {
    const list = found(lists.find(({ name }) => name === params.list))
    if (staff === null || !maySeeList(list, staff)) throw new CallError('forbidden')
    const { schoolId, isOwner } = staff
    return { list, maker: { schoolId, userId: actor.userId, list: list.name, isOwner } }
  }

  bind(operations.listViews, async (call) => {
    const { maker } = openList(call.staff, call)
    const rows = await repository.listSeen(call.db, maker)
    return { data: rows.map((row) => presentView(row, maker)) }
  })

  bind(operations.createView, async (call) => {
    const { db: tx, body, now } = call
    const { list, maker } = openList(call.staff, call)
    checkQuery(list, body.query)
    const viewId = await createView(tx, maker, body, now)
    return { data: presentView(found(await repository.findView(tx, maker, viewId)), maker) }
  })

  bind(operations.updateView, async (call) => {
    const { db: tx, params, body } = call
    const { list, maker } = openList(await call.currentSeat(), call)
    checkQuery(list, body.query)
    return { data: presentView(await changeView(tx, maker, params.view, body), maker) }
  })

  bind(operations.deleteView, async (call) => {
    const { maker } = openList(await call.currentSeat(), call)
    await deleteView(call.db, maker, call.params.view)
    return done
  })

  bind(operations.countViews, async (call) => {
    const { db, staff, body, now } = call
    const { list, maker } = openList(staff, call)
    const views = await repository.listSome(db, maker, body.views)
    const reader = { staff, userId: maker.userId, now }
    return { data: await countViews(db, { list, reader }, views) }
  })
}

/** @throws CallError invalid_fields for what the list is not asked */
const checkQuery = ({ query: schema }: ViewedList, query: ViewQuery | undefined): void => {
  const read = schema.safeParse(query ?? {})
  if (read.success) return
  const { fields, limits } = fieldFaults(read.error, schema)
  throw new CallError('invalid_fields', { fields: inQuery(fields), limits: inQuery(limits) })
}

const inQuery = <Told>(faults: Readonly<Record<string, Told>>): Record<string, Told> =>
  Object.fromEntries(Object.entries(faults).map(([part, told]) => [`query.${part}`, told]))

const presentView = (row: repository.ViewRow, maker: ViewMaker): ListView => ({
  id: row.id,
  name: row.name,
  is_shared: row.isShared,
  may_change: mayChangeView(row, maker),
  position: row.position,
  query: row.query,
  columns: row.columns && [...row.columns],
})
