import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { lessonFileReport } from '@lectern/contract/lessons/formats/read-lesson-file'
import { lessonText } from '@lectern/contract/rich-text/lesson-text'
import { readApart } from '../../../platform/documents/read-apart.ts'
import { CallError } from '../../../platform/http/call-error.ts'
import type { WorkOwner } from '../../../platform/work-turns.ts'

const child = fileURLToPath(new URL('read-child.ts', import.meta.url))

/** What the reader of a file leaves: texts with stand-ins for pictures, and where those lie. */
const readLesson = lessonFileReport.pick({ format: true, notes: true, notes_left_out: true }).extend({
  sections: z.array(
    z.object({ name: z.string(), units: z.array(z.object({ title: z.string(), text: lessonText })) }),
  ),
  pictures: z.array(z.object({ uuid: z.string(), path: z.string(), name: z.string() })),
})
export type ReadLesson = z.infer<typeof readLesson>

interface Wanted {
  readonly file: string
  readonly name: string
  readonly folder: string
  readonly owner: WorkOwner
  readonly signal: AbortSignal
}

/**
 * Reads the lesson of a file in a process of its own.
 *
 * @throws CallError lesson_file_not_known, lesson_file_broken, lesson_file_unsafe, lesson_file_too_large, lesson_file_too_many,
 *   lesson_file_timed_out
 */
export const readLessonApart = async ({ file, name, ...work }: Wanted): Promise<ReadLesson> =>
  readLesson.parse(
    await readApart({
      child,
      args: [file, name, work.folder],
      ...work,
      refusal: (code, detail) => new CallError(`lesson_file_${code}`, { detail }),
    }),
  )
