import { z } from 'zod'
import { defineJob } from '../../../../platform/queue/job.ts'
import { storedSchoolId } from '../../../../platform/school-id.ts'

/** Makes a course of a file that was uploaded. Its handler stands in `handle-import-course.ts`. */
export const importCourse = defineJob({
  name: 'courses.importCourse',
  payload: z.object({ import_id: z.int().positive(), school_id: storedSchoolId }),
  maxAttempts: 3,
  lane: 'imports',
})
