import { type ListViewChange, type NewListView, viewLimits } from '@lectern/contract/views/views'
import { lockByName } from '../../../platform/database/lock-by-name.ts'
import type { Transaction } from '../../../platform/database/pool.ts'
import { CallError, found } from '../../../platform/http/call-error.ts'
import { mayChangeView } from '../views.policy.ts'
import * as repository from '../views.repository.ts'

/** Who keeps, changes or deletes a view. */
export interface ViewMaker extends repository.ViewReader {
  readonly isOwner: boolean
}

/** Views of a list change one at a time: they are counted, and have places among each other. */
const lockViews = (tx: Transaction, { schoolId, list }: ViewMaker) =>
  lockByName(tx, `list-views/${schoolId}/${list}`)

/**
 * Keeps a view, behind the others or at a place among them.
 *
 * @returns its id
 * @throws CallError too_many_views
 */
export const createView = async (
  tx: Transaction,
  maker: ViewMaker,
  { position, is_shared: isShared, name, query, columns }: NewListView,
  now: Date,
): Promise<number> => {
  await lockViews(tx, maker)
  const group = groupOf(maker, { isShared, userId: maker.userId })
  const others = await roomIn(tx, group)
  const { schoolId, userId, list } = maker
  const view = { name, isShared, query, columns, position: others.length }
  const viewId = await repository.insertView(tx, { schoolId, userId, list }, view, now)
  await repository.writeOrder(tx, schoolId, withAt(others, viewId, position))
  return viewId
}

/**
 * Changes what is named of a view. One that is shared, or not any more, goes behind the others there.
 *
 * @returns the view as whoever made it sees it
 * @throws CallError not_found, forbidden, too_many_views
 */
export const changeView = async (
  tx: Transaction,
  maker: ViewMaker,
  viewId: number,
  change: ListViewChange,
): Promise<repository.ViewRow> => {
  await lockViews(tx, maker)
  const view = await loadOwn(tx, maker, viewId)
  const isShared = change.is_shared ?? view.isShared
  // A view that its maker left behind would be nobody's.
  if (!isShared && view.userId === null) throw new CallError('forbidden')
  const { name = view.name, query = view.query, columns = view.columns } = change
  const isMoved = isShared !== view.isShared
  if (isMoved || change.position !== undefined) {
    const group = groupOf(maker, { isShared, userId: view.userId })
    const others = isMoved ? await roomIn(tx, group) : await repository.listGroup(tx, group)
    const rest = others.filter((id) => id !== viewId)
    await repository.writeOrder(tx, maker.schoolId, withAt(rest, viewId, change.position))
  }
  await repository.updateView(tx, maker.schoolId, viewId, { name, isShared, query, columns })
  return found(await repository.findView(tx, { ...maker, userId: view.userId ?? maker.userId }, viewId))
}

/** @throws CallError not_found, forbidden */
export const deleteView = async (tx: Transaction, maker: ViewMaker, viewId: number): Promise<void> => {
  await lockViews(tx, maker)
  const view = await loadOwn(tx, maker, viewId)
  await repository.deleteView(tx, maker.schoolId, viewId)
  await repository.writeOrder(tx, maker.schoolId, await repository.listGroup(tx, groupOf(maker, view)))
}

const loadOwn = async (tx: Transaction, maker: ViewMaker, viewId: number): Promise<repository.ViewRow> => {
  const view = found(await repository.findView(tx, maker, viewId))
  if (!mayChangeView(view, maker)) throw new CallError('forbidden')
  return view
}

const groupOf = (
  { schoolId, list, userId }: ViewMaker,
  view: Pick<repository.ViewRow, 'isShared' | 'userId'>,
): repository.ViewGroup => ({ schoolId, list, ownerId: view.isShared ? null : (view.userId ?? userId) })

/** The views of a group that has room for one more. @throws CallError too_many_views */
const roomIn = async (tx: Transaction, group: repository.ViewGroup): Promise<number[]> => {
  const others = await repository.listGroup(tx, group)
  const limit = group.ownerId === null ? viewLimits.shared : viewLimits.perPerson
  if (others.length >= limit) throw new CallError('too_many_views', { params: { limit } })
  return others
}

const withAt = (ids: readonly number[], id: number, position: number = ids.length): number[] =>
  ids.toSpliced(position, 0, id)
