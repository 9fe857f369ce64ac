import type { Section } from '@lectern/contract/lessons/lesson'
import { describe, expect, it } from 'vitest'
import type { EditedUnit } from '../../../blocks/index.ts'
import { patched, patchOf, reviseSection, type SectionDraft } from './section-kind.ts'
import { newestSection, unitId, unitRevision } from './section-numbers.ts'

const content = (words: string) => ({
  text: {
    version: 1 as const,
    doc: {
      type: 'doc' as const,
      content: [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text: words }] }],
    },
  },
})
const unit = (key: string, words: string): EditedUnit => ({
  key,
  title: '',
  type_id: 3,
  content: content(words),
})
const draft = (...units: EditedUnit[]): SectionDraft => ({ name: 'Part', info_units: units })

interface Stored {
  words: Record<string, string>
  revisions?: Record<string, number>
  outline?: number
  name?: string
}

const stored = ({ words, revisions = {}, outline = 1, name = 'Part' }: Stored): Section => ({
  id: 1,
  order: 1,
  name,
  revision: 2,
  outline_revision: outline,
  updated_at: '2026-01-01T00:00:00.000Z',
  copied: false,
  info_units: Object.entries(words).map(([key, text], at) => ({
    id: at + 5,
    key,
    title: '',
    files: [],
    copied: false,
    revision: revisions[key] ?? 1,
    type_id: 3,
    content: content(text),
  })),
})

it("a section's draft holds of its units what an author changes, and nothing that only the server says", () => {
  const { revision, content: kept, numbers } = reviseSection(stored({ words: { 'unit-one': 'Read' } }))
  expect(revision).toBe(2)
  expect(Object.keys(kept)).toEqual(['name', 'info_units'])
  expect(Object.keys(kept.info_units[0] ?? {}).toSorted()).toEqual(['content', 'key', 'title', 'type_id'])
  expect(numbers).toEqual({ outline: 1, [unitId('unit-one')]: 5, [unitRevision('unit-one')]: 1 })
})

describe('what is sent of a section', () => {
  const base = draft(unit('unit-one', 'One'), unit('unit-two', 'Two'))

  it('is the unit that was changed, and no other', () => {
    const mine = draft(unit('unit-one', 'One'), unit('unit-two', 'Mine'))
    expect(patchOf(mine, base, [])).toEqual({ units: [unit('unit-two', 'Mine')] })
  })

  it('names the order when a unit comes, goes or moves, and the name when it is another', () => {
    const turned = { name: 'Other', info_units: [unit('unit-two', 'Two'), unit('unit-new', 'New')] }
    expect(patchOf(turned, base, [])).toEqual({
      name: 'Other',
      order: ['unit-two', 'unit-new'],
      units: [unit('unit-new', 'New')],
    })
  })

  it('takes back what is on its way', () => {
    const onTheWay = draft(unit('unit-one', 'Changed'), unit('unit-two', 'Two'), unit('unit-new', 'New'))
    expect(patchOf(base, base, [patchOf(onTheWay, base, [])])).toEqual({
      order: ['unit-one', 'unit-two'],
      units: [unit('unit-one', 'One')],
    })
  })

  it('stands for the whole section again', () => {
    const mine = { name: 'Other', info_units: [unit('unit-new', 'New'), unit('unit-one', 'Mine')] }
    expect(patched(patchOf(mine, base, []), base)).toEqual(mine)
  })
})

describe('of two states of a section', () => {
  const known = reviseSection(
    stored({ words: { 'unit-one': 'Mine', 'unit-two': 'Two' }, revisions: { 'unit-one': 4 } }),
  )

  it('each unit is the newer one, whichever state was read later', () => {
    const heard = reviseSection(
      stored({
        words: { 'unit-one': 'Older', 'unit-two': 'Theirs' },
        revisions: { 'unit-one': 3, 'unit-two': 2 },
      }),
    )
    for (const newest of [newestSection(known, heard), newestSection(heard, known)])
      expect(newest.content.info_units).toEqual([unit('unit-one', 'Mine'), unit('unit-two', 'Theirs')])
  })

  it('name and order are those of the newer outline', () => {
    const heard = reviseSection(
      stored({ words: { 'unit-two': 'Two', 'unit-new': 'New' }, outline: 2, name: 'Named' }),
    )
    const { content: newest } = newestSection(known, heard)
    expect(newest).toEqual({ name: 'Named', info_units: [unit('unit-two', 'Two'), unit('unit-new', 'New')] })
    expect(newestSection(heard, known).content).toEqual(newest)
  })

  it('the number of a unit is that of what it says, also where a higher one of a removed unit is known', () => {
    const before = reviseSection(stored({ words: { 'unit-one': 'One' }, outline: 1 }))
    const removed = { ...before, numbers: { ...before.numbers, [unitRevision('unit-two')]: 7 } }
    const heard = reviseSection(
      stored({ words: { 'unit-one': 'One', 'unit-two': 'Two' }, revisions: { 'unit-two': 3 }, outline: 2 }),
    )
    const { content: units, numbers } = newestSection(removed, heard)
    expect(units.info_units[1]).toEqual(unit('unit-two', 'Two'))
    expect(numbers?.[unitRevision('unit-two')]).toBe(3)
  })

  it('one in which nothing is newer changes nothing', () => {
    expect(newestSection(known, known)).toBe(known)
  })
})
