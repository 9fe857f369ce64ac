import type { VariableValues } from '@lectern/contract/rich-text/variables'
import type { PreparedBody } from '../../../platform/http/call.ts'
import { notFound } from '../../../platform/http/call-error.ts'
import type { LessonContent } from '../lesson-contents.ts'
import { presentPublicLesson } from '../lessons.presenter.ts'
import { isTold } from '../lesson-facts.ts'
import type { LessonRow } from '../lessons.repository.ts'
import { fillSection } from '../reading/fill-sections.ts'
import { prepareBody } from '../reading/prepare-body.ts'
import type { Reader } from '../reading/readers.ts'

/**
 * A lesson as its reader gets it, from the bodies kept for readers of the same standing.
 *
 * @param shape the operation's output schema: every body passes it once, when it is made
 * @param valuesOf what variables say to the reader; then the body is the reader's alone and is not kept
 * @throws CallError not_found for what is not published, unless the reader is on the staff
 */
export const readLesson = async (
  content: LessonContent,
  reader: Reader,
  shape: (value: unknown) => unknown,
  valuesOf: () => Promise<VariableValues>,
): Promise<PreparedBody> => {
  const { access } = reader
  if (!access.is_user_expert && access.decision.reasons.some((reason) => reason.kind === 'not_published'))
    throw notFound('not published')
  const beside = (lesson: LessonRow | null) => lesson && { row: lesson, isOpen: reader.mayOpen(lesson) }
  const neighbours = {
    previous: beside(shown(content.previous, reader)),
    next: beside(shown(content.next, reader)),
  }
  const bodyOf = (shownContent: LessonContent) => shape(presentPublicLesson(shownContent, access, neighbours))
  if (content.hasVariables && access.decision.is_open) {
    const values = await valuesOf()
    const sections = content.sections.map((section) => fillSection(section, values))
    return prepareBody(bodyOf({ ...content, sections }))
  }
  // What is seen as somebody else is kept for nobody.
  if (reader.viewer.isPreview) return prepareBody(bodyOf(content))
  const sectionIds = content.sections.map(({ id }) => id)
  const variant = JSON.stringify([access, neighbours.previous?.isOpen, neighbours.next?.isOpen, sectionIds])
  return content.prepared(variant, () => bodyOf(content))
}

/** What learners are not told of stands beside a lesson for staff alone, unless they look at it as somebody else. */
const shown = (lesson: LessonRow | null, { viewer }: Reader): LessonRow | null =>
  lesson && (viewer.asker.isExpert || isTold(lesson)) ? lesson : null
