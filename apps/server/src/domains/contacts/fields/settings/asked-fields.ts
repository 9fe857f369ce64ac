import { filterText } from '@lectern/contract/filters/filter-text'
import type { AskedBy } from '@lectern/contract/contacts/contact-settings'
import { ownFieldsIn } from '@lectern/contract/contacts/lists/lists-in'
import type { ReadDatabase } from '../../../../platform/database/pool.ts'
import type { StaffSeat } from '../../../../platform/http/call.ts'
import { listViewsWith } from '../../../views/index.ts'
import { listFiltersOfLists } from '../../lists/contact-lists.repository.ts'

interface Asking {
  readonly id: number
  readonly name: string
  readonly isNamed: boolean
  readonly fieldIds: readonly number[]
}

const fieldOfColumn = /^field\.(\d+)$/

const idsOfColumns = (columns: readonly string[]): number[] =>
  columns.flatMap((column) => {
    const id = fieldOfColumn.exec(column)?.[1]
    return id === undefined ? [] : [Number(id)]
  })

const idsOfFilter = (text: string | undefined): readonly number[] => {
  const read = filterText.safeParse(text)
  return read.success && read.data !== undefined ? ownFieldsIn(read.data) : []
}

const seesAny = (seat: StaffSeat, rights: readonly (typeof rightsToLists | typeof rightsToViews)[number][]) =>
  rights.some((right) => seat.permissions.has(right))
const rightsToLists = ['contactlist_list', 'contactlist_read'] as const
const rightsToViews = ['contact_list', 'contact_read'] as const

const nobodyAsks: AskedBy = { lists: [], views: [], unnamed: 0 }

/** Own field → the lists and views that ask for it. What the reader may not see, and what others keep for themselves, is only counted. */
export const findAskedFields = async (
  db: ReadDatabase,
  seat: StaffSeat,
): Promise<(fieldId: number) => AskedBy> => {
  const { schoolId } = seat
  const lists = (await listFiltersOfLists(db, schoolId)).map(({ id, name, filter }): Asking => ({
    ...{ id, name, isNamed: seesAny(seat, rightsToLists) },
    fieldIds: filter === null ? [] : ownFieldsIn(filter),
  }))
  const views = (await listViewsWith(db, { schoolId, list: 'contacts' }, 'field.')).map(
    ({ id, name, isShared, query, columns }): Asking => ({
      ...{ id, name, isNamed: isShared && seesAny(seat, rightsToViews) },
      fieldIds: [...idsOfFilter(query['filter']), ...idsOfColumns(columns ?? [])],
    }),
  )
  const asking = (of: readonly Asking[], fieldId: number) =>
    of.filter(({ fieldIds }) => fieldIds.includes(fieldId))
  const named = (of: readonly Asking[]) =>
    of.filter(({ isNamed }) => isNamed).map(({ id, name }) => ({ id, name }))
  return (fieldId) => {
    const [ofLists, ofViews] = [asking(lists, fieldId), asking(views, fieldId)]
    if (ofLists.length + ofViews.length === 0) return nobodyAsks
    const told = { lists: named(ofLists), views: named(ofViews) }
    const all = ofLists.length + ofViews.length
    return { ...told, unnamed: all - told.lists.length - told.views.length }
  }
}
