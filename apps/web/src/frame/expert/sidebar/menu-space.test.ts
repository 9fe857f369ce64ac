import { expect, test } from 'vitest'
import { paths } from '../../../lib/routing/paths.ts'
import { menuSpace } from './menu-space.ts'

const pathOf = (address: string) => new URL(address, 'http://lectern.test').pathname

test.each([
  [pathOf(paths.expertLesson(3, 7)), 'by-window'],
  ['/expert/quiz/12', 'by-window'],
  ['/expert/practices/5', 'narrow'],
  ['/expert/practices', 'whole'],
  ['/expert/quiz/list', 'whole'],
  ['/expert/course/3', 'whole'],
])('%s begins with the menu %s', (pathname, space) => {
  expect(menuSpace(pathname)).toBe(space)
})
