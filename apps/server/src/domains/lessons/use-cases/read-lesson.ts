import type { PreparedBody } from '../../../platform/http/call.ts'
import { notFound } from '../../../platform/http/call-error.ts'
import type { LessonContent } from '../lesson-contents.ts'
import { presentPublicLesson } from '../lessons.presenter.ts'
import type { LessonRow } from '../lessons.repository.ts'
import type { Reader } from '../reading/readers.ts'

/**
 * A lesson as its reader gets it, from the bodies kept for readers of the same standing.
 *
 * @param shape the operation's output schema: every body passes it once, when it is made
 * @throws CallError not_found for what is not published, unless the reader is on the staff
 */
export const readLesson = (
  content: LessonContent,
  reader: Reader,
  shape: (value: unknown) => unknown,
): PreparedBody => {
  const { access } = reader
  if (access.decision.reasons.some((reason) => reason.kind === 'not_published'))
    throw notFound('not published')
  const beside = (lesson: LessonRow | null) => lesson && { row: lesson, isOpen: reader.mayOpen(lesson) }
  const neighbours = {
    previous: beside(shown(content.previous, reader)),
    next: beside(shown(content.next, reader)),
  }
  const variant = JSON.stringify([access, neighbours.previous?.isOpen, neighbours.next?.isOpen])
  return content.prepared(variant, () => shape(presentPublicLesson(content, access, neighbours)))
}

/** A draft beside a lesson is shown to staff alone. */
const shown = (lesson: LessonRow | null, { access }: Reader): LessonRow | null =>
  lesson && (access.is_user_expert || lesson.statusId === 4) ? lesson : null
