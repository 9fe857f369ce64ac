import { expect, it } from 'vitest'
import {
  attackedAddresses,
  attackedFields,
  attackedFormulas,
  attackedLooks,
  attackedWords,
  storableOf,
} from './testing-attacked-blocks.ts'

it('keeps words and formulas of attacks as they were written', () => {
  for (const blocks of [attackedWords, attackedFields, attackedFormulas])
    expect(storableOf(blocks)).toHaveLength(blocks.length)
})

it('refuses addresses that lead where no link of a text may lead', () => {
  const stored = storableOf(attackedAddresses)
  expect(JSON.stringify(stored)).not.toMatch(/"(?:href|src)":"[^"h/#mtf]/)
  expect(stored.length).toBeLessThan(attackedAddresses.length / 2)
})

it('refuses looks and kinds that are none, or leaves them out', () => {
  const stored = storableOf(attackedLooks)
  expect(JSON.stringify(stored)).not.toContain('probe')
  expect(stored.length).toBeLessThan(attackedLooks.length / 4)
})
