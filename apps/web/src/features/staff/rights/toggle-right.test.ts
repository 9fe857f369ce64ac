import { expect, test } from 'vitest'
import { toggleRight } from './toggle-right.ts'

const course = {
  object: 'course',
  permissions: [
    'course_list',
    'course_read',
    'course_create',
    'course_edit',
    'course_delete',
    'course_curator',
    'course_read.team',
    'course_curator.team',
    'course_all',
  ],
}

test('a press gives a right, and another takes it away again', () => {
  const given = toggleRight(['quiz_read'], course, 'course_read')
  expect(given).toEqual(['quiz_read', 'course_read'])
  expect(toggleRight(given, course, 'course_read')).toEqual(['quiz_read'])
})

test('everything stands for each of its rights, and leaves with a press', () => {
  const given = toggleRight(['course_read', 'course_curator.team'], course, 'course_all')
  expect(given).toEqual(['course_all'])
  expect(toggleRight(given, course, 'course_all')).toEqual([])
})

test('taking one right out of everything names the others', () => {
  expect(toggleRight(['course_all'], course, 'course_delete')).toEqual([
    'course_list',
    'course_read',
    'course_create',
    'course_edit',
    'course_curator',
  ])
})

test('taking one right out of a bundle names the others', () => {
  expect(toggleRight(['course_crud'], course, 'course_delete')).toEqual([
    'course_list',
    'course_read',
    'course_create',
    'course_edit',
  ])
})

test('a whole right takes the place of its narrow form, and takes it along when it goes', () => {
  expect(toggleRight(['course_read.team'], course, 'course_read')).toEqual(['course_read'])
  expect(toggleRight(['course_read'], course, 'course_read')).toEqual([])
})
