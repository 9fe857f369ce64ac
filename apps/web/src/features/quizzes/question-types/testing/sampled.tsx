import { showResult } from '@lectern/contract/attempts/rules/show-result'
import { commentParts } from '@lectern/contract/comments/rules/comment-parts'
import type { Locale } from '@lectern/contract/kernel/locales'
import type { Answer } from '@lectern/contract/quizzes/question-types/shared/answer'
import type { QuestionType } from '@lectern/contract/quizzes/question-types/define-question-type'
import {
  publicQuestion,
  question as anyQuestion,
  questionTypes,
} from '@lectern/contract/quizzes/question-types/registry'
import type { ResultDetail } from '@lectern/contract/quizzes/result-detail'
import { type PartMarks, PartMarksContext } from '../../shown/part-marks.ts'
import { questionResults } from '../question-results.ts'
import type { QuestionSlug } from '../question-view.ts'
import { questionViews } from '../question-views.ts'
import { partHtml } from './player-html.tsx'

/** Chance that takes the first of what is left. */
const first = () => 0

// Files come by the network, with texts of their own; answers here are what can be written and picked.
const withoutFiles = (answer: Answer): Answer => answer.map(({ files: _files, ...row }) => row)

const sampleOf = (type: QuestionType) => {
  const { question, rekeyed, right, half, wrong } = type.sample
  const untouched = type.untouched(question, type.arrange(question, first))
  return {
    slug: anyQuestion.parse(question).type,
    type,
    question,
    rekeyed,
    /** Null where a type has none of its own. */
    answers: {
      empty: untouched,
      right: withoutFiles(right),
      half: half && withoutFiles(half.answer),
      wrong: withoutFiles(wrong),
    },
  }
}

/** Every registered question type with its sample. */
export const samples = Object.values<QuestionType>(questionTypes).map(sampleOf)
export type Sample = (typeof samples)[number]

const shownOf = (full: unknown) => {
  const parsed = anyQuestion.parse(full)
  const type: QuestionType = questionTypes[parsed.type]
  const arrangement = type.arrange(parsed, first)
  return { parsed, type, arrangement, shown: publicQuestion.parse(type.toPublic(parsed, arrangement)) }
}

/** Gets the code of a type, so that its page stands at once. */
export const loadPlayer = (slug: QuestionSlug): Promise<unknown> => questionViews[slug].load()

/** The page of the sample while it is answered. Its code has been loaded. */
export const sheetHtml = (full: unknown, answer: Answer, locale?: Locale): string => {
  const { shown } = shownOf(full)
  const { Player } = questionViews[shown.type]
  return partHtml(
    <Player question={shown} answer={answer} onAnswer={() => undefined} name="question" />,
    locale,
  )
}

/** The ids of the statements and groups of answers about which something can be said. */
export const partsOf = (full: unknown): string[] => commentParts(shownOf(full).shown).map(({ id }) => id)

/** The page of the sample when its attempt is finished, as the server lets a learner see it at this detail. */
export const resultHtml = (
  full: unknown,
  answer: Answer,
  detail: ResultDetail,
  locale?: Locale,
  partMarks: PartMarks | null = null,
): string => {
  const { parsed, type, arrangement, shown } = shownOf(full)
  const { results, result } = showResult({
    viewer: 'learner',
    isFinished: true,
    detail,
    question: parsed,
    arrangement,
    answer,
    grade: type.grade(parsed, answer),
  })
  const Result = questionResults[shown.type]
  return partHtml(
    <PartMarksContext value={partMarks}>
      <Result question={shown} rows={results} result={result} name="result" />
    </PartMarksContext>,
    locale,
  )
}
