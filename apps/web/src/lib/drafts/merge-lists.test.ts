import { describe, expect, it } from 'vitest'
import * as fc from 'fast-check'
import { decideClashes, mergeLists } from './merge-lists.ts'

interface Item {
  key: string
  text: string
}

const list = (...texts: string[]): Item[] =>
  texts.map((each) => {
    const [key = '', text = ''] = each.split(':')
    return { key, text }
  })
const merge = (base: Item[], mine: Item[], theirs: Item[]) =>
  mergeLists({ base, mine, theirs }, (item) => item.key)
const base = list('a:1', 'b:1', 'c:1')

describe('mergeLists', () => {
  it('takes over what only one side changed', () => {
    const { items, clashes } = merge(base, list('a:mine', 'b:1', 'c:1'), list('a:1', 'b:1', 'c:theirs'))
    expect(items).toEqual(list('a:mine', 'b:1', 'c:theirs'))
    expect(clashes).toEqual([])
  })

  it('tells what both changed, and keeps mine in its place', () => {
    const { items, clashes } = merge(base, list('a:mine', 'b:1', 'c:1'), list('a:theirs', 'b:1', 'c:1'))
    expect(items).toEqual(list('a:mine', 'b:1', 'c:1'))
    expect(clashes).toEqual(['a'])
  })

  it('has no clash where both made the same change', () => {
    expect(merge(base, list('a:2', 'b:1', 'c:1'), list('a:2', 'b:1', 'c:1')).clashes).toEqual([])
  })

  it('keeps a change that meets a removal', () => {
    expect(merge(base, list('b:1', 'c:1'), list('a:theirs', 'b:1', 'c:1')).items).toEqual(
      list('a:theirs', 'b:1', 'c:1'),
    )
    expect(merge(base, list('a:mine', 'b:1', 'c:1'), list('b:1', 'c:1')).items).toEqual(
      list('a:mine', 'b:1', 'c:1'),
    )
  })

  it('removes what one side removed and the other left alone', () => {
    expect(merge(base, list('a:1', 'c:1'), base).items).toEqual(list('a:1', 'c:1'))
    expect(merge(base, base, list('a:1', 'c:1')).items).toEqual(list('a:1', 'c:1'))
  })

  it('puts what the other side added behind the neighbour it stood behind there', () => {
    expect(merge(base, list('c:1', 'b:1', 'a:1'), list('a:1', 'b:1', 'new:1', 'c:1')).items).toEqual(
      list('c:1', 'b:1', 'new:1', 'a:1'),
    )
  })

  it('keeps my order when I moved things, theirs when only they did', () => {
    expect(merge(base, list('b:1', 'a:1', 'c:1'), base).items).toEqual(list('b:1', 'a:1', 'c:1'))
    expect(merge(base, base, list('b:1', 'a:1', 'c:1')).items).toEqual(list('b:1', 'a:1', 'c:1'))
  })

  it('loses nothing that either side wrote, whatever both did', () => {
    const items = fc.uniqueArray(
      fc.record({ key: fc.constantFrom('a', 'b', 'c', 'd', 'e'), text: fc.constantFrom('1', '2', '3') }),
      { selector: (item) => item.key },
    )
    fc.assert(
      fc.property(items, items, items, (before, mine, theirs) => {
        const merged = merge(before, mine, theirs)
        const keys = merged.items.map((item) => item.key)
        expect(new Set(keys).size).toBe(keys.length)
        for (const item of [...mine, ...theirs]) {
          const isNew = !before.some((each) => each.key === item.key && each.text === item.text)
          const isThere = merged.items.some((each) => each.key === item.key && each.text === item.text)
          expect(!isNew || isThere || merged.clashes.includes(item.key)).toBe(true)
        }
        expect(merge(before, mine, before).items).toEqual(mine)
        expect(merge(before, before, theirs).items).toEqual(theirs)
      }),
    )
  })
})

describe('decideClashes', () => {
  const decide = (choice: 'mine' | 'theirs' | 'both') =>
    decideClashes(list('a:mine', 'b:1'), list('a:theirs', 'b:2'), new Map([['a', choice]]), {
      keyOf: (item) => item.key,
      copy: (item) => ({ ...item, key: 'copy' }),
    })

  it('keeps mine, takes theirs, or puts theirs below mine under another key', () => {
    expect(decide('mine')).toEqual(list('a:mine', 'b:1'))
    expect(decide('theirs')).toEqual(list('a:theirs', 'b:1'))
    expect(decide('both')).toEqual(list('a:mine', 'copy:theirs', 'b:1'))
  })
})
