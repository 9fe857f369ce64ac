import { describe, expect, it } from 'vitest'
import { cutLabel } from './cut-label.ts'

describe('cutLabel', () => {
  it('leaves a label of 48 characters as it is', () => {
    expect(cutLabel('a'.repeat(48))).toBe('a'.repeat(48))
  })

  it('cuts a longer one to 48 with an ellipsis', () => {
    expect(cutLabel('a'.repeat(49))).toBe(`${'a'.repeat(47)}…`)
  })

  it('never splits what people read as one character', () => {
    const flags = '🇺🇦'.repeat(60)
    expect(cutLabel(flags)).toBe(`${'🇺🇦'.repeat(47)}…`)
    expect(cutLabel('й'.normalize('NFD').repeat(48))).toBe('й'.normalize('NFD').repeat(48))
  })
})
