import type { Locale } from '@lectern/contract/kernel/locales'
import type { VariableValues } from '@lectern/contract/rich-text/variables'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import type { VisitedSchool } from '../../../platform/http/call.ts'
import type { CompiledTexts } from '../../../platform/texts/compiled-texts.ts'
import { findUser } from '../../identity/index.ts'
import type { CourseProduct } from '../lessons.policy.ts'
import type { LessonContent } from '../lesson-contents.ts'

/** Who reads, when and where. */
export interface VariableReader {
  readonly db: ReadDatabase
  readonly userId: number | null
  readonly locale: Locale
  /** Its language is that of the words around a date; null when it is gone. */
  readonly course: Pick<CourseProduct, 'language' | 'timeZone'> | null
  readonly now: Date
  readonly school: Pick<VisitedSchool, 'name'>
}

/** What the variables of a lesson's texts say to one reader; a visitor is called a learner, in the visitor's language. */
export const variableValues = async (
  texts: CompiledTexts,
  { row, product }: Pick<LessonContent, 'row' | 'product'>,
  { db, userId, locale, course, now, school }: VariableReader,
): Promise<VariableValues> => {
  const person = userId === null ? null : await findUser(db, userId)
  const name = person?.name ?? texts(locale, 'common.variable_student') ?? ''
  return {
    student_name: [name, person?.surname ?? ''].join(' ').trim(),
    student_first_name: name,
    course_name: product.title,
    lesson_name: row.title,
    school_name: school.name,
    today: new Intl.DateTimeFormat(course?.language ?? locale, {
      dateStyle: 'long',
      timeZone: person?.timeZone ?? course?.timeZone ?? 'UTC',
    }).format(now),
  }
}
