import { textColor } from '@lectern/contract/rich-text/looks'
import { expect, test } from 'vitest'
import { toHex } from './to-hex.ts'

test.each([
  ['rgb(23, 92, 211)', '#175cd3'],
  ['rgba(254, 228, 226, 0.502)', '#fee4e280'],
  ['rgb(0 0 0 / 50%)', '#00000080'],
  ['#ABCDEF', '#abcdef'],
  ['#abc', '#aabbcc'],
  ['rgba(1, 2, 3, 1)', '#010203'],
])('%s is stored as %s', (written, stored) => {
  expect(toHex(written)).toBe(stored)
  expect(textColor.safeParse(stored).success).toBe(true)
})

test.each(['', 'red', 'transparent', 'rgba(0, 0, 0, 0)', 'var(--text)', 'rgb(1, 2)', '#12345'])(
  '%j is no colour to store',
  (written) => {
    expect(toHex(written)).toBeNull()
  },
)
