import { describe, expect, test } from 'vitest'
import {
  heard,
  isFormerStore,
  isKeptReply,
  isTurnedBack,
  lessonOf,
  missingFiles,
  pagesTooMany,
  placesOfFile,
  rangeOf,
  readerOfStore,
  seenAt,
  shownFile,
  staleLessons,
  standingOn,
  standingOf,
  storesOf,
  timeAt,
  type KeptCourse,
  type KeptLesson,
} from './kept-rules.ts'

const hour = 60 * 60 * 1000
const day = 24 * hour
const noon = Date.parse('2026-11-20T12:00:00Z')
const uuid = '0b9d6a4e-6f0e-4a53-9c62-0d1f6b0a7c11'

const lesson = (slug: string, part: Partial<KeptLesson> = {}): KeptLesson => ({
  title: slug,
  link: `/courses/bread/${slug}`,
  revision: 'one',
  closes_at: null,
  units: [],
  files: [],
  films: [],
  ...part,
})

const course = (part: Partial<KeptCourse> = {}): KeptCourse => ({
  slug: 'bread',
  title: 'Bread',
  link: '/courses/bread',
  checkedAt: noon,
  isWanted: true,
  isStopped: false,
  revisions: {},
  lessons: [lesson('dough')],
  ...part,
})

const page = (at = noon, until: number | null = null) => ({ path: '/courses/bread/dough', at, until })
const contact = heard(noon, noon)

describe('a lesson of a checked course', () => {
  test('is shown until its end, and not from that moment on', () => {
    const checked = course({ lessons: [lesson('dough', { closes_at: new Date(noon + hour).toISOString() })] })
    expect(standingOf(page(), checked, contact, noon + hour - 1)).toEqual({
      isOpen: true,
      until: noon + hour,
    })
    expect(standingOf(page(), checked, contact, noon + hour).isOpen).toBe(false)
  })

  test('is not shown once the check leaves it out, whatever its page says', () => {
    expect(standingOf(page(noon - 1), course({ lessons: [lesson('oven')] }), contact, noon).isOpen).toBe(
      false,
    )
  })

  test('is not shown thirty days after the last check', () => {
    expect(standingOf(page(), course(), contact, noon + 30 * day - 1).isOpen).toBe(true)
    expect(standingOf(page(), course(), contact, noon + 30 * day).isOpen).toBe(false)
  })

  test('goes by its page where that was made later: access may have been extended, or ended', () => {
    const ended = course({ lessons: [lesson('dough', { closes_at: new Date(noon + hour).toISOString() })] })
    expect(standingOf(page(noon + 2 * hour), ended, contact, noon + 3 * hour).isOpen).toBe(true)
    expect(standingOf(page(noon + 1, noon + hour), course(), contact, noon + hour).isOpen).toBe(false)
  })
})

describe('a page that was only read', () => {
  test('is good for a week of a lesson, and for thirty days where nothing can close it', () => {
    expect(standingOf(page(), undefined, contact, noon + 7 * day - 1).isOpen).toBe(true)
    expect(standingOf(page(), undefined, contact, noon + 7 * day).isOpen).toBe(false)
    const home = { path: '/courses', at: noon, until: null }
    expect(standingOf(home, undefined, contact, noon + 29 * day).isOpen).toBe(true)
    expect(standingOf(home, undefined, contact, noon + 30 * day).isOpen).toBe(false)
  })

  test('ends when it said it would', () => {
    expect(standingOf(page(noon, noon + hour), undefined, contact, noon + hour).isOpen).toBe(false)
  })
})

describe('the clock', () => {
  test('is the server’s, however wrong that of the device is', () => {
    const wrong = heard(noon, noon - 5 * hour)
    expect(timeAt(wrong, noon - 4 * hour)).toBe(noon + hour)
    expect(isTurnedBack(wrong, noon - 4 * hour)).toBe(false)
  })

  test('brings nothing back that has ended when it is turned back, by an hour or by a year', () => {
    const ends = noon + hour
    const seen = seenAt(contact, ends)
    for (const back of [10 * 60 * 1000, hour, 23 * hour, 365 * day]) {
      expect(standingOf(page(noon, ends), undefined, seen, ends - back).isOpen).toBe(false)
    }
  })

  test('turned back before an end closes what has an end, and nothing else, until the server is heard', () => {
    const seen = seenAt(contact, noon + hour)
    expect(standingOf(page(noon, noon + 2 * hour), undefined, seen, noon).isOpen).toBe(false)
    expect(standingOf(page(noon), undefined, seen, noon).isOpen).toBe(true)
    expect(standingOf(page(noon, noon + 2 * hour), undefined, heard(noon + hour, noon), noon).isOpen).toBe(
      true,
    )
  })

  test('that is corrected by minutes was not turned back', () => {
    expect(isTurnedBack(seenAt(contact, noon + hour), noon + hour - 4 * 60 * 1000)).toBe(false)
  })
})

describe('where bytes are kept', () => {
  const pass = (payload: string) => Buffer.from(payload).toString('base64url')

  test('is under the id of the file, whatever the short-lived address is', () => {
    const first = new URL(`http://school/media/${pass(`${uuid}/7/1`)}.sign/audio.mp3`)
    const second = new URL(`http://school/media/${pass(`${uuid}/7/999999`)}.other/audio.mp3`)
    expect(placesOfFile(first)).toEqual(placesOfFile(second))
    expect(placesOfFile(first).at(-1)).toBe(shownFile(uuid))
    expect(placesOfFile(new URL(`http://school/api/v1/files/${uuid}/download?preview=1`))).toEqual([
      shownFile(uuid),
    ])
  })

  test.each([
    `/api/v1/files/${uuid}/download`,
    '/api/v1/files/x/download?preview=1',
    '/media/no-pass/x',
    '/media/%00.x/y',
    `/media/${pass('../../etc/7')}.x/y`,
    '/courses/bread/dough',
  ])('is nowhere for %s', (address) => {
    expect(placesOfFile(new URL(address, 'http://school'))).toEqual([])
  })
})

test('of a page its pictures and the answers for its units are kept with it, each once', () => {
  const here = 'http://school'
  const pass = Buffer.from(`${uuid}/7`).toString('base64url')
  const shown = `${here}/media/${pass}.x/small.webp`
  const unit = `${here}/api/v1/info-units/7`
  const others = [`${here}/assets/page.js`, `${here}/api/v1/user`, unit.replace(here, 'http://elsewhere'), '']
  expect(standingOn(here, [shown, ...others, unit, shown])).toEqual([shown, unit])
})

test.each([
  ['/api/v1/info-units/7', true],
  ['/api/v1/info-units/7/ticks', true],
  ['/api/v1/lessons/1/quizzes/2/attempt/3', true],
  ['/api/v1/user', false],
  ['/api/v1/info-units/7/quizzes', false],
  ['/api/v1/public/courses/bread', false],
])('of the answers of the API, %s is kept: %s', (path, isKept) => {
  expect(isKeptReply(path)).toBe(isKept)
})

test('lessons are known by their paths, also on the pages below them', () => {
  expect(lessonOf('/courses/bread/dough/quizzes/3')).toEqual({
    course: 'bread',
    lesson: '/courses/bread/dough',
  })
  expect(lessonOf('/courses/bread')).toBeUndefined()
  expect(lessonOf('/account/offline')).toBeUndefined()
})

test('stores name their person, and those of earlier versions are told apart', () => {
  expect(Object.values(storesOf('7')).map(readerOfStore)).toEqual(['7', '7', '7', '7'])
  expect(['lectern-kept-abc-pages-7', 'lectern-kept-abc-assets', 'other'].map(isFormerStore)).toEqual([
    true,
    true,
    false,
  ])
})

test('lessons are fetched that are missing or others by now, files whose bytes changed', () => {
  const files = [{ uuid, name: 'a', bytes: 3, version: '2' }]
  const kept = course({
    revisions: { '/courses/bread/dough': 'one', '/courses/bread/oven': 'old' },
    lessons: [lesson('dough', { files }), lesson('oven', { files }), lesson('crust')],
  })
  const pages = new Set(['/courses/bread/dough', '/courses/bread/oven'])
  expect(staleLessons(kept, pages).map(({ title }) => title)).toEqual(['oven', 'crust'])
  expect(missingFiles(kept, new Map([[uuid, '1']]))).toEqual(files)
  expect(missingFiles(kept, new Map([[uuid, '2']]))).toEqual([])
})

test('the oldest pages go beyond the limit, but for those that are kept on purpose', () => {
  const paths = ['/a', '/courses/bread/dough', '/b', '/courses/bread', '/c']
  expect(pagesTooMany(paths, [course()], 2)).toEqual(['/a'])
  expect(pagesTooMany(paths, [course({ isWanted: false })], 2)).toEqual(['/a', '/courses/bread/dough', '/b'])
})

test.each([
  [null, undefined],
  ['bytes=0-', { start: 0, end: 99 }],
  ['bytes=10-19', { start: 10, end: 19 }],
  ['bytes=90-500', { start: 90, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=200-', undefined],
  ['bytes=0-1,5-6', undefined],
])('of 100 bytes %s is %o', (header, range) => {
  expect(rangeOf(header, 100)).toEqual(range)
})
