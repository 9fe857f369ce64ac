import { readAttributes } from '@lectern/contract/rich-text/attributes-of'
import { buttonNode } from '@lectern/contract/rich-text/nodes/button'
import { describe, expect, it } from 'vitest'
import type { ButtonAttributes } from './button-look.ts'
import { kindOfTarget, problemOfButton, withKind } from './button-target.ts'

const button = (changes: Partial<ButtonAttributes>): ButtonAttributes => {
  const attrs = readAttributes(buttonNode, { label: 'Go', ...changes })
  if (!attrs) throw new Error('the contract refuses this button')
  return attrs
}

/** As it is while it is typed: not yet what the contract stores. */
const typed = (href: string): ButtonAttributes => ({ ...button({}), href })

describe('a button', () => {
  it('begins with the looks of document 001 §9', () => {
    expect(button({})).toMatchObject({
      backgroundColor: '#3965FF',
      color: '#ffffff',
      fontFamily: 'Inter',
      paddingBlock: 10,
      paddingInline: 20,
      borderRadius: 8,
    })
  })

  it.each(['https://a.example/', 'mailto:a@a.example', 'tel:+380'])('may lead to %s', (href) =>
    expect(problemOfButton(typed(href))).toBeNull(),
  )

  it.each(['', 'a.example', 'javascript:alert(1)', 'data:text/html,x', '/expert', '#unit-3'])(
    'is not saved as a link to “%s”',
    (href) => expect(problemOfButton(typed(href))).toBe('invalid_url'),
  )

  it('leads to a unit in the same tab, and waits until one is chosen', () => {
    const toUnit = withKind(button({ href: 'https://a.example/' }), 'unit')
    expect(toUnit).toMatchObject({ linkType: 3, href: '', target: '_self' })
    expect(kindOfTarget(toUnit)).toBe('unit')
    expect(problemOfButton(toUnit)).toBe('place_missing')
    expect(problemOfButton({ ...toUnit, href: '#unit-7' })).toBeNull()
    expect(problemOfButton({ ...toUnit, href: '/group-access/7' })).toBe('place_missing')
  })

  it('is not saved without words', () =>
    expect(problemOfButton(button({ label: '  ', href: 'https://a.example/' }))).toBe('label_missing'))
})
