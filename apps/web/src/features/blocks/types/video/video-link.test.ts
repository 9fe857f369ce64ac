import { expect, test } from 'vitest'
import { hostOfLink, linkFault } from './video-link.ts'

test.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=30', 'youtube', undefined],
  ['https://youtu.be/dQw4w9WgXcQ', 'youtube', undefined],
  ['https://www.youtube.com/shorts/dQw4w9WgXcQ', 'youtube', undefined],
  ['https://youtu.be/short', 'youtube', 'invalid_key'],
  ['https://www.youtube.com/@channel', 'youtube', 'invalid_key'],
  ['https://vimeo.com/76979871', 'vimeo', undefined],
  ['https://example.com/live/index.m3u8?key=1', 'stream', undefined],
  ['https://example.com/watch', 'other', undefined],
  ['example.com/film.mp4', 'other', 'invalid_url'],
  ['javascript:alert(1)', 'other', 'invalid_url'],
  ['ftp://example.com/film.mp4', 'other', 'invalid_url'],
])('%s is for %s, wrong: %s', (link, host, fault) => {
  expect([hostOfLink(link), linkFault(link)]).toEqual([host, fault])
})
