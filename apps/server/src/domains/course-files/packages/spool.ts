import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setImmediate as nextLoop } from 'node:timers/promises'
import { archiveLimits } from '@lectern/contract/course-files/archive-limits'
import { archivedLesson, archivedQuiz } from '@lectern/contract/course-files/course-archive'
import type { ArchivedLesson, ArchivedQuiz } from '@lectern/contract/course-files/course-archive'
import { DocumentError } from '../../../platform/documents/document-error.ts'
import type { CoursePackage } from './course-package.ts'
import { ImportFailure } from './import-failure.ts'

/** The documents of a package, read and found sound, on the disk: the database is not kept waiting for the storage. */
export interface SpooledDocuments {
  readonly lesson: (number: number) => Promise<ArchivedLesson>
  readonly quiz: (number: number) => Promise<ArchivedQuiz>
  readonly questions: number
}

const pathOf = (folder: string, kind: 'lesson' | 'quiz', number: number): string =>
  join(folder, `${kind}-${number}.json`)

/**
 * Reads every document of a package once, before anything of it is kept.
 *
 * @throws DocumentError, ImportFailure, ZodError
 */
export const spoolDocuments = async (course: CoursePackage, folder: string): Promise<SpooledDocuments> => {
  const { lessons, quizzes } = course.program
  if (lessons.length === 0) throw new ImportFailure('empty')
  let units = 0
  let questions = 0
  for (const { number } of lessons) {
    const document = await course.readLesson(number)
    units += document.sections.reduce((sum, section) => sum + section.units.length, 0)
    if (units > archiveLimits.units) throw new DocumentError('too_many', 'units')
    await writeFile(pathOf(folder, 'lesson', number), JSON.stringify(document))
    // Requests are answered between two documents.
    await nextLoop()
  }
  for (let number = 1; number <= quizzes; number += 1) {
    const document = await course.readQuiz(number)
    questions += document.content.questions.length
    await writeFile(pathOf(folder, 'quiz', number), JSON.stringify(document))
    await nextLoop()
  }
  const read = async (kind: 'lesson' | 'quiz', number: number): Promise<unknown> =>
    JSON.parse(await readFile(pathOf(folder, kind, number), 'utf8'))
  return {
    lesson: async (number) => archivedLesson.parse(await read('lesson', number)),
    quiz: async (number) => archivedQuiz.parse(await read('quiz', number)),
    questions,
  }
}
