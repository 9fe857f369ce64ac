import { Paginator } from '@lectern/ui/paginator'
import { usePaginatorWords } from '../../frame/index.ts'

interface PagesProps {
  meta: { current_page: number; last_page: number; per_page: number; total: number }
  onPage: (page: number) => void
  onPerPage: (perPage: number) => void
}

/** The pages of a list of people of a course. */
export const ParticipantPages = ({ meta, onPage, onPerPage }: PagesProps) => {
  const { words, range } = usePaginatorWords(meta)
  return (
    <Paginator
      page={meta.current_page}
      lastPage={meta.last_page}
      onPage={onPage}
      words={words}
      range={range}
      perPage={{ value: meta.per_page, options: [15, 30, 50, 100], onChange: onPerPage }}
    />
  )
}
