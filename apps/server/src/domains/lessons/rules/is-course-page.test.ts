import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isCoursePage } from './is-course-page.ts'

const folder = new URL('../../../../../web/src/routes/_learner/courses/$course/', import.meta.url)

test('no lesson takes the address of a page that stands below a course', () => {
  const pages = readdirSync(folder).flatMap((name) => /^([a-z-]+)\.tsx$/.exec(name)?.[1] ?? [])
  expect(pages).toEqual(expect.arrayContaining(['finished', 'notes', 'search']))
  for (const page of pages.filter((name) => name !== 'index'))
    expect([page, isCoursePage(page)]).toEqual([page, true])
})

test('the program below a lesson has a word of its own, and other words are free', () => {
  expect(isCoursePage('program')).toBe(true)
  expect(isCoursePage('notes-2')).toBe(false)
})
