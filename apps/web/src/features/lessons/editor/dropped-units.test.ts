import { expect, it } from 'vitest'
import { unitOfFiles, unitsFor } from './dropped-units.ts'

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
