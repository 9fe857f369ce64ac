import { array, assert, boolean, integer, property, string, tuple } from 'fast-check'
import ICAL from 'ical.js'
import { expect, it } from 'vitest'
import { type CalendarEvent, writeCalendar } from './write-calendar.ts'

const writtenAt = new Date('2026-03-29T01:30:00Z')
const event = (title: string, part: Partial<CalendarEvent> = {}): CalendarEvent => ({
  uid: 'a',
  title,
  at: writtenAt,
  url: 'https://a.test/b',
  reminds: false,
  ...part,
})
const write = (events: readonly CalendarEvent[], name: string | null = null) =>
  writeCalendar({ name, events, writtenAt })
const read = (written: string) =>
  new ICAL.Component(ICAL.parse(written)).getAllSubcomponents('vevent').map((each) => new ICAL.Event(each))

it('writes no sign that ends a line or may not stand in a text', () => {
  const written = write([event('One\u2028two\u0085three\u0000four\u001B\u007F\tfive\rsix')])
  expect(written).toContain(String.raw`SUMMARY:One\ntwo\nthree four   five\nsix`)
  expect(written.replaceAll('\r\n', '')).not.toMatch(/[\p{Cc}\u2028]/u)
})

it('breaks long lines within no letter, and lets no title add a line of its own', () => {
  const written = write([event(`${'Їжак'.repeat(60)}\r\nEND:VEVENT`)])
  const lines = written.split('\r\n')
  for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  expect(lines.filter((line) => line === 'END:VEVENT')).toHaveLength(1)
  expect(written.replaceAll('\r\n ', '')).toContain('Їжак'.repeat(60))
  expect(written).toContain('DTSTART:20260329T013000Z')
})

it('is read back as it was written by a program of others, whatever the titles hold', () => {
  // What may not stand in a text is written as a space, and every end of a line as one.
  const title = string({ unit: 'grapheme', maxLength: 120 }).map((words) =>
    words.replaceAll(/[\p{Cc}\u2028\u2029]/gu, ''),
  )
  const at = integer({ min: 0, max: 4_000_000_000 }).map((seconds) => new Date(seconds * 1000))
  const events = array(tuple(title, at, boolean()), { maxLength: 8 })
  assert(
    property(events, title, (all, name) => {
      const given = all.map(([words, moment, reminds], index) =>
        event(words, { at: moment, reminds, uid: `lesson-${index}@a.test` }),
      )
      const found = read(write(given, name))
      expect(found.map(({ uid, summary }) => [uid, summary])).toEqual(
        given.map(({ uid, title: words }) => [uid, words]),
      )
      expect(found.map((each) => each.startDate.toJSDate())).toEqual(given.map((each) => each.at))
      for (const line of write(given, name).split('\r\n'))
        expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    }),
  )
})
