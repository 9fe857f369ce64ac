import { fileKinds, type FileKind } from '@lectern/contract/files/kinds'
import { readChoice, readNumber } from '../../../lib/routing/read-search.ts'
import { type Direction, type OrderedSearch, readOrderedSearch } from '../../../frame/index.ts'

export const storageOrders = ['uploaded_at', 'original_name', 'bytes'] as const
export type StorageOrder = (typeof storageOrders)[number]

export interface StorageSearch extends OrderedSearch<StorageOrder> {
  folder?: number | undefined
  kind?: FileKind | undefined
  used?: 'yes' | 'no' | undefined
  /** The uuid of the file whose details are open. */
  file?: string | undefined
}

const uuidShape = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

const readUuid = (value: unknown): string | undefined =>
  typeof value === 'string' && uuidShape.test(value) ? value : undefined

/** What the address of the storage says. */
export const readStorageSearch = (search: Record<string, unknown>): StorageSearch => ({
  ...readOrderedSearch(search, storageOrders),
  folder: readNumber(search['folder']),
  kind: readChoice(search['kind'], fileKinds),
  used: readChoice(search['used'], ['yes', 'no']),
  file: readUuid(search['file']),
})

export const isFiltered = ({ q, kind, used }: StorageSearch): boolean =>
  q !== undefined || kind !== undefined || used !== undefined

/** The latest first; names from A, the rest from the latest or largest. */
export const storageOrder = {
  orders: storageOrders,
  usual: 'uploaded_at',
  first: (order: StorageOrder): Direction => (order === 'original_name' ? 'asc' : 'desc'),
} as const

interface Shown {
  order: StorageOrder
  direction: Direction
  page: number
  perPage: number
}

/** The server's question for what the address says. Whoever searches in a folder searches in all that lie below it. */
export const queryOf = (search: StorageSearch, { order, direction, page, perPage }: Shown) => {
  const { folder, q, kind, used } = search
  return {
    search: q,
    folder_id: folder ?? (isFiltered(search) ? undefined : 0),
    deep: folder !== undefined && isFiltered(search) ? 1 : undefined,
    kind,
    is_used: used === undefined ? undefined : used === 'yes' ? 1 : 0,
    order,
    direction,
    page,
    per_page: perPage,
  }
}
