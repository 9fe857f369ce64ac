import { describe, expect, it } from 'vitest'
import { filmFrame, toFrameAddress } from './frame-address.ts'

const film = 'https://www.youtube-nocookie.com/embed/abcdefghijk'

describe('an address to frame', () => {
  it.each([
    ['https://www.youtube.com/watch?v=abcdefghijk', film],
    ['https://youtu.be/abcdefghijk?t=90', `${film}?start=90`],
    ['https://youtu.be/abcdefghijk?t=1m30s', `${film}?start=90`],
    ['https://m.youtube.com/shorts/abcdefghijk', film],
    ['https://www.youtube.com/embed/abcdefghijk?start=5', `${film}?start=5`],
    ['https://vimeo.com/123456789', 'https://player.vimeo.com/video/123456789?dnt=1'],
  ])('of a film, %s, is that of its frame', (page, frame) => {
    expect(filmFrame(page)).toBe(frame)
    expect(toFrameAddress(page)).toBe(frame)
  })

  it.each([
    'https://www.youtube.com/watch?v=short',
    'https://www.youtube.com/@channel',
    'https://youtube.com.evil.example/watch?v=abcdefghijk',
    'https://vimeo.com/channels/staffpicks',
    'https://a.example/film.mp4',
    'no address',
  ])('is not made of %s by itself', (page) => expect(filmFrame(page)).toBeNull())

  it('may lack its protocol', () =>
    expect(toFrameAddress(' maps.example/embed?q=1 ')).toBe('https://maps.example/embed?q=1'))

  it.each(['http://a.example/', 'javascript:alert(1)', 'data:text/html,x', 'two words', ''])(
    'is refused when it is “%s”',
    (typed) => expect(toFrameAddress(typed)).toBeNull(),
  )
})
