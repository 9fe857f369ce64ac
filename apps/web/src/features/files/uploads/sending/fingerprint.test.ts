import { expect, test } from 'vitest'
import { fingerprintOf } from './fingerprint.ts'

const bytes = (size: number, change?: number): Uint8Array<ArrayBuffer> => {
  const all = new Uint8Array(size).map((_byte, at) => at % 251)
  if (change !== undefined) all[change] = 255
  return all
}

test('the same bytes under another name are the same file', async () => {
  const one = await fingerprintOf(new File([bytes(500_000)], 'one.mp4'))
  expect(await fingerprintOf(new File([bytes(500_000)], 'renamed.mp4', { lastModified: 5 }))).toBe(one)
})

test.each([0, 250_100, 499_999])('a change at byte %i makes another file', async (at) => {
  expect(await fingerprintOf(new Blob([bytes(500_000, at)]))).not.toBe(
    await fingerprintOf(new Blob([bytes(500_000)])),
  )
})

test('another length makes another file, however small', async () => {
  expect(await fingerprintOf(new Blob([bytes(3)]))).not.toBe(await fingerprintOf(new Blob([bytes(4)])))
  expect(await fingerprintOf(new Blob([]))).toMatch(/^0-/)
})
