import { expect, test } from 'vitest'
import { readTheme } from './theme-choice.ts'

test.each([
  ['lectern_theme=dark', 'dark'],
  ['a=b; lectern_theme=light; c=d', 'light'],
  ['', 'auto'],
  ['lectern_theme=purple', 'auto'],
  ['my_lectern_theme=dark', 'auto'],
])('the cookies %j ask for %s', (cookies, theme) => {
  expect(readTheme(cookies)).toBe(theme)
})
