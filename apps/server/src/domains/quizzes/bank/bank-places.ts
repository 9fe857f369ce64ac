import type { PlaceKind } from '../../files/index.ts'
import { findQuestions } from './bank.repository.ts'

/** Questions of the bank as places of files: open to the staff who read them. */
export const bankPlaces: PlaceKind = {
  isOpen: async (_question, schoolId, asker) =>
    (await asker.seatIn(schoolId))?.permissions.has('quiz_read') ?? false,
  name: async (db, { seat }, ids) => {
    if (!seat.permissions.has('quiz_read')) return new Map()
    const rows = await findQuestions(db, seat.schoolId, ids)
    return new Map(rows.map(({ id, name }) => [id, { title: name, link: `/expert/quiz/bank/${id}` }]))
  },
}
