import { isCurrencyCode } from '@lectern/contract/kernel/money/currencies'
import { orderSources, orderStates } from '@lectern/contract/orders/order-states'
import { Button } from '@lectern/ui/actions/button'
import { Menu } from '@lectern/ui/actions/menu'
import { Icon } from '@lectern/ui/layout/icon'
import type { ListFilter } from '@lectern/ui/list-page/list-filter'
import { useQuery } from '@tanstack/react-query'
import { ListFilter as FilterIcon } from 'lucide-react'
import { useState } from 'react'
import { choiceFilter } from '../../../../frame/index.ts'
import { queryFor } from '../../../../lib/api/index.ts'
import { useTexts } from '../../../../lib/texts/index.ts'
import { listOffers } from '../../../offers/index.ts'
import { listPaymentSystems } from '../../../payments/index.ts'
import { useSchoolMoney } from '../../../schools/index.ts'
import { useHeldRights } from '../../../staff/index.ts'
import { useManagerFilter } from '../board/manager/use-manager-filter.ts'
import { useFunnels } from '../board/use-board.ts'
import type { OrdersSearch } from '../orders-search.ts'
import { DayFields, SumFields } from './range-fields.tsx'

interface FiltersInput {
  search: OrdersSearch
  change: (part: Partial<OrdersSearch>) => void
  readerId: number | undefined
}

/** Those that stand above the list before anybody adds others. */
const usual: ReadonlySet<string> = new Set(['offer', 'manager'])

/** The numbers of things as a filter to choose from; one that is not there any more is named by its number. */
const thingFilter = (
  filter: Pick<ListFilter, 'id' | 'label' | 'anyLabel' | 'options'> & {
    value: number | undefined
    otherLabel: (id: number) => string
    onChange: (value: number | undefined) => void
  },
): ListFilter => {
  const { value: chosen, options, otherLabel, onChange, ...words } = filter
  const value = chosen === undefined ? undefined : String(chosen)
  const isListed = value === undefined || options.some((each) => each.value === value)
  return {
    ...words,
    value,
    options: isListed ? options : [...options, { value, label: otherLabel(chosen ?? 0) }],
    onChange: (each) => onChange(each === undefined ? undefined : Number(each)),
  }
}

/** Offers of the school; none for those who may not list them. */
const useOfferFilter = ({ search: { offer }, change }: FiltersInput): ListFilter | undefined => {
  const { t } = useTexts()
  const mayList = useHeldRights().has('offer_list')
  const query = { display_all: '1' as const, with_draft: '1' as const, page: '1', per_page: '100' }
  const found = useQuery({ ...queryFor(listOffers, { query }), enabled: mayList, retry: false })
  if (!mayList && offer === undefined) return undefined
  return thingFilter({
    ...{ id: 'offer', label: t('order-desk.offer'), anyLabel: t('order-desk.offer_any'), value: offer },
    options: (found.data?.data ?? []).map(({ id, title }) => ({ value: String(id), label: title })),
    otherLabel: (id) => t('order-desk.offer_other', { id: String(id) }),
    onChange: (chosen) => change({ offer: chosen }),
  })
}

/** Ways to pay of the school; none for those who may not see them. */
const useMethodFilter = (
  { search: { method }, change }: FiltersInput,
  isWanted: boolean,
): ListFilter | undefined => {
  const { t } = useTexts()
  const held = useHeldRights()
  const maySee = held.has('paymentsystem_read') || held.has('paymentsystem_edit')
  const found = useQuery({
    ...queryFor(listPaymentSystems, {}),
    enabled: maySee && (isWanted || method !== undefined),
    retry: false,
  })
  if (!maySee && method === undefined) return undefined
  return thingFilter({
    ...{ id: 'method', label: t('order-desk.column_method'), anyLabel: t('order-desk.method_any') },
    value: method,
    options: (found.data?.data ?? []).map(({ id, title }) => ({ value: String(id), label: title })),
    otherLabel: (id) => t('order-desk.method_other_id', { id: String(id) }),
    onChange: (chosen) => change({ method: chosen }),
  })
}

const useStageFilter = ({ search: { stage }, change }: FiltersInput): ListFilter => {
  const { t } = useTexts()
  const funnels = useFunnels().data?.data ?? []
  return thingFilter({
    ...{ id: 'stage', label: t('order-board.stage'), anyLabel: t('order-desk.stage_any'), value: stage },
    options: funnels.flatMap(({ title: funnel, stages }) =>
      stages.map(({ id, title }) => ({
        value: String(id),
        label: funnels.length > 1 ? t('order-desk.stage_of', { funnel, title }) : title,
      })),
    ),
    otherLabel: (id) => t('order-desk.stage_other', { id: String(id) }),
    onChange: (chosen) => change({ stage: chosen }),
  })
}

const currencies = ['EUR', 'USD', 'UAH', 'GBP', 'PLN', 'CHF', 'CZK', 'KZT'] as const

/** Questions with a few known answers. */
const useWordFilters = ({ search, change }: FiltersInput): ListFilter[] => {
  const { t } = useTexts()
  const { currency: own } = useSchoolMoney()
  const asked = [own, search.currency].filter((each) => each !== undefined)
  return [
    choiceFilter({
      ...{ id: 'state', label: t('order-desk.state'), anyLabel: t('order-desk.state_any') },
      ...{ value: search.state, values: orderStates },
      textOf: (state) => t(`orders.state_${state}`),
      onChange: (state) => change({ state }),
    }),
    choiceFilter({
      ...{ id: 'source', label: t('order-desk.column_source'), anyLabel: t('order-desk.source_any') },
      ...{ value: search.source, values: orderSources },
      textOf: (source) => t(`order-desk.source_${source}`),
      onChange: (source) => change({ source }),
    }),
    choiceFilter({
      ...{ id: 'currency', label: t('order-desk.column_currency'), anyLabel: t('order-desk.currency_any') },
      value: search.currency,
      values: [...new Set([...asked, ...currencies])],
      textOf: (currency) => currency,
      onChange: (currency) =>
        change(currency ? { currency } : { currency, total_from: undefined, total_to: undefined }),
    }),
  ]
}

/** A range that is written below the toolbar counts as a part of the question. */
const elsewhere = (id: string, label: string, values: readonly unknown[]): ListFilter => ({
  ...{ id, label, anyLabel: '', options: [], isElsewhere: true },
  value: values.some((value) => value !== undefined) ? 'own' : undefined,
  onChange: () => undefined,
})

/** What orders are narrowed down by: the usual questions, those that ask something, and those that the reader adds. */
export const useOrderFilters = (input: FiltersInput) => {
  const { search, change } = input
  const { t } = useTexts()
  const [added, setAdded] = useState<ReadonlySet<string>>(new Set())
  const { currency: own = 'EUR' } = useSchoolMoney()
  const money = search.currency !== undefined && isCurrencyCode(search.currency) ? search.currency : own
  const days = elsewhere('created', t('order-desk.filter_created'), [search.created_from, search.created_to])
  const sums = elsewhere('sum', t('order-desk.filter_sum'), [search.total_from, search.total_to])
  const manager = useManagerFilter({
    manager: search.manager,
    readerId: input.readerId,
    onChange: (chosen) => change({ manager: chosen }),
  })
  const all = [
    useOfferFilter(input),
    manager,
    ...useWordFilters(input),
    useStageFilter(input),
    useMethodFilter(input, added.has('method')),
    days,
    sums,
  ].filter((each) => each !== undefined)
  const isShown = ({ id, value }: ListFilter) => usual.has(id) || added.has(id) || value !== undefined
  const hidden = all.filter((filter) => !isShown(filter))
  const add = (id: string) => setAdded((before) => new Set([...before, id]))
  return {
    filters: all.filter(isShown),
    menu: hidden.length > 0 && (
      <Menu
        label={t('order-desk.filter_add')}
        maxHeight={360}
        entries={hidden.map(({ id, label }) => ({ kind: 'action', label, onSelect: () => add(id) }))}
        renderTrigger={(attributes) => (
          <Button {...attributes} icon={<Icon of={FilterIcon} />}>
            {t('order-desk.filter_add')}
          </Button>
        )}
      />
    ),
    ranges: (
      <>
        {isShown(days) && <DayFields search={search} onDays={change} />}
        {isShown(sums) && <SumFields key={money} search={search} currency={money} onSums={change} />}
      </>
    ),
    hasRanges: isShown(days) || isShown(sums),
    isSomethingAdded: added.size > 0,
  }
}
