import {
  questionTypes,
  questionTypeOf,
  question as anyQuestion,
} from '@lectern/contract/quizzes/question-types/registry'
import { expect, it } from 'vitest'
import { questionEditors } from '../question-types/question-editors.ts'
import { issueText } from './issue-note.tsx'

const idOfText = Object.assign((id: string) => id, { has: () => true })

/** A question with one thing spoilt everywhere in it. */
const spoilt = (value: unknown, change: (name: string, value: unknown) => unknown): unknown => {
  if (Array.isArray(value)) return value.map((each) => spoilt(each, change))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, spoilt(change(name, each), change)]),
  )
}

const isText = (name: string, value: unknown) =>
  typeof value === 'string' && !/(^|_)(id|type|uuid)$/.test(name)
const isFlag = (name: string) => name === 'is_correct'

const faults: ((name: string, value: unknown) => unknown)[] = [
  (name, value) => (isText(name, value) ? '' : value),
  (name, value) => (isText(name, value) ? 'The same' : value),
  (name, value) => (isText(name, value) ? '$x$ /' : value),
  (_name, value) => (Array.isArray(value) ? value.slice(0, 1) : value),
  (_name, value) => (Array.isArray(value) ? [] : value),
  (name, value) => (isFlag(name) ? true : value),
  (name, value) => (isFlag(name) ? false : value),
  (name, value) => (name === 'image' ? null : value),
  (name, value) => (name === 'statement_id' ? 'somebody-elses' : value),
  (name, value) =>
    /^(text_answer_type_id)$/.test(name)
      ? 1
      : /^(can_upload|is_(audio|video)_enabled)$/.test(name)
        ? false
        : value,
  (name, value) => (name === 'words_min' ? 900 : name === 'words_max' ? 10 : value),
  (name, value) => (name === 'points' ? 0.5 : value),
  (name, value) => (name === 'conformity_type' ? 1 : value),
]

const cases = Object.values(questionTypes).flatMap(({ sample: { question } }) =>
  faults.flatMap((fault, at) => {
    const { data } = anyQuestion.safeParse(spoilt(question, fault))
    return data
      ? questionTypeOf(data)
          .findIssues(data)
          .map(({ code }) => [question.type, code, at] as const)
      : []
  }),
)

it.each([...new Map(cases.map((each) => [`${each[0]} ${each[1]}`, each])).values()])(
  'the editor of %s has words of its own for %s',
  (type, code) => {
    const { issues } = questionEditors[type]
    expect(issueText(code, issues, idOfText)).not.toBe('quizzes.issue_other')
  },
)

it.each(Object.keys(questionTypes))('%s is found wanting in some of these ways', (type) => {
  expect(cases.some(([of]) => of === type)).toBe(true)
})
