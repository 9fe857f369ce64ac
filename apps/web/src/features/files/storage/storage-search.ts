import { fileKinds, type FileKind } from '@lectern/contract/files/kinds'
import { readChoice, readNumber, readWords } from '../../../lib/routing/read-search.ts'

export const storageOrders = ['uploaded_at', 'original_name', 'bytes'] as const
export type StorageOrder = (typeof storageOrders)[number]

export interface StorageSearch {
  folder?: number | undefined
  q?: string | undefined
  kind?: FileKind | undefined
  used?: 'yes' | 'no' | undefined
  order?: StorageOrder | undefined
  direction?: 'asc' | 'desc' | undefined
  page?: number | undefined
  per_page?: number | undefined
  /** The uuid of the file whose details are open. */
  file?: string | undefined
}

const uuidShape = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

const readUuid = (value: unknown): string | undefined =>
  typeof value === 'string' && uuidShape.test(value) ? value : undefined

/** What the address of the storage says. */
export const readStorageSearch = (search: Record<string, unknown>): StorageSearch => ({
  folder: readNumber(search['folder']),
  q: readWords(search['q']),
  kind: readChoice(search['kind'], fileKinds),
  used: readChoice(search['used'], ['yes', 'no']),
  order: readChoice(search['order'], storageOrders),
  direction: readChoice(search['direction'], ['asc', 'desc']),
  page: readNumber(search['page']),
  per_page: readNumber(search['per_page']),
  file: readUuid(search['file']),
})

export const isFiltered = ({ q, kind, used }: StorageSearch): boolean =>
  q !== undefined || kind !== undefined || used !== undefined

/** The direction in which an order is shown first: names from A, the rest from the latest or largest. */
export const firstDirection = (order: StorageOrder): 'asc' | 'desc' =>
  order === 'original_name' ? 'asc' : 'desc'

/** The server's question for what the address says. Whoever searches in a folder searches in all that lie below it. */
export const queryOf = (search: StorageSearch) => {
  const { folder, q, kind, used, page = 1, per_page = 48 } = search
  const order = search.order ?? 'uploaded_at'
  return {
    search: q,
    folder_id: folder ?? (isFiltered(search) ? undefined : 0),
    deep: folder !== undefined && isFiltered(search) ? 1 : undefined,
    kind,
    is_used: used === undefined ? undefined : used === 'yes' ? 1 : 0,
    order,
    direction: search.direction ?? firstDirection(order),
    page,
    per_page: Math.min(per_page, 100),
  }
}
