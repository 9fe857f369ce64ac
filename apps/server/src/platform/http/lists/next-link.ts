import type { PageMeta } from '@lectern/contract/kernel/envelope'
import type { Operation } from '@lectern/contract/kernel/operation'
import { apiBase } from '../api-dependencies.ts'

/** The `links` of a paged list: the address of the next page with the same filters, or null on the last one. */
export const nextLink = (
  operation: Pick<Operation, 'path'>,
  query: Readonly<Record<string, unknown>>,
  meta: PageMeta,
  params: Readonly<Record<string, number | string>> = {},
): { next: string | null } => {
  if (meta.current_page >= meta.last_page) return { next: null }
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
      search.set(name, String(value))
    // Several are asked for with commas between.
    if (Array.isArray(value)) search.set(name, value.join(','))
  }
  search.set('page', String(meta.current_page + 1))
  const path = operation.path.replace(/:(\w+)/g, (_, name: string) => String(params[name] ?? ''))
  return { next: `${apiBase}${path}?${search.toString()}` }
}
