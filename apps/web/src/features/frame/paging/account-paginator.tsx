import { Paginator } from '@lectern/ui/lists/paginator'
import type { PageMeta } from '@lectern/contract/kernel/envelope'
import { useTexts } from '../../../lib/texts/index.ts'
import { useAddressPages } from './use-address-pages.ts'

/** Goes through a list of the student cabinet; nothing where everything is on one page. */
export const AccountPaginator = ({ meta }: { meta: PageMeta }) => {
  const { t } = useTexts()
  const { onPage, onPerPage } = useAddressPages()
  const first = (meta.current_page - 1) * meta.per_page + 1
  if (meta.total <= 10) return null
  return (
    <Paginator
      variant="light"
      page={meta.current_page}
      lastPage={meta.last_page}
      onPage={onPage}
      perPage={{ value: meta.per_page, options: [10, 20, 50], onChange: onPerPage }}
      range={t('account.page_range', {
        first: Math.min(first, meta.total),
        last: Math.min(first + meta.per_page - 1, meta.total),
        total: meta.total,
      })}
      words={{
        label: t('account.pages'),
        first: t('account.page_first'),
        previous: t('account.page_previous'),
        next: t('account.page_next'),
        last: t('account.page_last'),
        show: t('account.page_show'),
      }}
    />
  )
}
