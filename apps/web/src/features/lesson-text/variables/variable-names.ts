import type { VariableName } from '@lectern/contract/rich-text/variables'
import type { TextId, Translate } from '../../../lib/texts/index.ts'

/** What each variable is called where it is chosen. */
export const variableNameTexts = {
  student_name: 'lesson-text.variable_student_name',
  student_first_name: 'lesson-text.variable_student_first_name',
  course_name: 'lesson-text.variable_course_name',
  lesson_name: 'lesson-text.variable_lesson_name',
  school_name: 'lesson-text.variable_school_name',
  today: 'lesson-text.variable_today',
} as const satisfies Record<VariableName, TextId>

/** What a variable says to a learner, for its author to see how the line reads; names that stand elsewhere are named. */
const sampleOf = (t: Translate, locale: string, name: VariableName): string => {
  if (name === 'today') return new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format()
  if (name === 'student_name') return t('lesson-text.variable_sample_name')
  if (name === 'student_first_name') return t('lesson-text.variable_sample_first_name')
  return t('lesson-text.variable_sample_other', { name: t(variableNameTexts[name]) })
}

/** What the mark of a variable tells; null is one that nobody knows. */
export const sayVariable = (t: Translate, locale: string, name: VariableName | null) =>
  name === null
    ? { title: t('lesson-text.variable_unknown'), sample: '' }
    : { title: t(variableNameTexts[name]), sample: sampleOf(t, locale, name) }
