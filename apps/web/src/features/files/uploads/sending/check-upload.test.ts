import { expect, test } from 'vitest'
import { refusalOf } from './check-upload.ts'

const limits = { maxUpload: 1_000, free: 500, quota: 800 }
const file = (size: number, name = 'talk.mp4') => ({ size, name })

test.each([
  [0, 'file_empty', {}],
  [1_001, 'file_too_large', { limit: 1_000 }],
  [501, 'quota_exceeded', { free: 500, quota: 800 }],
])('a file of %i bytes is refused as %s, with the numbers', (size, code, params) => {
  expect(refusalOf(file(size), { model: 'storage' }, limits)).toEqual({ code, params })
})

test('a file that fits is asked of the server, also by who may not know the quota', () => {
  expect(refusalOf(file(500), { model: 'storage' }, limits)).toBeUndefined()
  expect(refusalOf(file(900), { model: 'comment' }, { ...limits, free: null, quota: null })).toBeUndefined()
})

test('the text editor takes pictures by their extension', () => {
  const refused = refusalOf(file(10, 'page.html'), { model: 'infoUnitContent' }, limits)
  expect(refused?.code).toBe('file_type_refused')
  expect(String(refused?.params['extensions'])).toContain('webp')
  expect(refusalOf(file(10, 'PICTURE.JPG'), { model: 'infoUnitContent' }, limits)).toBeUndefined()
})
