import { type Question, question, questionTypes } from '@lectern/contract/quizzes/question-types/registry'
import type { QuestionType } from '@lectern/contract/quizzes/question-types/define-question-type'
import type { DemoIds } from '../demo/content.ts'
import { longTitle, unbroken } from './words.ts'

/** What an author writes for people to read. */
const written = new Set([
  'name',
  'description',
  'text',
  'hint',
  'alt',
  'comment',
  'criterion',
  'grade_text_min',
  'grade_text_max',
])

/** The beginning stays, so that two texts that differed still do. */
const stretched = (text: string): string => {
  if (text === '') return text
  const longer = `${text} – ${text.length % 2 === 0 ? unbroken : longTitle}`
  return text.includes('\n') ? `${longTitle}\n${text}` : longer
}

/** A question with its texts stretched, but for those in the fields that are kept. */
const stretch = (value: unknown, kept: readonly string[]): unknown => {
  if (Array.isArray(value)) return value.map((each) => stretch(each, kept))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([field, each]) => {
      if (kept.includes(field)) return [field, each]
      if (typeof each === 'string') return [field, written.has(field) ? stretched(each) : each]
      return [field, stretch(each, kept)]
    }),
  )
}

/** As long as the question is still whole: where a text is the answer itself, as a number is, it stays as it is. */
const longest = (type: QuestionType): Question => {
  const { question: sample } = type.sample
  const found = [[], ['answers', 'units'], ['answers', 'text', 'units']]
    .map((kept) => question.safeParse(stretch(sample, kept)))
    .find(({ data }) => data && type.findIssues(data).length === 0)
  if (!found?.data) throw new Error(`The sample of ${type.slug} cannot be stretched.`)
  return found.data
}

/** A question of every type, each with the longest words; what is answered on a picture gets one. */
export const longestQuestions = Object.values<QuestionType>(questionTypes).map((type) => {
  const made = longest(type)
  return ({ fileOf }: Pick<DemoIds, 'fileOf'>): Question =>
    made.image ? { ...made, image: { ...made.image, ...fileOf('room') } } : made
})
