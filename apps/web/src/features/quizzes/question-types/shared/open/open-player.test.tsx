import { essay } from '@lectern/contract/quizzes/question-types/types/essay/index'
import { textAnswerType } from '@lectern/contract/quizzes/question-types/shared/open/open-kinds'
import { textMediaAnswer } from '@lectern/contract/quizzes/question-types/types/text-media-answer/index'
import { beforeAll, expect, test } from 'vitest'
import { perceive } from '../../testing/perceived.ts'
import { loadPlayer, resultHtml, sheetHtml } from '../../testing/sampled.tsx'

beforeAll(async () => {
  await Promise.all([loadPlayer('text_media_answer'), loadPlayer('essay')])
})

const { question } = textMediaAnswer.sample
const words = (html: string) => perceive(html).map(({ name }) => name)

test('what reads as no address is told so at its field, once it stands there', () => {
  const asked = { ...question, text_answer_type_id: textAnswerType.email }
  expect(sheetHtml(asked, [{ text_answer: 'anna@' }])).toMatch(/<input[^>]*aria-invalid="true"/)
  expect(words(sheetHtml(asked, [{ text_answer: 'anna@' }]))).toContain(
    'This does not look like an e-mail address.',
  )
  expect(sheetHtml(asked, [{ text_answer: 'anna@lectern.test' }])).not.toContain('aria-invalid="true"')
})

test('a question that wants files alone has no field', () => {
  const filesAlone = { ...question, text_answer_type_id: textAnswerType.none }
  expect(perceive(sheetHtml(filesAlone, [])).filter(({ role }) => role === 'textbox')).toEqual([])
})

test('the result of a day is read by the calendar of its reader; words stay as they were written', () => {
  const day = { ...question, text_answer_type_id: textAnswerType.date }
  expect(words(resultHtml(day, [{ text_answer: '2026-03-07' }], 'simple_answer')).join()).toMatch(/March|Mar/)
  expect(words(resultHtml(question, [], 'simple_answer'))).toEqual(['No answer'])
})

test('an essay says how many words are missing or too many', () => {
  const short = { ...essay.sample.question, words_min: 5, words_max: 6 }
  const said = (text_answer: string) => words(sheetHtml(short, [{ text_answer }]))
  expect(said('one two')).toContain('3 more words to go')
  expect(said('one two three four five six seven')).toContain('1 word too many')
})

test('what an essay is marked by is shown with full information alone', () => {
  const { question: asked, right } = essay.sample
  expect(words(resultHtml(asked, right, 'only_correct_or_not'))).not.toContain('A clear claim')
  expect(words(resultHtml(asked, right, 'full_information'))).toContain('A clear claim')
})

test('whoever hands in files without a name is told that reviewers get them as they are', () => {
  const told = (part: object) => sheetHtml({ ...question, ...part }, []).includes('as they are')
  const anonymous = { reviews: 3, is_anonymous: true }
  expect(told({ can_upload: true, peer_review: anonymous })).toBe(true)
  const recording = { can_upload: false, is_audio_enabled: true, peer_review: anonymous }
  expect(told(recording)).toBe(true)
  expect(told({ can_upload: true, peer_review: { ...anonymous, is_anonymous: false } })).toBe(false)
  expect(told({ can_upload: true })).toBe(false)
  const wordsAlone = { can_upload: false, is_audio_enabled: false, is_video_enabled: false }
  expect(told({ ...wordsAlone, peer_review: anonymous })).toBe(false)
})
