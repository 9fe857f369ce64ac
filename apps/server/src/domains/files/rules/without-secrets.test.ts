import { expect, test } from 'vitest'
import { withoutSecrets } from './without-secrets.ts'

test.each([
  ['http://localhost:3000/media/abc.def/hls/360/a.m4s', 'http://localhost:3000/media/…/hls/360/a.m4s'],
  ['https://school.example/courses/a/b?token=secret#x', 'https://school.example/courses/a/b'],
  ['/courses/a?code=1 and more', '/courses/a and more'],
  ['failed at https://cdn.example/a.m3u8?sig=1 (403)', 'failed at https://cdn.example/a.m3u8 (403)'],
  ['mediaError: bufferAppendError', 'mediaError: bufferAppendError'],
])('%s is kept as %s', (text, kept) => {
  expect(withoutSecrets(text)).toBe(kept)
})

test('is cut', () => {
  expect(withoutSecrets('a'.repeat(2_000))).toHaveLength(500)
})
