import { expect, test } from 'vitest'
import { withFirstUnit } from './unit-edits.ts'

const metre = { id: 'm', text: 'm', factor: '' }
const kilometre = { id: 'km', text: 'km', factor: '1 000' }
const kilogram = { id: 'kg', text: 'kg', factor: '' }

test('a unit that becomes the first one is what the others are told in', () => {
  expect(withFirstUnit([metre, kilometre, kilogram], [kilometre, metre, kilogram])).toEqual([
    { ...kilometre, factor: '' },
    { ...metre, factor: '0.001' },
    { ...kilogram, factor: '' },
  ])
})

test('behind a unit that measures something else nothing is known of the others', () => {
  expect(withFirstUnit([metre, kilometre, kilogram], [kilogram, metre, kilometre])).toEqual([
    kilogram,
    { ...metre, factor: '' },
    { ...kilometre, factor: '' },
  ])
})

test('while the first one stays, nothing changes', () => {
  expect(withFirstUnit([metre, kilometre], [metre, kilogram, kilometre])).toEqual([
    metre,
    kilogram,
    kilometre,
  ])
})
