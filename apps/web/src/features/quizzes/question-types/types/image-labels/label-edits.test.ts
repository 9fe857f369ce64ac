import { imageLabels } from '@lectern/contract/quizzes/question-types/types/image-labels/index'
import { expect, test } from 'vitest'
import { changePlace, copyLabels, labelItems, newLabel, withLabels } from './label-edits.ts'

const { question } = imageLabels.sample
let made = 0
const key = () => `test-key-${(made += 1)}`

test('labels are written with their places, and go back into the question as they were', () => {
  const items = labelItems(question)
  expect(items.map(({ text, place }) => [text, place?.id])).toEqual([
    ['Root', 'place-below'],
    ['Stem', 'place-middle'],
    ['Fruit', undefined],
  ])
  expect(withLabels(question, items)).toEqual(question)
})

test('with a label goes its place, and comes back with it', () => {
  const items = labelItems(question)
  const without = withLabels(question, items.slice(1))
  expect(without.statements.map(({ id }) => id)).toEqual(['place-middle'])
  const back = [...labelItems(without), ...items.slice(0, 1)]
  expect(withLabels(without, back).statements).toHaveLength(2)
})

test('a new label stands at its point and earns what the others earn; one for no place earns nothing', () => {
  const items = labelItems(question)
  const placed = newLabel(items, { x: 0.123_456, y: 2 }, key)
  expect([placed.points, placed.place?.x, placed.place?.y]).toEqual([1, 0.1235, 1])
  const extra = newLabel(items, null, key)
  expect([extra.points, extra.place]).toEqual([0, null])
  const more = withLabels(question, [...items, placed, extra])
  expect(imageLabels.question.parse(more)).toEqual(more)
})

test('a place is moved and described without its label', () => {
  const items = changePlace(labelItems(question), 'label-stem', { x: 0.1, text: 'Between leaf and root' })
  expect(withLabels(question, items).statements[1]).toEqual({
    id: 'place-middle',
    text: 'Between leaf and root',
    x: 0.1,
    y: 0.5,
  })
})

test('a copy has keys of its own and the same right answer', () => {
  const copy = copyLabels(question, key)
  const ids = [copy, ...copy.statements, ...copy.answers].map(({ id }) => id)
  const before = new Set([question, ...question.statements, ...question.answers].map(({ id }) => id))
  expect(ids.filter((id) => before.has(id))).toEqual([])
  expect(imageLabels.words.answer(copy, imageLabels.key(copy))).toEqual(
    imageLabels.words.answer(question, imageLabels.key(question)),
  )
})
