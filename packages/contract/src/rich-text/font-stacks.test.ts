import { expect, test } from 'vitest'
import { familyOfStack, fontStacks } from './font-stacks.ts'
import { fontFamilies } from './looks.ts'

test('every family is found again by its fonts, as browsers write them', () => {
  for (const family of fontFamilies) {
    expect(familyOfStack(fontStacks[family])).toBe(family)
    expect(familyOfStack(fontStacks[family].replaceAll("'", '"').replaceAll(',', ', '))).toBe(family)
  }
  expect(new Set(Object.values(fontStacks)).size).toBe(fontFamilies.length)
  expect(familyOfStack('Papyrus, fantasy')).toBeNull()
})
