import { expect, test } from 'vitest'
import { passwordStrength } from './password-strength.ts'

test.each([
  ['', 'short'],
  ['seven77', 'short'],
  ['ʼʼʼʼʼʼʼʼ', 'weak'],
  ['12345678', 'weak'],
  ['abcdefgh', 'weak'],
  ['password1', 'weak'],
  ['Пароль2026', 'weak'],
  ['olena1987', 'weak'],
  ['kvitka-7', 'fair'],
  ['Summer-rain', 'fair'],
  ['four words of mine', 'strong'],
  ['nQ7#vu2!pLz9', 'strong'],
] as const)('"%s" is %s', (password, strength) => {
  expect(passwordStrength(password, ['Olena', 'olena@lectern.test'], 8)).toBe(strength)
})
