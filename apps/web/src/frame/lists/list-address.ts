import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { ListSearch } from './list-search.ts'
import { rememberedRows, rememberRows } from './remembered-rows.ts'

/** What is asked of a list, and how the question changes. */
export interface ListAddress<Search extends ListSearch = ListSearch> {
  search: Search
  page: number
  perPage: number
  /** Another question; it begins at its first page. */
  change: (part: Partial<Search>) => void
  /** Takes words and these filters back. */
  clear: (filters: readonly string[]) => void
  onPage: (page: number) => void
  onPerPage: (perPage: number) => void
}

interface ListOptions {
  /** Under which the length of its pages is remembered. */
  name: string
  /** Rows of a page before anybody chose. */
  perPage?: number | undefined
}

interface Writers {
  change: (part: object) => void
  turn: (part: ListSearch) => void
}

const addressOf = <Search extends ListSearch>(
  search: Search,
  { name, perPage = 15 }: ListOptions,
  { change, turn }: Writers,
): ListAddress<Search> => ({
  search,
  page: search.page ?? 1,
  perPage: search.per_page ?? rememberedRows(name) ?? perPage,
  change,
  clear: (filters) => change({ q: undefined, ...Object.fromEntries(filters.map((id) => [id, undefined])) }),
  onPage: (page) => turn({ page: page <= 1 ? undefined : page }),
  onPerPage: (per_page) => {
    rememberRows(name, per_page)
    // The old number would mean other rows.
    turn({ page: undefined, per_page })
  },
})

/**
 * A list whose question stands in the address of its page. `search` is what the route has read. Pages are steps on the way back,
 * words and filters are not: nobody goes back letter by letter.
 */
export const useListAddress = <Search extends ListSearch>(
  search: Search,
  options: ListOptions,
): ListAddress<Search> => {
  const navigate = useNavigate()
  const write = (part: object, replace: boolean) =>
    void navigate({
      to: '.',
      search: (before: object) => ({ ...before, ...part }),
      replace,
      resetScroll: false,
    })
  return addressOf(search, options, {
    change: (part) => write({ page: undefined, ...part }, true),
    turn: (part) => write(part, false),
  })
}

/** The same for a second list of a page, whose address tells of the first one. */
export const useListState = (options: ListOptions): ListAddress => {
  const [search, setSearch] = useState<ListSearch>({})
  return addressOf(search, options, {
    change: (part) => setSearch((before) => ({ ...before, page: undefined, ...part })),
    turn: (part) => setSearch((before) => ({ ...before, ...part })),
  })
}
