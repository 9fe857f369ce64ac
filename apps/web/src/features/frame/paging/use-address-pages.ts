import { useNavigate } from '@tanstack/react-router'

interface Pages {
  page?: number | undefined
  per_page?: number | undefined
}

const isFirst = (page: number) => page <= 1

/** What a paginator does on a press: it writes `page` and `per_page` into the address (document 001 §2). */
export const useAddressPages = () => {
  const navigate = useNavigate()
  const write = (part: Pages) =>
    void navigate({
      to: '.',
      search: (before: object) => ({ ...before, ...part }),
      resetScroll: false,
    })
  return {
    onPage: (page: number) => write({ page: isFirst(page) ? undefined : page }),
    // Another length begins at the first page: the old number would mean other rows.
    onPerPage: (per_page: number) => write({ page: undefined, per_page }),
  }
}
