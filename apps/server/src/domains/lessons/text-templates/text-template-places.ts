import { mayEither } from '@lectern/contract/kernel/course-rights'
import type { StaffSeat } from '../../../platform/http/call.ts'
import type { PlaceKind } from '../../files/index.ts'
import { nameTemplates } from './text-templates.repository.ts'

/** Those who list the templates: readers of courses or marathons, and of those on whose team they are. */
const readers = mayEither('read').anyOf

const mayRead = ({ permissions }: StaffSeat): boolean => readers.some((right) => permissions.has(right))

/** Templates of texts as places of files: open to the staff who read lessons. */
export const textTemplatePlaces: PlaceKind = {
  isOpen: async (_template, schoolId, asker) => {
    const seat = await asker.seatIn(schoolId)
    return seat !== null && mayRead(seat)
  },
  name: async (db, { seat }, ids) => {
    if (!mayRead(seat)) return new Map()
    const rows = await nameTemplates(db, seat.schoolId, ids)
    return new Map(rows.map(({ id, name }) => [id, { title: name, link: null }]))
  },
}
