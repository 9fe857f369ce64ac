import { afterEach, expect, test, vi } from 'vitest'
import type { ListAddress } from './list-address.ts'
import { listOrder } from './list-order.ts'
import { readOrderedSearch, type OrderedSearch } from './list-search.ts'
import { pageOf } from './page-of.ts'
import { rememberedRows, rememberRows } from './remembered-rows.ts'

afterEach(() => vi.unstubAllGlobals())

const orders = ['title', 'updated'] as const
type Order = (typeof orders)[number]

const addressWith = (search: OrderedSearch<Order>) => {
  const change = vi.fn<(part: object) => void>()
  const unused = () => undefined
  const address: ListAddress<OrderedSearch<Order>> = {
    search,
    page: 1,
    perPage: 15,
    change,
    clear: unused,
    onPage: unused,
    onPerPage: unused,
  }
  return { address, change }
}

const rules = {
  orders,
  usual: 'updated',
  first: (order: Order) => (order === 'title' ? 'asc' : 'desc'),
} as const

test('an address says what a list is asked for, and nonsense in it says nothing', () => {
  expect(
    readOrderedSearch({ q: ' ann ', page: '3', per_page: '5000', order: 'title', direction: 'x' }, orders),
  ).toEqual({ q: 'ann', page: 3, per_page: 100, order: 'title', direction: undefined })
  expect(readOrderedSearch({ page: '0', per_page: 'many', order: 'bytes' }, orders)).toEqual({})
})

test('the length of a page is remembered for its list alone, and another length is not believed', () => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
  expect(rememberedRows('staff')).toBeUndefined()
  rememberRows('staff', 100)
  expect(rememberedRows('staff')).toBe(100)
  expect(rememberedRows('courses')).toBeUndefined()
  rememberRows('staff', 7)
  expect(rememberedRows('staff')).toBeUndefined()
})

test('a browser that keeps nothing still shows lists', () => {
  vi.stubGlobal('localStorage', undefined)
  expect(() => rememberRows('staff', 50)).not.toThrow()
  expect(rememberedRows('staff')).toBeUndefined()
})

test('a head sorts by its own first direction, and turns at the second press', () => {
  const first = addressWith({})
  listOrder(first.address, rules).table.onSort({ column: 'title', direction: 'descending' })
  expect(first.change).toHaveBeenCalledWith({ order: 'title', direction: 'asc' })
  const second = addressWith({ order: 'title' })
  listOrder(second.address, rules).table.onSort({ column: 'title', direction: 'ascending' })
  expect(second.change).toHaveBeenCalledWith({ order: 'title', direction: 'desc' })
})

test('rows that are all here are shown page by page, the last one for a page behind it', () => {
  const rows = Array.from({ length: 32 }, (_each, at) => at)
  const shown = pageOf(rows, { page: 9, perPage: 15 }).data
  expect(shown?.data).toEqual([30, 31])
  expect(shown?.meta).toEqual({ current_page: 3, per_page: 15, total: 32, last_page: 3 })
})
