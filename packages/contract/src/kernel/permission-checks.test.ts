import { assert, property, subarray } from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  allows,
  allowsExactly,
  allowsTogether,
  type CrudAction,
  crudActions,
  crudCombinations,
  crudOf,
} from './permission-checks.ts'

const anyCrud = subarray([...crudActions])
const strings = (actions: readonly CrudAction[]) => actions.map((action) => `offer_${action}`)
const isSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((each) => other.includes(each))

describe('a single action', () => {
  it('is allowed by itself, by what includes it, and by nothing else', () => {
    expect(allows(['offer_read'], 'offer_read')).toBe(true)
    expect(allows(['offer_crud'], 'offer_read')).toBe(true)
    expect(allows(['order_edit'], 'order_edit.refund')).toBe(true)
    expect(allows(['order_edit.refund'], 'order_edit')).toBe(false)
    expect(allows(['offer_all'], 'offer_read ')).toBe(false)
    expect(allows(['cabinet_root'], 'nothing_read')).toBe(false)
  })
})

describe('an exact set (THREATS T6)', () => {
  it('is held when these and no other of the four are', () => {
    assert(
      property(anyCrud, anyCrud, (held, asked) => {
        expect(allowsExactly(strings(held), 'offer', asked)).toBe(isSame(held, asked))
      }),
    )
  })

  it('is not fooled by rights that include others', () => {
    expect(allowsExactly(['offer_read', 'offer_crud'], 'offer', ['read'])).toBe(false)
    expect(allowsExactly(['offer_read', 'offer_all'], 'offer', ['read'])).toBe(false)
    expect(allowsExactly(['cabinet_root'], 'offer', ['read', 'edit'])).toBe(false)
    expect(allowsExactly(['offer_crud'], 'offer', crudActions)).toBe(true)
  })

  it('does not mind rights besides the four, or on other objects', () => {
    const held = ['offer_read', 'offer_list', 'offer_analytic', 'order_crud']
    expect(allowsExactly(held, 'offer', ['read'])).toBe(true)
    expect(allowsExactly(held, 'offer', [])).toBe(false)
    expect(allowsExactly(['order_crud'], 'offer', [])).toBe(true)
  })
})

describe('a combination', () => {
  it.each(Object.entries(crudCombinations))('%s is held with all of it, and not with less', (_, wanted) => {
    assert(
      property(anyCrud, (held) => {
        const isEnough = wanted.every((action) => held.includes(action))
        expect(allowsTogether(strings(held), 'offer', wanted)).toBe(isEnough)
      }),
    )
  })
})

it('tells which of the four are held', () => {
  expect(crudOf(['offer_read', 'offer_delete', 'order_edit'], 'offer')).toEqual(['read', 'delete'])
})
