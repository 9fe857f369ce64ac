import { afterEach, expect, test, vi } from 'vitest'
import { textTransport } from './text-transport.ts'

const unit = {
  id: 12,
  type_id: 3,
  title: 'Sleep',
  description_formatted: '<p>Sleep sorts what you read.</p>',
}

afterEach(() => vi.unstubAllGlobals())

test('a text unit leaves its words in the markup and takes them from there', () => {
  const sent = textTransport.toSerializable(unit)
  expect(sent).toEqual({ id: 12, type_id: 3, title: 'Sleep' })

  const markup = new Map([['#unit-12 > div', { innerHTML: unit.description_formatted }]])
  vi.stubGlobal('document', { querySelector: (place: string) => markup.get(place) ?? null })
  expect(textTransport.fromSerializable(sent)).toEqual(unit)
})

test.each([null, 'text', { id: 12 }, { id: 12, description_formatted: null }, { description_formatted: '' }])(
  'everything else travels as it is: %j',
  (value) => {
    expect(textTransport.test(value)).toBe(false)
  },
)
