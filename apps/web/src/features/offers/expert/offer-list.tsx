import { type Offer, offerStatus } from '@lectern/contract/offers/offer'
import { offerLimits } from '@lectern/contract/offers/offer-limits'
import { offerListStates } from '@lectern/contract/offers/offer-list-states'
import { leastShown, priceAt } from '@lectern/contract/offers/rules/price-at'
import { formatMoney } from '@lectern/contract/kernel/money/format-money'
import { fromWire } from '@lectern/contract/kernel/money/minor-units'
import { expandPermissions } from '@lectern/contract/kernel/permissions'
import { keepPreviousData, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { buttonClass } from '@lectern/ui/actions/button'
import { Link } from '@lectern/ui/actions/link'
import type { MenuEntry } from '@lectern/ui/actions/menu'
import { MoreMenu } from '@lectern/ui/actions/more-menu'
import { Badge } from '@lectern/ui/feedback/badge'
import { EmptyState } from '@lectern/ui/feedback/empty-state'
import { toasts } from '@lectern/ui/feedback/toast-store'
import { Icon } from '@lectern/ui/layout/icon'
import { Table, type TableColumn } from '@lectern/ui/lists/table'
import { Copy, Plus, Tag, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { queryFor } from '../../../lib/api/index.ts'
import { expertPaths } from '../../../lib/routing/expert-paths.ts'
import { type ReaderTexts, useTexts } from '../../../lib/texts/index.ts'
import { ConfirmRemoval, ExpertPage, NameDialog } from '../../../frame/expert/index.ts'
import { choiceFilter, ListView, useListAddress } from '../../../frame/index.ts'
import { listPermissions } from '../../staff/index.ts'
import { deleteOffer, duplicateOffer, listOffers } from '../api.ts'
import { useProducts } from './add-product.tsx'
import { offerRows, offersQuery } from './offer-search.ts'
import { useOfferReload } from './use-offer-reload.ts'
import styles from './offers.module.css'

const from = '/expert/payments/offers/'

/** The offers of the school (document 002 §2). */
export const OfferList = () => {
  const { t } = useTexts()
  const navigate = useNavigate({ from })
  const address = useListAddress(useSearch({ from }), offerRows)
  const list = useQuery({
    ...queryFor(listOffers, offersQuery(address.search, address.perPage)),
    placeholderData: keepPreviousData,
  })
  const granted = expandPermissions(useSuspenseQuery(queryFor(listPermissions, {})).data.data)
  const mayCreate = granted.has('offer_create')
  const create = () => void navigate({ href: expertPaths.newOffer })
  const products = useProducts()
  const status = choiceFilter({
    id: 'status',
    label: t('create-course.status'),
    anyLabel: t('offers.offer_status_any'),
    value: address.search.status,
    values: offerListStates,
    textOf: (each) => t(`create-course.status_${each}`),
    onChange: (chosen) => address.change({ status: chosen }),
    asChips: true,
  })
  const product = {
    id: 'product',
    label: t('offers.offer_product'),
    anyLabel: t('offers.offer_product_any'),
    value: address.search.product === undefined ? undefined : String(address.search.product),
    options: products.map(({ product_id, title }) => ({
      value: String(product_id),
      label: title,
    })),
    onChange: (chosen: string | undefined) =>
      address.change({
        product: chosen === undefined ? undefined : Number(chosen),
      }),
  }
  return (
    <ExpertPage
      title={t('expert.menu_offers')}
      actions={
        mayCreate && (
          <Link href={expertPaths.newOffer} className={buttonClass({ variant: 'primary' })}>
            <Icon of={Plus} />
            {t('offers.offer_add')}
          </Link>
        )
      }
      keys={mayCreate ? [{ keys: ['c'], label: t('offers.offer_add'), onPress: create }] : []}
    >
      <ListView
        list={list}
        address={address}
        search={{ label: t('offers.offer_search') }}
        filters={products.length > 1 ? [status, product] : [status]}
        empty={
          <EmptyState
            icon={Tag}
            framed
            title={t('offers.offer_empty')}
            text={t('offers.offer_empty_text')}
            add={mayCreate ? { label: t('offers.offer_add'), onAdd: create } : undefined}
          />
        }
        noneFound={{ title: t('offers.offer_none_found') }}
      >
        {(offers) => <OfferTable offers={offers} granted={granted} />}
      </ListView>
    </ExpertPage>
  )
}

const TitleCell = (offer: Offer) => (
  <span className={styles.name}>
    <Link href={expertPaths.offer(offer.id)} className={styles.rowTitle}>
      {offer.title}
    </Link>
    <span className={styles.muted}>{offer.products.map((product) => product.title).join(', ')}</span>
    <span className={styles.onPhone}>
      <PriceCell {...offer} />
    </span>
  </span>
)

const tones = {
  draft: 'neutral',
  published: 'success',
  archived: 'warning',
} as const

const StatusCell = ({ status_id }: Offer) => {
  const { t } = useTexts()
  const status = offerListStates.find((each) => offerStatus[each] === status_id) ?? 'draft'
  return <Badge tone={tones[status]}>{t(`create-course.status_${status}`)}</Badge>
}

const PriceCell = ({ currency, plans }: Offer) => {
  const { t, locale } = useTexts()
  const [now] = useState(() => new Date())
  if (currency === null) return t('offers.price_free')
  const shown = leastShown(plans.filter(({ is_on }) => is_on).map((plan) => priceAt(currency, plan, now)))
  if (shown === null) return null
  const money = (amount: number) => formatMoney({ amount: fromWire(amount), currency }, locale)
  const sum = money(shown.amount)
  return (
    <span className={styles.price}>
      {shown.is_from ? t('course.price_from', { sum }) : sum}
      {shown.old_amount !== null && <s className={styles.none}>{money(shown.old_amount)}</s>}
    </span>
  )
}

const columnsOf = ({ t, number }: Pick<ReaderTexts, 't' | 'number'>): TableColumn<Offer>[] => [
  { id: 'title', header: t('offers.offer_title'), cell: TitleCell },
  {
    id: 'price',
    header: t('offers.price_short'),
    align: 'end',
    minor: 'phone',
    cell: PriceCell,
  },
  { id: 'status', header: t('create-course.status'), cell: StatusCell },
  {
    id: 'who',
    header: t('offers.offer_who_short'),
    minor: true,
    cell: ({ is_self_service }) => t(`offers.offer_who_${is_self_service ? 'people' : 'school'}`),
  },
  {
    id: 'places',
    header: t('offers.offer_places_short'),
    align: 'end',
    minor: true,
    cell: ({ places_total, places_taken }) =>
      places_total === null
        ? t('offers.offer_places_open')
        : t('offers.offer_places_of', {
            count: places_taken,
            total: number(places_total),
          }),
  },
  {
    id: 'people',
    header: t('create-course.sort_participants'),
    align: 'end',
    minor: 'phone',
    cell: ({ participants_count }) => number(participants_count ?? 0),
  },
]

/** What can be done with an offer of the list, and what is asked before. */
const useOfferActions = (granted: ReturnType<typeof expandPermissions>) => {
  const { t } = useTexts()
  const navigate = useNavigate()
  const reload = useOfferReload()
  const [copied, setCopied] = useState<Offer>()
  const [removed, setRemoved] = useState<Offer>()
  const entriesOf = (offer: Offer): MenuEntry[] => {
    const copy: MenuEntry = {
      kind: 'action',
      icon: Copy,
      label: t('create-course.duplicate'),
      onSelect: () => setCopied(offer),
    }
    const remove: MenuEntry = {
      kind: 'action',
      icon: Trash2,
      danger: true,
      label: t('offers.offer_delete'),
      onSelect: () => setRemoved(offer),
    }
    return [...(granted.has('offer_create') ? [copy] : []), ...(granted.has('offer_delete') ? [remove] : [])]
  }
  const dialogs = (
    <>
      {copied && (
        <NameDialog
          title={t('offers.offer_copy')}
          label={t('offers.offer_title')}
          help={t('offers.offer_copy_help')}
          submitLabel={t('create-course.duplicate')}
          start={copied.title}
          maxLength={offerLimits.title}
          field="title"
          save={async (title) => {
            const { data } = await duplicateOffer({
              params: { offer: copied.id },
              body: { title },
            })
            await reload()
            await navigate({ href: expertPaths.offer(data.id) })
          }}
          onClose={() => setCopied(undefined)}
        />
      )}
      <ConfirmRemoval
        thing={removed}
        title={() => t('offers.offer_delete')}
        message={() => t('offers.offer_delete_text')}
        confirmLabel={t('offers.offer_delete')}
        onClose={() => setRemoved(undefined)}
        remove={(offer) => deleteOffer({ params: { offer: offer.id } })}
        onRemoved={async (offer) => {
          toasts.show({
            title: t('offers.offer_deleted'),
            message: offer.title,
          })
          await reload()
        }}
      />
    </>
  )
  return { entriesOf, dialogs }
}

const OfferTable = ({
  offers,
  granted,
}: {
  offers: readonly Offer[]
  granted: ReturnType<typeof expandPermissions>
}) => {
  const { t, number } = useTexts()
  const navigate = useNavigate()
  const { entriesOf, dialogs } = useOfferActions(granted)
  return (
    <>
      <Table
        caption={t('expert.menu_offers')}
        columns={columnsOf({ t, number })}
        rows={offers}
        rowId={({ id }) => String(id)}
        onOpen={({ id }) => void navigate({ href: expertPaths.offer(id) })}
        rowActionsLabel={t('create-course.actions')}
        renderRowActions={(offer) =>
          entriesOf(offer).length > 0 && (
            <MoreMenu label={t('offers.offer_actions', { title: offer.title })} entries={entriesOf(offer)} />
          )
        }
      />
      {dialogs}
    </>
  )
}
