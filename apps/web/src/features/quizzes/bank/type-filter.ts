import type { QuestionSlug } from '@lectern/contract/quizzes/question-types/slugs'
import { choiceFilter } from '../../../frame/index.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { questionEditors } from '../question-types/question-editors.ts'

/** The types of question by their names, as a filter. */
export const useTypeFilter = (
  value: QuestionSlug | undefined,
  onChange: (type: QuestionSlug | undefined) => void,
) => {
  const { t } = useTexts()
  return choiceFilter({
    id: 'type',
    label: t('create-course.library_type'),
    anyLabel: t('create-course.bank_every_type'),
    value,
    values: Object.values(questionEditors).map(({ slug }) => slug),
    textOf: (slug) => t(questionEditors[slug].name),
    onChange,
  })
}
