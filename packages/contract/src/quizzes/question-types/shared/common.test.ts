import { describe, expect, it } from 'vitest'
import { question as anyQuestion, questionTypes } from '../registry.ts'
import { filesOfQuestions } from '../../rules/question-files.ts'
import { formulasOfQuestions } from '../../rules/question-formulas.ts'
import { findTextIssues } from './common.ts'

const uuid = (last: number) => `0b9d6a4e-6f0e-4a53-9c62-0d1f6b0a7c${last}`
const placed = (last: number) => ({ uuid: uuid(last), allow_doc_preview: null, allow_doc_download: null })
const picture = (last: number, alt = 'A triangle') => ({ uuid: uuid(last), width: 300, height: null, alt })
const rich = (text: string) => ({
  version: 1,
  doc: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] },
})

const extras = {
  description: rich('See $a^2$.'),
  image: picture(11),
  files: [placed(12)],
  timer_duration: 60,
  is_public_answer_enabled: true,
}
const ofAuthor = {
  comment: rich('Because $b$.'),
  comment_files: [placed(13)],
  comment_type_id: 2,
  tags: ['algebra'],
  difficulty: 3,
}

describe.each(Object.values(questionTypes))('the head of $slug', (type) => {
  const question = { ...type.sample.question, ...extras, ...ofAuthor }
  const stored = type.question.parse(question)
  const shown = type.toPublic(
    stored,
    type.arrange(stored, () => 0),
  )

  it('goes out with its picture and files, and without what is its author’s', () => {
    expect(stored).toMatchObject({ ...extras, ...ofAuthor })
    expect(shown).toMatchObject(extras)
    for (const name of Object.keys(ofAuthor)) expect(shown).not.toHaveProperty(name)
  })

  it('names only the files and formulas that a learner may see', () => {
    expect(filesOfQuestions(shown)).toEqual({ pictures: [uuid(11)], files: [uuid(12)] })
    expect(formulasOfQuestions(shown)).toContain('a^2')
    expect(formulasOfQuestions(shown)).not.toContain('b')
    expect(filesOfQuestions(stored).files).toEqual([uuid(12), uuid(13)])
  })

  it('is read when it was stored before there were pictures, files and rich texts', () => {
    const { question: old } = type.sample
    expect(type.question.parse({ ...old, description: 'Plain.\nTwo lines.' })).toMatchObject({
      description: 'Plain.\nTwo lines.',
    })
  })
})

const choice = questionTypes.single_answer.sample.question
const withOption = (change: object) => ({
  ...choice,
  answers: choice.answers.map((each, at) => (at === 0 ? { ...each, ...change } : each)),
})

describe('a picture at an option', () => {
  const question = withOption({ text: '', image: picture(11, 'A right angle') })
  const type = questionTypes.single_answer

  it('goes out with the option, and is the option where words stand alone', () => {
    const [id] = choice.answers.map((each) => each.id)
    const { answers } = type.toPublic(
      question,
      type.arrange(question, () => 0),
    )
    expect(answers.find((each) => each.id === id)).toMatchObject({ image: { uuid: uuid(11) } })
    expect(type.words.question(question)).toContain('A right angle')
  })

  it('may stand without a text, but not without words', () => {
    expect(type.findIssues(question)).toEqual([])
    const silent = withOption({ text: '', image: picture(11, ' ') })
    expect(type.findIssues(silent)).toEqual([{ code: 'picture_unnamed', at: choice.answers[0]?.id }])
  })

  it('of which two show the same reads alike', () => {
    const things = [1, 2].map((id) => ({ id: `thing-${id}`, text: '', image: picture(11) }))
    expect(findTextIssues(things, { empty: 'empty', repeated: 'repeated' })).toEqual([
      { code: 'repeated', at: 'thing-2' },
    ])
  })
})

it('a formula reads as its TeX where words stand alone', () => {
  const { words } = questionTypes.single_answer
  expect(words.question(withOption({ text: 'about $x^2$' }))).toContain('about x^2')
})

it.each([
  { image: { uuid: 'no-uuid' } },
  { image: { uuid: uuid(11), width: 5 } },
  { files: [placed(11), placed(11)] },
  { files: Array.from({ length: 11 }, (_, at) => placed(11 + at)) },
  { tags: ['x'.repeat(41)] },
  { tags: [' '] },
  { tags: Array.from({ length: 21 }, (_, at) => `tag ${at}`) },
  { difficulty: 4 },
  { timer_duration: 0 },
  { comment_type_id: 9 },
  { description: { version: 2, doc: {} } },
  { description: rich('x'.repeat(200_001)) },
  { comment: { version: 1, doc: { type: 'doc', content: [{ type: 'script' }] } } },
])('a question is not taken with %j', (change) => {
  expect(anyQuestion.safeParse({ ...choice, ...change }).success).toBe(false)
})
