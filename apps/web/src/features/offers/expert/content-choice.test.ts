import { expect, test } from 'vitest'
import { markOf, markOfLesson, nothingChosen, withLessons, withNewIn, withSection } from './content-choice.ts'

const lesson = (id: number, sections: number[] = []) => ({
  id,
  title: `Lesson ${id}`,
  module_id: 1,
  is_published: true,
  sections: sections.map((section) => ({ id: section, title: `Section ${section}` })),
})
const first = lesson(1, [11, 12])
const second = lesson(2)

test('a module is chosen by its lessons', () => {
  const chosen = withLessons(nothingChosen, [first, second], true)
  expect([chosen.lesson_ids, markOf(chosen, [first, second])]).toEqual([[1, 2], 'all'])
  const less = withLessons(chosen, [second], false)
  expect([less.lesson_ids, markOf(less, [first, second])]).toEqual([[1], 'some'])
  expect(markOf(nothingChosen, [])).toBe('none')
})

test('all sections of a lesson are the lesson, and one less is a part of it', () => {
  const part = withSection(nothingChosen, first, 11, true)
  expect([part.sections, markOfLesson(part, first)]).toEqual([[{ id: 11, lesson_id: 1 }], 'some'])
  const whole = withSection(part, first, 12, true)
  expect([whole.lesson_ids, whole.sections]).toEqual([[1], []])
  const less = withSection(whole, first, 11, false)
  expect([less.lesson_ids, less.sections]).toEqual([[], [{ id: 12, lesson_id: 1 }]])
})

test('lessons that come later open in the modules that were named', () => {
  const one = withNewIn(nothingChosen, 5, true)
  expect(one.new_content).toEqual({ kind: 'in_modules', module_ids: [5] })
  expect(withNewIn(one, 5, false).new_content).toEqual({ kind: 'in_modules', module_ids: [] })
})
