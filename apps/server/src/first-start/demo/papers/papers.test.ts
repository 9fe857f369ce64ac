import { describe, expect, it } from 'vitest'
import { questionSlugs } from '@lectern/contract/quizzes/question-types/slugs'
import { questionTypeOf } from '@lectern/contract/quizzes/question-types/registry'
import type { DemoCourse } from '../content.ts'
import { papersCourse, ukrainianPapersCourse } from './index.ts'

const anyFile = { fileOf: () => ({ uuid: '0b9d6a4e-6f0e-4a53-9c62-0d1f6b0a7c11' }) }

const quizzesOf = ({ lessons }: DemoCourse) =>
  lessons.flatMap(({ sections }) =>
    sections.flatMap(({ units }) => units.flatMap(({ quiz }) => (quiz ? [quiz] : []))),
  )

const questionsOf = (course: DemoCourse) =>
  quizzesOf(course).flatMap(({ questions }) =>
    questions.map((one) => (typeof one === 'function' ? one(anyFile) : one)),
  )

describe.each([papersCourse, ukrainianPapersCourse])('the papers of $title', (course) => {
  const questions = questionsOf(course)

  it('are ready to be answered, each question under a key of its own', () => {
    const issues = questions.map((one) => [one.name, questionTypeOf(one).findIssues(one)])
    expect(issues.filter(([, found]) => found?.length !== 0)).toEqual([])
    expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length)
  })

  it('give full marks for their own right answers', () => {
    for (const one of questions) {
      const type = questionTypeOf(one)
      // What a person marks has no key.
      if (!type.isScored(one) || type.key(one).length === 0) continue
      const { points, max_points, correctness } = type.grade(one, type.key(one))
      expect([one.name, correctness, points]).toEqual([one.name, 'correct', max_points])
      expect(max_points).toBeGreaterThan(0)
    }
  })

  it('take their own right answers as learners send them', () => {
    for (const one of questions) {
      const type = questionTypeOf(one)
      const key = type.key(one)
      const arrangement = type.arrange(one, () => 0)
      expect([one.name, type.readAnswer(one, arrangement, key)]).toEqual([one.name, { answer: key }])
    }
  })
})

it.each([papersCourse, ukrainianPapersCourse])('$title uses every type of question', (course) => {
  const used = new Set(questionsOf(course).map(({ type }) => type))
  expect(questionSlugs.filter((slug) => !used.has(slug))).toEqual([])
})
