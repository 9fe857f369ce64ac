import { defineDomain } from '../kernel/domain.ts'
import * as notes from './notes.api.ts'
import { notesErrors } from './notes.errors.ts'
import { notesByteRoutes } from './notes.bytes.ts'

export const notesDomain = defineDomain({
  name: 'notes',
  operations: [notes],
  errors: notesErrors,
  byteRoutes: notesByteRoutes,
})
