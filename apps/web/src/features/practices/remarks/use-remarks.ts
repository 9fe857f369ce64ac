import type { Remark } from '@lectern/contract/practices/desk/remarks.api'
import { toasts } from '@lectern/ui/feedback/toast-store'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { queryFor, queryKeyOf } from '../../../lib/api/index.ts'
import { newKey } from '../../../lib/new-key.ts'
import { report } from '../../../lib/reporting.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { changeLeftRemark, deleteRemark, listRemarks, noteRemarkUse, saveRemark } from '../api.ts'
import { useTold } from '../desk/use-told.ts'

/** What somebody writes to use it again. */
export type RemarkWords = Pick<Remark, 'text' | 'is_shared'>

/** The remarks of the reader and of the team, and how they change. */
export const useRemarks = () => {
  const { t } = useTexts()
  const queryClient = useQueryClient()
  const list = useQuery(queryFor(listRemarks, {}))
  const reload = () => queryClient.invalidateQueries({ queryKey: queryKeyOf(listRemarks) })
  const write = async (key: string, { text, is_shared }: RemarkWords) => {
    await saveRemark({ params: { key }, body: { text, is_shared } })
    await reload()
  }
  const told = useTold()
  const changeLeft = async ({ id }: Remark, is_deleted: boolean) => {
    await changeLeftRemark({ params: { remark: id }, body: { is_deleted } })
    await reload()
  }
  const bringBack = (remark: Remark) =>
    remark.is_own ? write(remark.key, remark) : changeLeft(remark, false)
  return {
    list,
    /** Keeps words under a key of their own, or in the place of a remark. */
    save: (words: RemarkWords, remark?: Remark) => write(remark?.key ?? newKey(), words),
    share: (remark: Remark, is_shared: boolean) => told(() => write(remark.key, { ...remark, is_shared })),
    remove: (remark: Remark) =>
      told(async () => {
        if (remark.is_own) await deleteRemark({ params: { key: remark.key } })
        else await changeLeft(remark, true)
        await reload()
        toasts.show({
          tone: 'info',
          title: t('practices.remark_deleted'),
          message: remark.text.slice(0, 80),
          action: {
            label: t('create-course.undo'),
            onSelect: () => void told(() => bringBack(remark)),
          },
        })
      }),
    /** What is used most comes first the next time. */
    noteUse: ({ id }: Remark) => {
      noteRemarkUse({ body: { id } })
        .then(reload)
        .catch((error: unknown) => report(error, 'note the use of a remark'))
    },
  }
}
export type Remarks = ReturnType<typeof useRemarks>
