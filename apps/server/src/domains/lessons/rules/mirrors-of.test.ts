import { expect, test } from 'vitest'
import { mirrorsOf } from './mirrors-of.ts'

const hosts = ['https://a.example', 'https://b.example']

test('a film of the network is at the other hosts under the same path', () => {
  expect(mirrorsOf('https://a.example/f/master.m3u8?v=1', hosts)).toEqual([
    'https://b.example/f/master.m3u8?v=1',
  ])
})

test.each([null, 'https://c.example/f.m3u8', 'http://a.example/f.m3u8', 'nonsense'])(
  '%s has no mirror',
  (link) => {
    expect(mirrorsOf(link, hosts)).toEqual([])
  },
)
