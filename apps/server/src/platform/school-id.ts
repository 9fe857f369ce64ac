import { z } from 'zod'

/**
 * A school's id as this server wrote it down itself: the key of a cache, the payload of a job. What a call names is none: it
 * becomes one by finding the school, or the caller's seat in it. Which files may use it stands in `scripts/check-queries.ts`.
 */
export const storedSchoolId = z.int().positive().brand<'SchoolId'>()

/**
 * The id of a school that was found: read from a row, or resolved from host, session or seat. Neither a number nor the id of
 * anything else is one, so a query of school data cannot be asked with them.
 */
export type SchoolId = z.output<typeof storedSchoolId>
