import { describe, expect, it } from 'vitest'
import { readFrameMessage } from './frame-message.ts'

const height = (value: unknown) => readFrameMessage({ type: 'author-frame-height', height: value })

describe('a message of the frame', () => {
  it('is heard when it tells a height', () => {
    expect(readFrameMessage({ type: 'author-frame-ready' })).toEqual({ kind: 'ready' })
    expect(height(120.4)).toEqual({ kind: 'height', height: 121 })
  })

  it('takes no more room than a page can give', () => {
    expect(height(1e9)).toEqual({ kind: 'height', height: 5_000 })
    expect(height(-40)).toEqual({ kind: 'height', height: 1 })
  })

  it.each([Number.NaN, Infinity, '900', null, undefined, {}, [900]])(
    'is not heard with %j for a height',
    (value) => expect(height(value)).toBeNull(),
  )

  it.each(['https://tides.test/a?b#c', 'mailto:nadia@tides.test'])('is heard with a link to %s', (href) =>
    expect(readFrameMessage({ type: 'author-frame-link', href })).toEqual({ kind: 'link', address: href }),
  )

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'blob:null/x',
    '/path',
    '#place',
    '',
    `https://a.test/${'a'.repeat(2_048)}`,
    7,
    null,
  ])('is not heard with a link to %j', (href) =>
    expect(readFrameMessage({ type: 'author-frame-link', href })).toBeNull(),
  )

  it.each([null, 'author-frame-height', 7, [], { type: 'login' }, { height: 5 }])(
    'is not heard as %j',
    (data) => expect(readFrameMessage(data)).toBeNull(),
  )
})
