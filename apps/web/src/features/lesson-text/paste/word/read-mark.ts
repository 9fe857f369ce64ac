import type { ListKind } from '@lectern/contract/kernel/rich-text'

interface ReadMark {
  readonly kind: ListKind | null
  readonly number: number
}

const values: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10, l: 50, c: 100, d: 500, m: 1000 }

const romanNumber = (letters: string): number =>
  Array.from(letters).reduce((sum, letter, at) => {
    const [value = 0, next = 0] = [values[letter], values[letters[at + 1] ?? '']]
    return sum + (value < next ? -value : value)
  }, 0)

/**
 * How an entry that Word marked is counted, and its number; of `2.1.` it is 1. A single `i`, `v` or `x` is taken for a Roman number, any
 * other single letter for a letter.
 */
export const readMark = (mark: string): ReadMark => {
  const [, letters = ''] = /^\(?([a-z]{1,7})[.)]?$/i.exec(mark) ?? []
  if (letters === '') return { kind: null, number: Number(/(\d+)\D*$/.exec(mark)?.[1] ?? 1) }
  const small = letters.toLowerCase()
  const isSmall = small === letters
  if (/^(?:[ivx]|[ivxlcdm]{2,})$/.test(small))
    return { kind: isSmall ? 'i' : 'I', number: romanNumber(small) }
  if (small.length > 1) return { kind: null, number: 1 }
  return { kind: isSmall ? 'a' : 'A', number: small.charCodeAt(0) - 'a'.charCodeAt(0) + 1 }
}
