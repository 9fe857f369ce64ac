import { unitLimits } from '@lectern/contract/blocks/unit-head'
import { unitOfText } from '@lectern/contract/blocks/registry'
import { lessonLimits } from '@lectern/contract/lessons/lesson-limits'
import { lessonFileLimits, type LessonFileReport } from '@lectern/contract/lessons/formats/read-lesson-file'
import { brokenLimit, emptySize, sizeOfUnits } from '@lectern/contract/lessons/rules/lesson-size'
import type { LessonText } from '@lectern/contract/rich-text/lesson-text'
import { filesOfText, lessonTextWords, lettersOfText } from '@lectern/contract/rich-text/walk-text'
import { CallError } from '../../../platform/http/call-error.ts'
import { sizeRefusals } from '../units/refuse-too-large.ts'
import type { ReadLesson } from './read-apart.ts'

const reportUnit = ({ title, text }: { readonly title: string; readonly text: LessonText }) => ({
  title,
  words: lessonTextWords(text).slice(0, lessonFileLimits.previewLetters),
  letters: lettersOfText(text),
  pictures_count: filesOfText(text).length,
})

/** What a file holds, for its author to look at. */
export const reportLesson = ({ sections, pictures, notes, ...read }: ReadLesson): LessonFileReport => ({
  format: read.format,
  sections: sections.map(({ name, units }) => ({ name, units: units.map(reportUnit) })),
  pictures_count: pictures.length,
  notes,
  notes_left_out: read.notes_left_out,
})

/**
 * Refuses what no lesson could hold, before anything is kept.
 *
 * @throws CallError lesson_file_empty, too_many_sections, and the limits of a whole lesson
 */
export const refuseUnfit = ({ sections }: ReadLesson): void => {
  const units = sections.flatMap((section) => section.units)
  if (units.length === 0) throw new CallError('lesson_file_empty')
  const isFull = sections.some((section) => section.units.length > unitLimits.perSection)
  if (isFull) throw new CallError('lesson_too_many_units', { params: { limit: unitLimits.perSection } })
  if (sections.length > lessonLimits.sections) throw new CallError('too_many_sections')
  const size = sizeOfUnits(units.map(({ text }) => unitOfText(text)))
  const part = brokenLimit(emptySize, size)
  if (part !== null) throw new CallError(sizeRefusals[part], { params: { limit: lessonLimits[part] } })
}
