import { expect, it } from 'vitest'
import type { EditedUnit } from '../../blocks/index.ts'
import { filled, isEmptyFor, unitOfFiles, unitsFor } from './dropped-units.ts'

it('files become what they are, or a list', () => {
  expect(unitsFor(['audio', 'audio'])).toEqual([1, 4])
  expect(unitsFor(['video'])).toEqual([2, 4])
  expect(unitsFor(['video', 'video'])).toEqual([4])
  expect(unitsFor(['pdf', 'image'])).toEqual([4])
})

it('a unit of files holds them in their order', () => {
  const unit = unitOfFiles(2, ['a'])
  expect(unit).toMatchObject({ type_id: 2, content: { link: null, chapters: [], files: [{ uuid: 'a' }] } })
  expect(unitOfFiles(4, ['a', 'b'])).toMatchObject({ content: { files: [{ uuid: 'a' }, { uuid: 'b' }] } })
})

const uuid = '0b9d6a4e-6f0e-4a53-9c62-0d1f6b0a7c11'

it('the first empty unit of a kind is filled and keeps its title; one with a file or a link is not', () => {
  const unit = unitOfFiles(2, [uuid])
  const empty = { ...unitOfFiles(2, []), title: 'Talk' }
  const content = { files: [], link: 'https://example.com/film', chapters: [], preview_index: null }
  const linked: EditedUnit = { key: 'linked', title: '', type_id: 2, content }
  const fits = [unit, linked, unitOfFiles(1, []), empty].map((each) => isEmptyFor(each, unit))
  expect(fits).toEqual([false, false, false, true])
  expect(filled([unitOfFiles(1, []), empty, { ...empty, key: 'other' }], unit)).toMatchObject([
    { type_id: 1 },
    { key: empty.key, title: 'Talk', content: { files: [{ uuid }] } },
    { content: { files: [] } },
  ])
})
