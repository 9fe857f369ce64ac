import { describe, expect, it } from 'vitest'
import {
  canBeUnique,
  contactFieldChange,
  contactOrderChange,
  newContactField,
  newContactFieldTypes,
  titleIn,
} from './contact-settings.ts'

const field = { tab_id: 1, title: 'City', type: 'text' }
const accepts = (body: object) => newContactField.safeParse(body).success

describe('a field of a school', () => {
  it('is of one of twelve kinds; a file is not offered', () => {
    expect(newContactFieldTypes).toHaveLength(11)
    expect(newContactFieldTypes).toContain('datetime')
    expect([
      accepts(field),
      accepts({ ...field, type: 'file' }),
      accepts({ ...field, type: 'colour' }),
    ]).toEqual([true, false, false])
  })

  it('has words within limits, in languages of the interface alone', () => {
    expect(accepts({ ...field, title: 'x'.repeat(201) })).toBe(false)
    expect(accepts({ ...field, title: '  ' })).toBe(false)
    expect(accepts({ ...field, title: 'Two\nlines' })).toBe(false)
    expect(accepts({ ...field, titles: { uk: 'Місто' } })).toBe(true)
    expect(accepts({ ...field, titles: { fr: 'Ville' } })).toBe(false)
    expect(accepts({ ...field, titles: JSON.parse('{"__proto__":"x"}') })).toBe(false)
  })

  it('has a key that letters can name', () => {
    for (const key of ['City', '__proto__', '1st', 'a b']) expect(accepts({ ...field, key })).toBe(false)
    expect(accepts({ ...field, key: 'home_city' })).toBe(true)
  })

  it('has at most 200 options, each value once', () => {
    const options = (count: number) => Array.from({ length: count }, () => ({ title: 'One' }))
    expect(contactFieldChange.safeParse({ options: options(200) }).success).toBe(true)
    expect(contactFieldChange.safeParse({ options: options(201) }).success).toBe(false)
    const twice = [
      { value: 'a', title: 'One' },
      { value: 'a', title: 'Two' },
    ]
    expect(contactFieldChange.safeParse({ options: twice }).success).toBe(false)
  })

  it('is unique only where values can tell people apart', () => {
    expect([canBeUnique('email'), canBeUnique('select'), canBeUnique('checkbox')]).toEqual([
      true,
      false,
      false,
    ])
  })
})

describe('words of a field', () => {
  it('are those of the reader, else of the school', () => {
    const city = { title: 'City', titles: { uk: 'Місто' } }
    expect(titleIn(city, ['uk', 'en'])).toBe('Місто')
    expect(titleIn(city, ['ru', 'uk'])).toBe('Місто')
    expect(titleIn(city, ['ru', 'en'])).toBe('City')
    expect(titleIn({ title: 'City' }, ['ru'])).toBe('City')
  })
})

it('an order names what the editor saw', () => {
  const tabs = [{ id: 1, field_ids: [2, 3] }]
  expect(contactOrderChange.safeParse({ tabs, was: tabs }).success).toBe(true)
  expect(contactOrderChange.safeParse({ tabs }).success).toBe(false)
})
