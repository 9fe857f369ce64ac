import type { TextTemplate } from '@lectern/contract/lessons/text-templates.api'
import type { LessonText } from '@lectern/contract/rich-text/lesson-text'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { queryFor, queryKeyOf } from '../../../lib/api/index.ts'
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

/** Deletes a template, and keeps what it said until another one is deleted: `restore` puts it back. */
export const useDeleteTemplate = (reload: () => Promise<void>) => {
  const [gone, setGone] = useState<{ name: string; text: LessonText }>()
  const remove = useMutation({
    mutationFn: async ({ id: template }: TextTemplate) => {
      const { data } = await getTextTemplate({ params: { template } })
      await deleteTextTemplate({ params: { template } })
      setGone({ name: data.name, text: data.text })
      await reload()
    },
    meta: { showsErrors: true },
  })
  const restore = useMutation({
    mutationFn: async (template: { name: string; text: LessonText }) => {
      await createTextTemplate({ body: template })
      setGone(undefined)
      await reload()
    },
    meta: { showsErrors: true },
  })
  return { gone, remove, restore, error: remove.error ?? restore.error }
}
