import { describe, expect, it } from 'vitest'
import { piecesOf } from './pieces-of.ts'

describe('the difference of two texts', () => {
  it('is told word by word, in any script, and nothing of either is lost', () => {
    const pieces = piecesOf('Тісто чекає недовго', 'Тісто чекає довго')
    expect(pieces).toContainEqual({ kind: 'then', text: 'недовго' })
    expect(pieces).toContainEqual({ kind: 'now', text: 'довго' })
    const side = (kind: string) =>
      pieces
        .filter((piece) => piece.kind === 'same' || piece.kind === kind)
        .map(({ text }) => text)
        .join('')
    expect([side('then'), side('now')]).toEqual(['Тісто чекає недовго', 'Тісто чекає довго'])
  })

  it('of very long texts is one after the other', () => {
    const long = 'a '.repeat(150_000)
    expect(piecesOf(long, `${long}b`).map(({ kind }) => kind)).toEqual(['then', 'now'])
  })

  it('of texts that differ in more than may be looked for is one after the other, however long they are', () => {
    const words = (name: string) => Array.from({ length: 9_000 }, (_, at) => `${name}${at}`).join(' ')
    const kinds = (then: string, now: string) => piecesOf(then, now, 200).map(({ kind }) => kind)
    expect(kinds(words('a'), words('b'))).toEqual(['then', 'now'])
    expect(kinds(words('a'), `${words('a')} more`)).toEqual(['same', 'now'])
  })
})
