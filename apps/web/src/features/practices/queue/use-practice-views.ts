import type { KeptPracticeSearch, PracticeView } from '@lectern/contract/practices/desk/views.api'
import { toasts } from '@lectern/ui/feedback/toast-store'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { queryFor, queryKeyOf } from '../../../lib/api/index.ts'
import { newKey } from '../../../lib/new-key.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { deletePracticeView, listPracticeViews, savePracticeView } from '../api.ts'
import { useTold } from '../desk/use-told.ts'

const none: readonly PracticeView[] = []

/** The views that the reader keeps, and how they change. */
export const usePracticeViews = () => {
  const { t } = useTexts()
  const queryClient = useQueryClient()
  const { data } = useQuery(queryFor(listPracticeViews, {}))
  const reload = () => queryClient.invalidateQueries({ queryKey: queryKeyOf(listPracticeViews) })
  const write = async ({ key, ...body }: PracticeView) => {
    await savePracticeView({ params: { key }, body })
    await reload()
  }
  const told = useTold()
  return {
    views: data?.data ?? none,
    keep: (name: string, search: KeptPracticeSearch) =>
      write({ key: newKey(), name, search, is_default: false }),
    rename: (view: PracticeView, name: string) => write({ ...view, name }),
    /** Changes one at once; what fails is told in passing. */
    change: (view: PracticeView, part: Pick<PracticeView, 'is_default'>) =>
      told(() => write({ ...view, ...part })),
    /** Keeps another question under its name. */
    update: (view: PracticeView, search: KeptPracticeSearch) =>
      told(async () => {
        await write({ ...view, search })
        toasts.show({
          tone: 'info',
          title: t('practices.view_updated', { name: view.name }),
          action: { label: t('create-course.undo'), onSelect: () => void told(() => write(view)) },
        })
      }),
    remove: (view: PracticeView) =>
      told(async () => {
        await deletePracticeView({ params: { key: view.key } })
        await reload()
        toasts.show({
          tone: 'info',
          title: t('practices.view_deleted', { name: view.name }),
          action: { label: t('create-course.undo'), onSelect: () => void told(() => write(view)) },
        })
      }),
  }
}
