import { expect, test } from 'vitest'
import { placeInSchool } from './expert-school.ts'

const schools = (current: number) =>
  [0, 7].map((id) => ({
    id,
    name: `School ${id}`,
    slug: null,
    logo_url: null,
    primary_color: null,
    is_owner: id !== 0,
    is_current: id === current,
    user_cabinet: id === 0,
    personal_settings: [],
  }))

test.each([
  [0, '/expert/courses', '/expert/cabinet'],
  [0, '/expert', '/expert/cabinet'],
  [0, '/expert/cabinet', undefined],
  [0, '/expert/ownership/abc', undefined],
  [7, '/expert/cabinet', '/expert'],
  [7, '/expert/courses', undefined],
])('in school %i %s leads to %s', (current, pathname, place) => {
  expect(placeInSchool(schools(current), pathname)).toBe(place)
})
