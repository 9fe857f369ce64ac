import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { StyleTemplate } from '@lectern/contract/quizzes/style/quiz-style.api'
import { useState } from 'react'
import { queryFor } from '../../../lib/api/index.ts'
import { createStyleTemplate, deleteStyleTemplate, listStyleTemplates } from '../api.ts'

const query = queryFor(listStyleTemplates, {})

/** The styles that the school keeps. */
export const useTemplates = () => {
  const client = useQueryClient()
  const list = useQuery(query)
  const reload = () => client.invalidateQueries({ queryKey: query.queryKey })
  const keep = async (name: string, style: StyleTemplate['style']) => {
    await createStyleTemplate({ body: { name, style } })
    await reload()
  }
  const [gone, setGone] = useState<StyleTemplate>()
  const remove = useMutation({
    mutationFn: (template: StyleTemplate) => deleteStyleTemplate({ params: { style: template.id } }),
    onSuccess: async (_done, template) => {
      setGone(template)
      await reload()
    },
  })
  const restore = useMutation({
    mutationFn: ({ name, style }: StyleTemplate) => keep(name, style),
    onSuccess: () => setGone(undefined),
  })
  return { list, reload, keep, remove, gone, restore }
}
