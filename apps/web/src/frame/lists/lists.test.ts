import { afterEach, expect, test, vi } from 'vitest'
import type { ListAddress } from './list-address.ts'
import { listOrder } from './list-order.ts'
import { readOrderedSearch, type OrderedSearch } from './list-search.ts'
import { readRows, rememberedRows, rememberRows } from './remembered-rows.ts'

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
  vi.stubGlobal('document', { cookie: '' })
  expect(rememberedRows('staff')).toBeUndefined()
  rememberRows('audit-log', 100)
  rememberRows('staff', 50)
  expect(rememberedRows('audit-log')).toBe(100)
  expect(rememberedRows('staff')).toBe(50)
  expect(rememberedRows('courses')).toBeUndefined()
  rememberRows('staff', 7)
  expect(rememberedRows('staff')).toBeUndefined()
})

test('the server reads the length of a page from the request, and no nonsense', () => {
  expect(readRows('session=x; lectern_rows=history-100.rewards-50; a=b', 'history')).toBe(100)
  expect(readRows('session=x; lectern_rows=history-100.rewards-50; a=b', 'rewards')).toBe(50)
  expect(readRows('lectern_rows=history-1000.-50.rewards', 'history')).toBeUndefined()
  expect(readRows('', 'history')).toBeUndefined()
})

test('a head sorts by its own first direction, and turns at the second press', () => {
  const first = addressWith({})
  listOrder(first.address, rules).table.onSort({ column: 'title', direction: 'descending' })
  expect(first.change).toHaveBeenCalledWith({ order: 'title', direction: 'asc' })
  const second = addressWith({ order: 'title' })
  listOrder(second.address, rules).table.onSort({ column: 'title', direction: 'ascending' })
  expect(second.change).toHaveBeenCalledWith({ order: 'title', direction: 'desc' })
})
