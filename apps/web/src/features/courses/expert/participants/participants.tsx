import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ProductKind } from '@lectern/contract/kernel/product-kind'
import type { Participant } from '@lectern/contract/courses/course'
import { EmptyState } from '@lectern/ui/feedback/empty-state'
import { Button } from '@lectern/ui/actions/button'
import { SkeletonText } from '@lectern/ui/feedback/skeleton'
import { IconButton } from '@lectern/ui/actions/icon-button'
import { Table } from '@lectern/ui/lists/table'
import { UserMinus, Users } from 'lucide-react'
import { useState } from 'react'
import { queryFor } from '../../../../lib/api/index.ts'
import { useDates, useTexts } from '../../../../lib/texts/index.ts'
import { ConfirmRemoval } from '../../../../frame/expert/index.ts'
import { type ListAddress, ListView, useListAddress } from '../../../../frame/index.ts'
import { listParticipants, removeParticipant } from '../../api.ts'
import { AddPeople } from './add-people.tsx'
import { InvitedParticipants } from './invited-participants.tsx'
import { participantColumns } from './participant-columns.tsx'
import { ParticipantSheet } from './participant-sheet.tsx'
import { useParticipantFilters } from './participant-filters.tsx'
import { useParticipantsReload } from './participants-reload.ts'
import type { ParticipantsSearch } from './participants-search.ts'
import styles from '../expert-courses.module.css'
import { useParticipantsBulk } from './use-participants-bulk.tsx'

interface ParticipantsProps {
  product: number
  /** What the product is called; a closed group has no lessons, and no progress. */
  kind: ProductKind
  /** What the address of the page says of the list. */
  search: ParticipantsSearch
}

/** Who takes part in a product, and how far they are. */
export const Participants = ({ product, kind, search: asked }: ParticipantsProps) => {
  const { t } = useTexts()
  const { date } = useDates()
  const address = useListAddress(asked, { name: 'participants' })
  const [removing, setRemoving] = useState<Participant>()
  const [shown, setShown] = useState<Participant>()
  const { filters, order, isKnown } = useParticipantFilters(address, product, kind)
  const list = useParticipantsList(product, address)
  const reload = useParticipantsReload()
  const bulk = useParticipantsBulk(product, kind)
  const columns = participantColumns({ t, date }, kind !== 'closed_group')
  return (
    <div className={styles.page}>
      <AddPeople product={product} />
      <InvitedParticipants product={product} />
      {!isKnown && <SkeletonText lines={6} />}
      {isKnown && (
        <ListView
          list={list}
          address={address}
          search={{ label: t('create-course.participants_search') }}
          filters={filters}
          order={order}
          empty={
            <EmptyState
              icon={Users}
              framed
              title={t('create-course.participants_empty')}
              text={t('participants.participants_empty_text')}
              actions={
                <WaitingPeople product={product} onShow={() => address.change({ standing: 'waiting' })} />
              }
            />
          }
          noneFound={{ title: t('create-course.participants_none_found') }}
          bulk={bulk.list}
        >
          {(rows) => (
            <Table
              caption={t('create-course.tab_participants')}
              columns={columns}
              rows={rows}
              rowId={({ user }) => String(user.id)}
              selection={bulk.table(rows)}
              onOpen={setShown}
              rowActionsLabel={t('create-course.actions')}
              renderRowActions={(row) =>
                row.state !== 'waiting' && (
                  <IconButton
                    icon={UserMinus}
                    size="small"
                    label={t('participants.participant_remove', { name: row.user.name })}
                    onClick={() => setRemoving(row)}
                  />
                )
              }
            />
          )}
        </ListView>
      )}
      {bulk.dialogs}
      <ParticipantSheet product={product} kind={kind} person={shown} onClose={() => setShown(undefined)} />
      <ConfirmRemoval
        thing={removing}
        title={({ user }) => t('participants.participant_remove', { name: user.name })}
        message={() => t('participants.participant_remove_text')}
        confirmLabel={t('participants.participant_remove_confirm')}
        remove={({ user }) => removeParticipant({ params: { product, user: user.id } })}
        onRemoved={reload}
        onClose={() => setRemoving(undefined)}
      />
    </div>
  )
}

/** Where nobody takes part, the way to those who wait for it. */
const WaitingPeople = ({ product, onShow }: { product: number; onShow: () => void }) => {
  const { t } = useTexts()
  const query = { 'filters[state]': 'waiting' as const, page: '1', per_page: '1' }
  const waiting = useQuery(queryFor(listParticipants, { params: { product }, query }))
  const count = waiting.data?.meta.total ?? 0
  return count > 0 && <Button onClick={onShow}>{t('participants.participants_waiting', { count })}</Button>
}

/** The page of participants for which the address asks. */
const useParticipantsList = (product: number, address: ListAddress<ParticipantsSearch>) => {
  const { page, perPage, search } = address
  return useQuery({
    ...queryFor(listParticipants, {
      params: { product },
      query: {
        page,
        per_page: perPage,
        'filters[search]': search.q,
        'filters[state]': search.standing,
        'filters[group_id]': search.learners === undefined ? undefined : String(search.learners),
        'filters[offer_id]': search.offer === undefined ? undefined : String(search.offer),
        sort: search.sorted,
      },
    }),
    placeholderData: keepPreviousData,
  })
}
