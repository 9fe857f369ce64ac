import { expect, it } from 'vitest'
import { everyNode, line, textOf } from '@lectern/contract/rich-text/testing-text'
import type { Lesson } from '@lectern/contract/lessons/lesson'
import { findLessonLosses, lossCodes } from './find-losses.ts'

type Unit = Lesson['sections'][number]['info_units'][number]

const head = (id: number, title: string) => ({
  id,
  key: `unit-000${id}`,
  title,
  files: [],
  copied: false,
  revision: 1,
})
const textUnit = (id: number, title: string, text: ReturnType<typeof textOf>): Unit => ({
  ...head(id, title),
  type_id: 3,
  content: { text },
})
const lessonOf = (...units: Unit[]): Pick<Lesson, 'sections'> => ({
  sections: [
    {
      id: 1,
      order: 0,
      name: 'One',
      revision: 1,
      outline_revision: 1,
      updated_at: '2026-01-01T00:00:00.000Z',
      copied: false,
      info_units: units,
    },
  ],
})

const quiz: Unit = { ...head(2, ''), type_id: 5, content: { quiz_id: 1 } }

it('says nothing of what a format keeps', () => {
  const lesson = lessonOf(textUnit(1, '', textOf(line('words', [{ type: 'bold' }]))))
  expect([findLessonLosses(lesson, 'markdown'), findLessonLosses(lesson, 'docx')]).toEqual([[], []])
})

it('says of each unit what becomes of it', () => {
  const lesson = lessonOf(textUnit(1, '', textOf(line('words'))), quiz, textUnit(3, 'All', everyNode))
  const [practice, all] = findLessonLosses(lesson, 'markdown')
  expect(practice).toEqual({ section: 'One', number: 2, title: '', losses: ['quiz'] })
  expect(all?.number).toBe(3)
  for (const code of [
    'html',
    'frame',
    'files',
    'audio',
    'spoiler',
    'columns',
    'gallery',
    'button',
    'tooltip',
    'anchor',
    'looks',
  ])
    expect(all?.losses).toContain(code)
  expect(all?.losses).not.toContain('callout')
})

it('tells the formats apart, in the order of its codes', () => {
  const [all] = findLessonLosses(lessonOf(textUnit(1, '', everyNode)), 'docx')
  expect(all?.losses).toEqual(lossCodes.filter((code) => all?.losses.includes(code)))
  expect(all?.losses).toEqual(expect.arrayContaining(['callout', 'formula']))
})

it('says that units without a title join in a Word document', () => {
  const text = textOf(line('words'))
  const lesson = lessonOf(textUnit(1, '', text), textUnit(2, '', text), textUnit(3, 'Own', text))
  expect(findLessonLosses(lesson, 'docx').map(({ number, losses }) => [number, losses])).toEqual([
    [2, ['unit_joined']],
  ])
})
