import { expect, it } from 'vitest'
import { question as anyQuestion, questionTypeOf, type Question } from '../question-types/registry.ts'
import { defaultQuizSettings, questionsDisplay } from '../quiz-settings.ts'
import { asCompetition } from './competition.ts'
import { newQuizSettings } from './new-quiz-settings.ts'

const question = (more: object): Question => ({
  ...anyQuestion.parse(questionTypeOf({ type: 'sorting' }).sample.question),
  ...more,
})

it('gives every question its time, and keeps what an author gave', () => {
  const settings = { ...defaultQuizSettings, competition_question_seconds: 30 }
  const taken = asCompetition({ settings, questions: [question({}), question({ timer_duration: 12 })] })
  expect(taken.questions.map(({ timer_duration }) => timer_duration)).toEqual([30, 12])
  expect(taken.questions.every(({ is_required }) => !is_required)).toBe(true)
  expect(taken.settings).toMatchObject({
    questions_display_type_id: questionsDisplay.separately,
    return_to_previous_type: 1,
    reanswer_type: 1,
    timer_type: 1,
    timer_duration: 72,
  })
})

it('lets everybody take part once unless the author says otherwise', () => {
  expect(newQuizSettings('competition').attempts_limit).toBe(1)
  expect(newQuizSettings('default')).toEqual(defaultQuizSettings)
})
