import { expect, test } from 'vitest'
import { expertTitle } from './expert-title.ts'

const t = (id: string) => `[${id.replace('expert.menu_', '')}]`

test.each([
  ['/expert/courses', '[courses] · Bakery · Lectern'],
  ['/expert/crm/contact-lists', '[contact_lists] · [crm] · Bakery · Lectern'],
  ['/expert/courses/12/program', 'Program · [courses] · Bakery · Lectern'],
  ['/expert/quiz/list', '[test_constructor] · Bakery · Lectern'],
  ['/expert/live-sessions/6d1f9a52-0c33-4a6c-9a8e-2f6f3a1f7f10', 'Live sessions · Bakery · Lectern'],
  ['/expert', 'Bakery · Lectern'],
])('%s is titled %s', (path, title) => {
  expect(expertTitle(t, path, ['Bakery', 'Lectern'])).toBe(title)
})
