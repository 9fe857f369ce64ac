import { fileKinds, type FileKind } from '@lectern/contract/files/kinds'
import type { FileSource } from '@lectern/contract/files/upload-models'
import { readChoice, readNumber } from '../../../lib/routing/read-search.ts'
import { type Direction, type OrderedSearch, readOrderedSearch } from '../../../frame/index.ts'

export const storageOrders = ['uploaded_at', 'original_name', 'bytes'] as const
export type StorageOrder = (typeof storageOrders)[number]

/** Files that lie in no folder because an editor or a learner brought them. */
export const broughtSources = ['materials', 'learners'] as const satisfies FileSource[]
export type BroughtSource = (typeof broughtSources)[number]

export interface StorageSearch extends OrderedSearch<StorageOrder> {
  folder?: number | undefined
  source?: BroughtSource | undefined
  /** Whether covers, logos and portraits are shown in the place of files. */
  pictures?: 'yes' | undefined
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
  pictures: readChoice(search['pictures'], ['yes']),
  source: readChoice(search['source'], broughtSources),
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

/** The top shows the storage's own files; a folder and a search from the top show files of every source. */
const sourcesOf = (search: StorageSearch): FileSource | undefined =>
  search.source ?? (search.folder === undefined && !isFiltered(search) ? 'storage' : undefined)

const folderOf = (search: StorageSearch): number | undefined =>
  search.folder ?? (isFiltered(search) || search.source !== undefined ? undefined : 0)

/** The server's question for what the address says. Whoever searches in a folder searches in all that lie below it. */
export const queryOf = (search: StorageSearch, { order, direction, page, perPage }: Shown) => {
  const { folder, q, kind, used } = search
  return {
    search: q,
    folder_id: folderOf(search),
    sources: sourcesOf(search),
    deep: folder !== undefined && isFiltered(search) ? 1 : undefined,
    kind,
    is_used: used === undefined ? undefined : used === 'yes' ? 1 : 0,
    order,
    direction,
    page,
    per_page: perPage,
  }
}
