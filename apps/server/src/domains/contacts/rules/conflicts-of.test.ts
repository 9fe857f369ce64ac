import { describe, expect, it } from 'vitest'
import { conflictsOf } from './conflicts-of.ts'

const stored = { name: 'Olena', phone: null, fields: { '7': 'Bakery', '8': ['a', 'b'] } }

describe('two people on one contact', () => {
  it('do not meet where they change different things', () => {
    expect(conflictsOf(stored, { phone: '+380501112233', was: { phone: null } })).toEqual([])
  })

  it('meet where one saw what is not stored any more', () => {
    expect(conflictsOf(stored, { name: 'Lena', was: { name: 'Elena' } })).toEqual(['name'])
    expect(conflictsOf(stored, { fields: { '7': 'Café' }, was: { fields: { '7': 'Shop' } } })).toEqual([
      'fields.7',
    ])
  })

  it('do not meet where both want the same', () => {
    expect(conflictsOf(stored, { name: 'Olena', was: { name: 'Elena' } })).toEqual([])
  })

  it('take a missing value and null for the same', () => {
    expect(conflictsOf(stored, { fields: { '9': 'x' }, was: { fields: { '9': null } } })).toEqual([])
  })

  it('are not compared where nobody said what was there', () => {
    expect(conflictsOf(stored, { name: 'Lena' })).toEqual([])
  })
})
