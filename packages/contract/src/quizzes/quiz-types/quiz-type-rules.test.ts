import { describe, expect, it, test } from 'vitest'
import { question as anyQuestion, questionTypeOf } from '../question-types/registry.ts'
import { questionSlugs } from '../question-types/slugs.ts'
import { quizTypes } from './quiz-type.ts'
import { mayBecome, misfitsOf, quizTypeRules, takesQuestions } from './quiz-type-rules.ts'

const sample = (slug: (typeof questionSlugs)[number]) =>
  anyQuestion.parse(questionTypeOf({ type: slug }).sample.question)

describe('types of a quiz', () => {
  test.each([
    ['text_graphic_answer', 'text_graphic_answer'],
    ['text_media_answer', 'text_media_answer'],
    ['interview', 'interview'],
    ['mmpi', 'mmpi'],
  ] as const)('%s takes %s alone', (type, slug) => {
    expect(questionSlugs.filter((each) => takesQuestions(type, each))).toEqual([slug])
  })

  it('takes every question in a quiz without a restriction', () => {
    for (const type of ['default', 'randomizer'] as const)
      expect(questionSlugs.every((slug) => takesQuestions(type, slug))).toBe(true)
  })

  it('takes into a competition what is marked without a person, and nothing else', () => {
    for (const slug of questionSlugs) {
      const question = sample(slug)
      const type = questionTypeOf(question)
      const { correctness } = type.grade(question, type.sample.right)
      expect([slug, takesQuestions('competition', slug)]).toEqual([slug, correctness === 'correct'])
    }
  })

  it('tells the places of what does not fit', () => {
    const questions = [sample('interview'), sample('sorting'), sample('interview'), sample('essay')]
    expect(misfitsOf('interview', questions)).toEqual([1, 3])
    expect(misfitsOf('default', questions)).toEqual([])
  })

  it('lets a randomizer become nothing else, and nothing else a randomizer', () => {
    for (const type of quizTypes)
      expect(mayBecome(type, 'randomizer') || mayBecome('randomizer', type)).toBe(type === 'randomizer')
    expect(mayBecome('default', 'interview') && mayBecome('interview', 'default')).toBe(true)
  })

  it('neither passes nor fails surveys and questionnaires', () => {
    expect(quizTypes.filter((type) => !quizTypeRules(type).isMarked)).toEqual(['interview', 'mmpi'])
  })
})
