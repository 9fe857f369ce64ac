import { documentKinds } from '@lectern/contract/payments/documents/documents'
import { Button } from '@lectern/ui/actions/button'
import { EmptyState } from '@lectern/ui/feedback/empty-state'
import { Notice } from '@lectern/ui/feedback/notice'
import { Table } from '@lectern/ui/lists/table'
import { TableSkeleton } from '@lectern/ui/lists/table-skeleton'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { FileText } from 'lucide-react'
import { useRef } from 'react'
import { ExpertPage } from '../../../frame/expert/index.ts'
import { choiceFilter, type ListAddress, ListPlaces, ListView, useListAddress } from '../../../frame/index.ts'
import { queryFor } from '../../../lib/api/index.ts'
import { useDates, useTexts } from '../../../lib/texts/index.ts'
import { useHolds } from '../../staff/index.ts'
import { getBillingDetails, listDocuments } from '../api.ts'
import { PeriodFields } from '../transactions/period-fields.tsx'
import { usePeriod } from '../transactions/use-period.ts'
import { columnsOf, DocumentSums } from './document-columns.tsx'
import { documentRows, type DocumentsSearch, documentsQuery } from './documents-search.ts'
import { SellerDialog } from './seller-dialog.tsx'
import styles from './documents.module.css'

const firstPage = { after: undefined, before: undefined }

/** Another question begins at the first page: a place belongs to the question for which it was made. */
const useDocumentsAddress = (asked: DocumentsSearch) => {
  const navigate = useNavigate()
  const address: ListAddress<DocumentsSearch> = useListAddress(asked, documentRows)
  const none = {
    q: undefined,
    kind: undefined,
    from: undefined,
    until: undefined,
    dates: undefined,
  }
  return {
    ...address,
    change: (part: Partial<DocumentsSearch>) => address.change({ ...firstPage, ...part }),
    clear: () => address.change({ ...firstPage, ...none }),
    turn: (place: Pick<DocumentsSearch, 'after' | 'before'>) =>
      void navigate({
        to: '.',
        search: (before: object) => ({ ...before, ...place }),
      }),
  }
}

/** Receipts, invoices and credit notes of the school, and who sells. */
export const DocumentsPage = ({ search }: { search: DocumentsSearch }) => {
  const { t } = useTexts()
  const navigate = useNavigate()
  const field = useRef<HTMLDivElement>(null)
  const mayEdit = useHolds('paymentsystem_edit')
  const kept = useQuery(queryFor(getBillingDetails, {})).data
  const open = (seller: true | undefined) =>
    void navigate({
      to: '.',
      search: (before: object) => ({ ...before, seller }),
      resetScroll: false,
    })
  const edit = mayEdit && kept ? () => open(true) : undefined
  return (
    <ExpertPage
      title={t('expert.menu_documents')}
      keys={[
        {
          ...{ keys: ['f'], label: t('create-course.key_search') },
          onPress: () => field.current?.querySelector('input')?.focus(),
        },
      ]}
      actions={edit && <Button onClick={edit}>{t('money-documents.seller')}</Button>}
    >
      <div className={styles.page}>
        {kept?.data === null && (
          <Notice
            tone="warning"
            title={t('money-documents.seller_none')}
            actions={
              edit && (
                <Button size="small" onClick={edit}>
                  {t('money-documents.seller_fill')}
                </Button>
              )
            }
          >
            {t(mayEdit ? 'money-documents.seller_none_text' : 'money-documents.seller_none_others')}
          </Notice>
        )}
        <Documents search={search} field={field} />
      </div>
      {search.seller === true && mayEdit && kept && (
        <SellerDialog kept={kept} onClose={() => open(undefined)} />
      )}
    </ExpertPage>
  )
}

interface DocumentsProps {
  search: DocumentsSearch
  field: React.RefObject<HTMLDivElement | null>
}

const Documents = ({ search: asked, field }: DocumentsProps) => {
  const { t } = useTexts()
  const { date } = useDates()
  const address = useDocumentsAddress(asked)
  const { search } = address
  const period = usePeriod(address)
  const list = useQuery({
    ...queryFor(listDocuments, documentsQuery(search, address.perPage)),
    placeholderData: keepPreviousData,
  })
  const { data } = list
  const kind = choiceFilter({
    ...{
      id: 'kind',
      label: t('money-documents.kind'),
      anyLabel: t('money-documents.kind_any'),
    },
    ...{ value: search.kind, values: documentKinds },
    textOf: (each) => t(`money-documents.kind_${each}`),
    onChange: (chosen) => address.change({ kind: chosen }),
  })
  return (
    <ListView
      list={{ ...list, data: data && { data: data.data } }}
      address={address}
      search={{ label: t('money-documents.search'), field }}
      filters={[kind, period]}
      keepToolbar={period.value === 'own'}
      before={
        <>
          {period.value === 'own' && (
            <PeriodFields search={search} onDays={(days) => address.change({ ...days, dates: 'own' })} />
          )}
          {data && <DocumentSums sums={data.sums} />}
        </>
      }
      skeleton={<TableSkeleton widths={['40%', '40%', '72px', '72px']} rows={10} />}
      empty={
        <EmptyState
          icon={FileText}
          framed
          title={t('money-documents.none')}
          text={t('money-documents.none_text')}
        />
      }
      noneFound={{ title: t('money-documents.none_found') }}
      pages={data && <ListPlaces meta={data.meta} links={data.links} onPlace={address.turn} />}
    >
      {(rows) => (
        <Table
          caption={t('expert.menu_documents')}
          columns={columnsOf({ t, date })}
          rows={rows}
          rowId={({ id }) => String(id)}
        />
      )}
    </ListView>
  )
}
