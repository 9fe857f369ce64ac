import { describe, expect, it } from 'vitest'
import { plainLook, toPublicLook, unitLook } from './unit-look.ts'

describe('the look of a unit', () => {
  it('is not spoken of where units stand as usual', () => {
    expect(toPublicLook(null)).toBeUndefined()
    expect(toPublicLook(plainLook)).toBeUndefined()
  })

  it('follows the theme of the reader, but for colours of the author’s own: there the colour decides', () => {
    const look = (background: string) => toPublicLook(unitLook.parse({ ...plainLook, background }))
    expect(look('blue')).toEqual({
      'data-unit-look': 'none',
      'data-tone': 'blue',
      style: { marginBlock: '0px 0px' },
    })
    expect(look('#FFE600')).toMatchObject({ 'data-theme': 'light', style: { background: '#ffe600' } })
    expect(look('#1e3a8a')).toMatchObject({ 'data-tone': 'own', 'data-theme': 'dark' })
  })

  it('keeps ten pixels more around a shadow (document 002 §2)', () => {
    const look = { ...plainLook, shadow: 'soft' as const, space_before: 16 }
    expect(toPublicLook(look)).toMatchObject({ style: { marginBlock: '26px 10px' } })
  })

  it.each([
    { background: 'url(//a.test/b.png)' },
    { background: '#fff' },
    { background: 'red; position: fixed' },
    { shadow: 'huge' },
    { space_before: -1 },
    { space_after: 201 },
    { space_after: 1.5 },
    { position: 'fixed' },
  ])('takes nothing else: %j', (part) => {
    expect(unitLook.safeParse({ ...plainLook, ...part }).success).toBe(false)
  })
})
