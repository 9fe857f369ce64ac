import type { TextTemplate } from '@lectern/contract/lessons/text-templates.api'
import { toasts } from '@lectern/ui/feedback/toast-store'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { queryFor, queryKeyOf } from '../../../lib/api/index.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { createTextTemplate, deleteTextTemplate, getTextTemplate, listTextTemplates } from '../api.ts'

/** A list that others of the team change now and then. */
const freshMs = 60_000

/** The templates of the school, and what reads them again. */
export const useTemplates = () => {
  const queryClient = useQueryClient()
  const list = useQuery({ ...queryFor(listTextTemplates, {}), staleTime: freshMs })
  const reload = () => queryClient.invalidateQueries({ queryKey: queryKeyOf(listTextTemplates) })
  return { list, templates: list.data?.data ?? [], reload }
}

/** Deletes a template; a press on the message puts it back. */
export const useDeleteTemplate = (reload: () => Promise<void>) => {
  const { t } = useTexts()
  return useMutation({
    mutationFn: async ({ id }: TextTemplate) => {
      const { data } = await getTextTemplate({ params: { template: id } })
      await deleteTextTemplate({ params: { template: id } })
      return data
    },
    onSuccess: async ({ name, text }) => {
      await reload()
      toasts.show({
        title: t('create-course.template_deleted', { name }),
        action: {
          label: t('create-course.undo'),
          onSelect: () => void createTextTemplate({ body: { name, text } }).then(reload),
        },
      })
    },
  })
}
