import {
  createFillGaps,
  findFillGapsIssues,
} from '@lectern/contract/quizzes/question-types/types/fill-gaps/question'
import { expect, test } from 'vitest'
import { copyGaps, toggleGap, wayOf, withWay, writeText, writtenText } from './gap-edits.ts'

let made = 0
const key = () => `test-key-${(made += 1)}`
const text = 'Bread needs [[flour]], [[water]] and [[time]].'
const question = writeText({ ...createFillGaps(key), name: 'Fill in' }, text, key)
const ids = question.answer_groups.map(({ id }) => id)

test('what stands in double brackets is a gap, and reads as it was written', () => {
  expect(question.text).not.toContain('flour')
  expect(writtenText(question)).toBe(text)
  expect(findFillGapsIssues(question)).toEqual([])
})

test('a word that is changed stays the same gap', () => {
  const next = writeText(question, text.replace('water', 'milk'), key)
  expect(next.answer_groups.map(({ id }) => id)).toEqual(ids)
  expect(next.answer_groups[1]?.answers[0]?.text).toBe('milk')
})

test('a gap that is added or removed leaves the others alone', () => {
  const more = writeText(question, text.replace('Bread', '[[Bread]]'), key)
  expect(more.answer_groups.slice(1).map(({ id }) => id)).toEqual(ids)
  const fewer = writeText(question, text.replace('[[water]]', 'water'), key)
  expect(fewer.answer_groups.map(({ id }) => id)).toEqual([ids[0], ids[2]])
})

test('a removed gap that comes back has all that belonged to it', () => {
  const fewer = writeText(question, text.replace('[[water]]', 'water'), key)
  const back = writeText(fewer, text, key, () => question.answer_groups[1])
  expect(back).toEqual(question)
})

test('the selection, or the word at the caret, becomes a gap and words again', () => {
  expect(toggleGap('needs flour here', 6, 11)).toEqual({ value: 'needs [[flour]] here', at: 15 })
  expect(toggleGap('needs flour here', 8, 8).value).toBe('needs [[flour]] here')
  expect(toggleGap('needs [[flour]] here', 9, 9)).toEqual({ value: 'needs flour here', at: 6 })
  expect(toggleGap('a  b', 2, 2).value).toBe('a [[]] b')
})

test('a list gets a second option, and typed words keep what is right alone', () => {
  const [gap] = question.answer_groups
  const list = gap && withWay(gap, 'dropdown', key)
  expect(list && [wayOf(list), list.answers.length]).toEqual(['dropdown', 2])
  expect(list && withWay(list, 'typed', key)).toEqual({ ...gap, display_type_id: 1 })
})

test('a list that was typed for a while gets back what it offered, each once and in the order of the key', () => {
  const [gap] = question.answer_groups
  const wrong = { id: 'wrong-option', text: 'sand', is_correct: false }
  if (!gap) throw new Error('The text has gaps.')
  const list = { ...withWay(gap, 'dropdown', key), answers: [...gap.answers, wrong] }
  const typed = withWay(list, 'typed', key)
  expect(typed.answers).toEqual(gap.answers)
  expect(withWay(typed, 'dropdown', key, [wrong])).toEqual(list)
  expect(withWay(list, 'flat', key, [wrong]).answers).toEqual(list.answers)
})

test('a copy is the same question, and shares no key with it', () => {
  const copy = copyGaps(question, key)
  expect(writtenText(copy)).toBe(text)
  for (const id of ids) expect(JSON.stringify(copy)).not.toContain(`"${id}"`)
})
