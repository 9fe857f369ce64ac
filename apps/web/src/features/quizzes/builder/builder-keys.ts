import type { PageKey } from '../../../frame/expert/index.ts'
import type { Translate } from '../../../lib/texts/index.ts'
import { questionEditors } from '../question-types/question-editors.ts'
import type { QuestionSlug } from '../question-types/question-view.ts'

/** Types that a digit adds, in their order. */
export const keyedTypes: readonly QuestionSlug[] = [
  'single_answer',
  'multiple_answer',
  'yes_no',
  'conformity_answer',
  'sorting',
  'fill_gaps',
]

interface KeyWork {
  find: () => void
  add: (slug: QuestionSlug) => void
  /** To the next question, or the one before. */
  step: (by: 1 | -1) => void
  tryIt: () => void
  nextFinding: () => void
}

/** The keys of a quiz's page, as `?` lists them. */
export const builderKeys = (t: Translate, work: KeyWork): PageKey[] => [
  { keys: ['n'], label: t('quizzes.key_new_question'), onPress: work.find },
  ...keyedTypes.map((slug, at) => ({
    keys: [String(at + 1)],
    label: t('quizzes.key_add_type', { type: t(questionEditors[slug].name) }),
    onPress: () => work.add(slug),
  })),
  { keys: ['j'], label: t('quizzes.key_next_question'), onPress: () => work.step(1) },
  { keys: ['k'], label: t('quizzes.key_previous_question'), onPress: () => work.step(-1) },
  { keys: ['t'], label: t('quizzes.key_try'), onPress: work.tryIt },
  { keys: ['g'], label: t('quizzes.key_next_finding'), onPress: work.nextFinding },
  { keys: ['Ctrl', ','], label: t('quizzes.key_settings') },
  { keys: ['Alt', '↑', '↓'], label: t('create-course.key_move') },
]
