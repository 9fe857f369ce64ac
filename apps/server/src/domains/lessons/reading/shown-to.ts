import { blockTypeOf } from '@lectern/contract/blocks/registry'
import type { LessonContent } from '../lesson-contents.ts'
import type { Reader } from './readers.ts'

/**
 * What of an open lesson its reader may see: an offer may leave sections out, with their practices and files. The team sees edits that
 * are held.
 */
export const shownTo = (
  whole: LessonContent,
  { mayRead, viewer }: Pick<Reader, 'mayRead'> & { readonly viewer: Pick<Reader['viewer'], 'isTeam'> },
): LessonContent => {
  const content = (viewer.isTeam ? whole.held : null) ?? whole
  const sections = content.sections.filter(({ id }) => mayRead(id))
  if (sections.length === content.sections.length) return content
  const units = sections.flatMap((section) => section.info_units)
  const quizIds = units.flatMap((unit) => blockTypeOf(unit.type_id).shownQuizIds(unit))
  return {
    ...content,
    sections,
    hiddenSections: content.sections.length - sections.length,
    quizIds,
    hiddenQuizIds: content.quizIds.filter((id) => !quizIds.includes(id)),
    isTextOnly: units.every((unit) => blockTypeOf(unit.type_id).isText),
  }
}
