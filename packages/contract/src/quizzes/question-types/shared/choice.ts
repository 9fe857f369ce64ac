import { z } from 'zod'
import {
  findTextIssues,
  option,
  publicOption,
  publicThing,
  questionHead,
  questionLimits,
  questionTail,
  type Thing,
} from './common.ts'
import { countRows, type RowCount } from './count-rows.ts'
import { gradeParts } from './grade-parts.ts'
import { markByKey, nameOfRow, type Answer, type ReadAnswer } from './answer.ts'
import {
  isOwnOption,
  lacksOwnWords,
  optionType,
  ownOptionLast,
  ownRowOf,
  type TypedOption,
} from './own-answer.ts'
import type { Arrangement, Grade, Issue, Random } from '../question-type.ts'
import { keyedParts } from './result-parts.ts'
import { readOptions } from './read-options.ts'
import { shuffle } from './shuffle.ts'

const typeOfOption = z.literal([optionType.default, optionType.custom]).default(optionType.default)

const choiceOption = option.extend({ type: typeOfOption })
export type ChoiceOption = z.infer<typeof choiceOption>

export const publicChoiceOption = publicOption.extend({ type: typeOfOption })

/** What single and multiple answer share: a list of options, some of them right, one perhaps for own words. */
export const choiceQuestion = <const T extends string>(type: T) =>
  z.object({
    ...questionHead,
    ...questionTail,
    type: z.literal(type),
    shuffle_answers: z.boolean().default(true),
    answers: z.array(choiceOption).max(questionLimits.options),
  })

export const publicChoiceQuestion = <const T extends string>(type: T) =>
  z.object({ ...questionHead, type: z.literal(type), answers: z.array(publicChoiceOption) })

type AnyChoice = z.infer<ReturnType<typeof choiceQuestion<string>>>

/** As much of a question with options as grading needs. */
interface Keyed extends OfOptions<TypedOption & { is_correct: boolean; points: number }> {
  readonly points: number
}

/** What of a question its options decide. */
interface OfOptions<O> {
  readonly answers: readonly O[]
}

type NamedOption = TypedOption & Thing

/**
 * Issues of any list of options: too few of them, an empty one, two that read alike, no question, two for own words. The
 * one for own words may be without a text: it is called in the reader's language then.
 */
export const findOptionIssues = ({ name, answers }: OfOptions<NamedOption> & { name: string }): Issue[] => {
  const issues: Issue[] = []
  if (name.trim() === '') issues.push({ code: 'question_empty' })
  if (answers.length < 2) issues.push({ code: 'too_few_options' })
  const codes = { empty: 'option_empty', repeated: 'option_repeated' }
  const written = answers.filter((each) => !isOwnOption(each) || each.image || each.text.trim() !== '')
  const own = answers.filter(isOwnOption)
  return [
    ...issues,
    ...findTextIssues(written, codes),
    ...own.slice(1).map(({ id }) => ({ code: 'several_own', at: id })),
  ]
}

/** The same for options of which some are right: the one for own words is judged by a person and never is. */
export const findChoiceIssues = (question: AnyChoice): Issue[] => [
  ...findOptionIssues(question),
  ...question.answers
    .filter((each) => isOwnOption(each) && each.is_correct)
    .map(({ id }) => ({ code: 'own_correct', at: id })),
]

/** The options in the learner's order, without the key. */
export const publicOptions = (question: OfOptions<NamedOption & { type: 1 | 2 }>, { order }: Arrangement) =>
  order.flatMap((id) =>
    question.answers.filter((one) => one.id === id).map((one) => ({ ...publicThing(one), type: one.type })),
  )

/** The picked options. */
export const readChoice = (question: OfOptions<TypedOption>, rows: Answer): ReadAnswer =>
  readOptions(question.answers, rows)

/** One option or none. */
export const readOneChoice = (question: OfOptions<TypedOption>, rows: Answer): ReadAnswer => {
  const read = readChoice(question, rows)
  return 'answer' in read && read.answer.length > 1 ? { refusal: 'too_many' } : read
}

export const rowsOf = (options: readonly { readonly id: string }[]): Answer =>
  options.map(({ id }) => ({ answer_id: id }))

/** The order of the options; the one for own words stands last. */
export const arrangeOptions = (
  { answers, shuffle_answers }: OfOptions<TypedOption> & { shuffle_answers: boolean },
  random: Random,
): Arrangement => ({
  order: ownOptionLast(shuffle_answers ? shuffle(answers, random) : answers).map(({ id }) => id),
})

const correctRows = (question: Keyed): Answer =>
  rowsOf(question.answers.filter((answer) => answer.is_correct))

/** Own words wait for a person, and with them the points for an answer that is right as a whole. */
const gradeChoice = (question: Keyed, answer: Answer): Grade => {
  const picked = new Set(answer.map((row) => row.answer_id))
  const right = question.answers.filter((each) => each.is_correct)
  const wrong = question.answers.filter((each) => !each.is_correct && !isOwnOption(each))
  const parts = {
    right: right.map(({ id, points }) => ({ points, isGiven: picked.has(id) })),
    wrong: wrong.filter(({ id }) => picked.has(id)).length,
    wrongPossible: wrong.length,
  }
  const grade = gradeParts({ ...parts, points: question.points })
  if (!ownRowOf(question.answers, answer) || lacksOwnWords(question.answers, answer)) return grade
  return { ...grade, correctness: 'pending', points: gradeParts({ ...parts, points: 0 }).points }
}

const markOptions = (question: Keyed, answer: Answer): (boolean | null)[] => {
  const marks = markByKey(answer, correctRows(question))
  const own = ownRowOf(question.answers, answer)
  return answer.map((row, at) => (row === own ? null : (marks[at] ?? null)))
}

const pickedTexts = (question: OfOptions<NamedOption>, answer: Answer): string[] => {
  const picked = new Map(answer.map((row) => [nameOfRow(row), row.text_answer]))
  return question.answers
    .filter(({ id }) => picked.has(nameOfRow({ answer_id: id })))
    .map(({ id, text }) => {
      const own = picked.get(nameOfRow({ answer_id: id }))
      return own === undefined ? text : [text, own].filter((part) => part !== '').join(': ')
    })
}

/** How options read, and those that were picked. */
export const optionWords = {
  question: ({ answers }: OfOptions<NamedOption>): string[] =>
    answers.map(({ text }) => text).filter((text) => text !== ''),
  answer: pickedTexts,
}

/** What every choice does alike. */
export const choiceRules = {
  arrange: arrangeOptions,
  isScored: (question: Keyed): boolean => question.answers.some((answer) => answer.is_correct),
  grade: gradeChoice,
  marks: markOptions,
  key: correctRows,
  shows: keyedParts,
  words: optionWords,
  summarise: (question: OfOptions<TypedOption>, answers: readonly Answer[]): RowCount[] =>
    countRows(rowsOf(question.answers), answers),
}
