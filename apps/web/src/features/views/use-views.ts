import {
  type ListView,
  type ListViewChange,
  type ViewCount,
  type ViewedListName,
  viewLimits,
  type ViewQuery,
} from '@lectern/contract/views/views'
import { toasts } from '@lectern/ui/feedback/toast-store'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { errorText } from '../../lib/errors.ts'
import { queryFor, queryKeyOf } from '../../lib/api/index.ts'
import { useTexts } from '../../lib/texts/index.ts'
import { countViews, createView, deleteView, listViews, updateView } from './api.ts'

const none: readonly ListView[] = []

/** What a view keeps of a list. */
export interface KeptList {
  readonly query: ViewQuery
  /** Null: those that the reader chose for the list. */
  readonly columns: readonly string[] | null
}

/** Views of a list that the reader sees, and how they change. */
export const useViews = (list: ViewedListName) => {
  const { t } = useTexts()
  const queryClient = useQueryClient()
  const { data, isSuccess } = useQuery(queryFor(listViews, { params: { list } }))
  const reload = () => queryClient.invalidateQueries({ queryKey: queryKeyOf(listViews) })
  /** Does one thing, and tells in passing why it failed. */
  const told = async (work: () => Promise<unknown>): Promise<void> => {
    try {
      await work()
      await reload()
    } catch (error) {
      toasts.show({ tone: 'danger', title: errorText(error, t) })
    }
  }
  const keep = async (
    name: string,
    { query, columns }: KeptList,
    place: { is_shared?: boolean; position?: number } = {},
  ): Promise<ListView> => {
    const kept = { name, query, columns: columns && [...columns], ...place }
    const { data: made } = await createView({ params: { list }, body: kept })
    await reload()
    return made
  }
  const write = (view: ListView, body: ListViewChange) =>
    updateView({ params: { list, view: String(view.id) }, body })
  return {
    views: data?.data ?? none,
    isLoaded: isSuccess,
    keep,
    rename: async (view: ListView, name: string) => {
      await write(view, { name })
      await reload()
    },
    change: (view: ListView, body: ListViewChange) => told(() => write(view, body)),
    duplicate: (view: ListView) =>
      told(() => keep(t('views.copy_of', { name: view.name }).slice(0, viewLimits.nameLength), view)),
    remove: (view: ListView) =>
      told(async () => {
        await deleteView({ params: { list, view: String(view.id) } })
        const { name, is_shared, position } = view
        toasts.show({
          title: t('views.deleted', { name }),
          action: {
            label: t('views.undo'),
            onSelect: () => void told(() => keep(name, view, { is_shared, position })),
          },
        })
      }),
  }
}
export type Views = ReturnType<typeof useViews>

/** How many rows each view finds, by its id; asked for after the rows of the list. */
export const useViewCounts = (
  list: ViewedListName,
  views: readonly ListView[],
  enabled: boolean,
): ReadonlyMap<number, ViewCount> => {
  const ids = views.map(({ id }) => id)
  const asked = views.map(({ id, query }) => [id, query])
  const { data } = useQuery({
    queryKey: [...queryKeyOf(countViews), list, JSON.stringify(asked)],
    queryFn: async () => {
      const counts: ViewCount[] = []
      for (let from = 0; from < ids.length; from += viewLimits.counted) {
        const body = { views: ids.slice(from, from + viewLimits.counted) }
        counts.push(...(await countViews({ params: { list }, body })).data)
      }
      return counts
    },
    enabled: enabled && ids.length > 0,
    retry: false,
  })
  return new Map((data ?? []).map((each) => [each.id, each]))
}
