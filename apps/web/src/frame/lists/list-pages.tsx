import type { PageMeta } from '@lectern/contract/kernel/envelope'
import { Paginator } from '@lectern/ui/lists/paginator'
import { useTexts } from '../../lib/texts/index.ts'
import type { ListAddress } from './list-address.ts'
import { pageSizes } from './list-search.ts'

interface ListPagesProps {
  meta: PageMeta
  address: Pick<ListAddress, 'onPage' | 'onPerPage'>
  look?: 'plain' | 'light' | undefined
}

/** The pages of a list and how long they are; nothing where everything fits on the shortest one. */
export const ListPages = ({ meta, address, look }: ListPagesProps) => {
  const { t } = useTexts()
  const { current_page: page, per_page: perPage, last_page: lastPage, total } = meta
  if (total <= pageSizes[0]) return null
  const first = Math.min((page - 1) * perPage + 1, total)
  return (
    <Paginator
      variant={look}
      page={page}
      lastPage={lastPage}
      onPage={address.onPage}
      perPage={{ value: perPage, options: sizesWith(perPage), onChange: address.onPerPage }}
      range={t('common.page_range', { first, last: Math.min(first + perPage - 1, total), total })}
      words={{
        label: t('common.pages'),
        first: t('common.page_first'),
        previous: t('common.page_previous'),
        next: t('common.page_next'),
        last: t('common.page_last'),
        show: t('common.page_show'),
      }}
    />
  )
}

/** An address may ask for another length than those offered. */
const sizesWith = (perPage: number): readonly number[] =>
  [...new Set([...pageSizes, perPage])].toSorted((one, other) => one - other)
