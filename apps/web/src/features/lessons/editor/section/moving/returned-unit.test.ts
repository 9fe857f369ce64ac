import { expect, it } from 'vitest'
import type { EditedUnit } from '../../../../blocks/index.ts'
import { withReturned } from './returned-unit.ts'

const unit = (key: string, title: string): EditedUnit => ({
  key,
  title,
  type_id: 3,
  content: { text: { version: 1, doc: { type: 'doc', content: [] } } },
})
const [first, stored] = [unit('unit-first', 'First'), unit('unit-second', 'Stored')]
const titles = (units: EditedUnit[]) => units.map(({ title }) => title)

it('a unit comes back to its place', () => {
  expect(
    withReturned([first], { unit: stored, at: 0, earlier: stored, now: stored, isOlder: false }),
  ).toEqual([stored, first])
  expect(
    withReturned([], { unit: stored, at: 7, earlier: undefined, now: undefined, isOlder: false }),
  ).toEqual([stored])
})

it('what others wrote in it meanwhile comes with it, and words of its own author do not go either', () => {
  const theirs = unit(stored.key, 'Theirs')
  expect(
    withReturned([first], { unit: stored, at: 1, earlier: stored, now: theirs, isOlder: false }),
  ).toEqual([first, theirs])
  const mine = unit(stored.key, 'Mine')
  const both = withReturned([first], { unit: mine, at: 1, earlier: stored, now: theirs, isOlder: false })
  expect(titles(both)).toEqual(['First', 'Theirs', 'Mine'])
  expect(new Set(both.map(({ key }) => key)).size).toBe(3)
})

it('one that others have brought back stands once', () => {
  const theirs = unit(stored.key, 'Theirs')
  expect(
    withReturned([theirs], { unit: stored, at: 0, earlier: stored, now: theirs, isOlder: false }),
  ).toEqual([theirs])
})

it('own words that were not stored yet stand beside what others have brought back', () => {
  const [mine, theirs] = [unit(stored.key, 'Mine'), unit(stored.key, 'Theirs')]
  const back = withReturned([theirs], { unit: mine, at: 0, earlier: stored, now: theirs, isOlder: false })
  expect(titles(back)).toEqual(['Theirs', 'Mine'])
})

it('one that others brought back, wrote in and removed again stays removed: the older one is another', () => {
  const back = withReturned([], { unit: stored, at: 0, earlier: stored, now: undefined, isOlder: true })
  expect(titles(back)).toEqual(['Stored'])
  expect(back[0]?.key).not.toBe(stored.key)
})
