import type { PaginatorWords } from '@lectern/ui/lists/paginator'
import { useTexts } from '../../../lib/texts/index.ts'

interface Meta {
  current_page: number
  per_page: number
  total: number
}

/** The words of a paginator, and what is in sight of how much (document 001 §2). */
export const usePaginatorWords = (meta: Meta): { words: PaginatorWords; range: string } => {
  const { t } = useTexts()
  const first = (meta.current_page - 1) * meta.per_page + 1
  return {
    words: {
      label: t('expert.pages'),
      first: t('expert.page_first'),
      previous: t('expert.page_previous'),
      next: t('expert.page_next'),
      last: t('expert.page_last'),
      show: t('expert.page_show'),
    },
    range: t('expert.page_range', {
      first: Math.min(first, meta.total),
      last: Math.min(first + meta.per_page - 1, meta.total),
      total: meta.total,
    }),
  }
}
