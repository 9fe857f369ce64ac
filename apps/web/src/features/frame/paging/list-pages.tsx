import { Paginator } from '@lectern/ui/lists/paginator'
import { usePaginatorWords } from './paginator-words.ts'

interface ListPagesProps {
  meta: { current_page: number; last_page: number; per_page: number; total: number }
  onPage: (page: number) => void
  /** Absent where the length of a page is not for the reader to choose. */
  onPerPage?: (perPage: number) => void
}

/** The pages of a list in the workbench. */
export const ListPages = ({ meta, onPage, onPerPage }: ListPagesProps) => {
  const { words, range } = usePaginatorWords(meta)
  return (
    <Paginator
      page={meta.current_page}
      lastPage={meta.last_page}
      onPage={onPage}
      words={words}
      range={range}
      {...(onPerPage && {
        perPage: { value: meta.per_page, options: [15, 30, 50, 100], onChange: onPerPage },
      })}
    />
  )
}
