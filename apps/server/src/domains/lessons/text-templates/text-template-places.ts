import type { PlaceKind } from '../../files/index.ts'
import { nameTemplates } from './text-templates.repository.ts'

/** Templates of texts as places of files: open to the staff who read lessons. */
export const textTemplatePlaces: PlaceKind = {
  isOpen: async (_template, schoolId, asker) =>
    (await asker.seatIn(schoolId))?.permissions.has('course_read') ?? false,
  name: async (db, schoolId, ids) => {
    const rows = await nameTemplates(db, schoolId, ids)
    return new Map(rows.map(({ id, name }) => [id, { title: name, link: null }]))
  },
}
