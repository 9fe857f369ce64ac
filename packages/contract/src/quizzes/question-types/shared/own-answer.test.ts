import { describe, expect, it } from 'vitest'
import { questionTypes } from '../registry.ts'
import { optionType } from './own-answer.ts'

const own = { id: 'option-own-words', text: '', is_correct: false, points: 0, type: optionType.custom }
const written = (text_answer: string) => ({ answer_id: own.id, text_answer })

describe.each([questionTypes.single_answer, questionTypes.multiple_answer])('own words in $slug', (type) => {
  const { sample } = type
  const question = { ...sample.question, answers: [own, ...sample.question.answers] }
  const arrangement = type.arrange(question, () => 0.999)

  it('stand last, whatever chance decides', () => {
    for (const chance of [0, 0.5, 0.999])
      expect(type.arrange(question, () => chance).order.at(-1)).toBe(own.id)
  })

  it('are called in the reader’s language while their author has no name for them', () => {
    expect(type.findIssues(question)).toEqual([])
  })

  it('are offered once', () => {
    const twice = { ...question, answers: [...question.answers, { ...own, id: 'option-more-words' }] }
    expect(type.findIssues(twice)).toEqual([{ code: 'several_own', at: 'option-more-words' }])
  })

  it('are never right by themselves', () => {
    const answers = question.answers.map((each) =>
      each.id === own.id ? { ...each, is_correct: true } : each,
    )
    expect(type.findIssues({ ...question, answers }).map(({ code }) => code)).toContain('own_correct')
  })

  it('count as given once something is written', () => {
    expect(type.validate(question, arrangement, [{ answer_id: own.id }])).not.toBeNull()
    expect(type.validate(question, arrangement, [written(' ')])).not.toBeNull()
    expect(type.validate(question, arrangement, [written('Both')])).toBeNull()
  })

  it('wait for a person, also beside everything that is right', () => {
    const { max_points } = type.grade(question, sample.right)
    expect(type.grade(question, [written('Both')])).toEqual({ correctness: 'pending', points: 0, max_points })
    expect(type.marks(question, [written('Both')])).toEqual([null])
    const everything = [...question.answers.map(({ id }) => ({ answer_id: id })).slice(1), written('Both')]
    expect(type.grade(question, everything)).toEqual({ correctness: 'pending', points: 0, max_points })
  })

  it('are read from a row of their own, and from the text beside the ids', () => {
    const answer = [written('Both')]
    expect(type.readAnswer(question, arrangement, answer)).toEqual({ answer })
    const short = [{ answer_id: own.id }, { text_answer: 'Both' }]
    expect(type.readAnswer(question, arrangement, short)).toEqual({ answer })
  })

  it.each([
    [[{ answer_id: 'option-seven', text_answer: 'seven' }], 'foreign_answer'],
    [[{ text_answer: 'Both' }], 'foreign_answer'],
    [[written('Both'), { text_answer: 'Both' }], 'foreign_answer'],
    [[written('x'.repeat(2_001))], 'too_big'],
    [[written('one'), written('two')], 'twice'],
  ])('are not taken as %#: %s', (rows, refusal) => {
    expect(type.readAnswer(question, arrangement, rows)).toEqual({ refusal })
  })

  it('read after the name of their option', () => {
    const named = {
      ...question,
      answers: question.answers.map((each) => ({ ...each, text: each.text || 'Other' })),
    }
    expect(type.words.answer(named, [written('Both')])).toEqual(['Other: Both'])
    expect(type.words.answer(question, [written('Both')])).toEqual(['Both'])
  })
})

it('of several right options the parts are paid at once', () => {
  const type = questionTypes.multiple_answer
  const question = { ...type.sample.question, answers: [...type.sample.question.answers, own] }
  const right = [...type.sample.right, written('And ten')]
  expect(type.grade(question, right)).toEqual({ correctness: 'pending', points: 2, max_points: 5 })
})
