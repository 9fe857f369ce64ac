import { unitOfText } from '@lectern/contract/blocks/registry'
import type { CourseOutline } from '@lectern/contract/courses/outline'
import { sectionDraft } from '@lectern/contract/lessons/lesson'
import type { Transaction } from '../../../platform/database/pool.ts'
import { found } from '../../../platform/http/call-error.ts'
import { lineNode, wordsNode } from '../../../platform/rich-text/plain-nodes.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { createLesson, insertModule, listSections, saveSection } from '../../lessons/index.ts'

interface OutlinedCourse {
  readonly schoolId: SchoolId
  readonly courseId: number
  readonly productId: number
  readonly timeZone: string
  /** Who makes it. */
  readonly by: number
}

/** Puts the modules and draft lessons of an outline into a new course. */
export const makeOutline = async (
  tx: Transaction,
  course: OutlinedCourse,
  outline: CourseOutline,
  now: Date,
): Promise<void> => {
  const { schoolId, courseId, productId, timeZone } = course
  for (const { module, lessons } of outline) {
    const moduleId =
      module === null
        ? null
        : await insertModule(tx, { schoolId, courseId, title: module, release: null }, now)
    for (const { title, text } of lessons) {
      const lesson = await createLesson(tx, { schoolId, courseId, productId, title, timeZone, moduleId, now })
      if (text) await writeBeginning(tx, course, { lessonId: lesson.id, text }, now)
    }
  }
}

const writeBeginning = async (
  tx: Transaction,
  { schoolId, by }: OutlinedCourse,
  { lessonId, text }: { lessonId: number; text: string },
  now: Date,
): Promise<void> => {
  const section = found((await listSections(tx, schoolId, lessonId))[0] ?? null)
  const paragraphs = text.split(/\n\s*\n/u).map((words) => lineNode(wordsNode(words.trim(), [])))
  const unit = unitOfText({ version: 2, doc: { type: 'doc', content: paragraphs } })
  const draft = sectionDraft.parse({ info_units: [{ key: 'outline-text', ...unit }] })
  await saveSection(tx, { ...draft, schoolId, sectionId: section.id, baseRevision: undefined, by }, now)
}
