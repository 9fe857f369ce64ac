import { z } from 'zod'
import { defineJob } from '../../../../platform/queue/job.ts'
import { type SchoolId, storedSchoolId } from '../../../../platform/school-id.ts'

const place = { import_id: z.int().positive(), school_id: storedSchoolId }

/** Where in the storage the file of an import is, until its rows are stored. */
export const fileKeyOf = (schoolId: SchoolId, importId: number): string =>
  `contact-imports/${schoolId}/${importId}`

/** Reads an uploaded file of contacts into rows. */
export const readImport = defineJob({
  name: 'contacts.readImport',
  payload: z.object(place),
  maxAttempts: 5,
  lane: 'imports',
})

/** Tries the next rows of a file, and makes the job for those after them. */
export const checkImport = defineJob({
  name: 'contacts.checkImport',
  payload: z.object({ ...place, version: z.int(), planned_by: z.int().nullable().default(null) }),
  maxAttempts: 8,
  lane: 'tasks',
})

/** Removes imports whose time is over. */
export const tidyContactImports = defineJob({
  name: 'contacts.tidyImports',
  payload: z.object({}),
  maxAttempts: 3,
  lane: 'tasks',
})
