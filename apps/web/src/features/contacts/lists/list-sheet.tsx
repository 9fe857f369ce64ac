import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ContactList, MembershipChange } from '@lectern/contract/contacts/lists/contact-lists'
import type { OfferedFamily } from '@lectern/contract/contacts/contact-filters'
import { Button, buttonClass } from '@lectern/ui/actions/button'
import { Link } from '@lectern/ui/actions/link'
import { toasts } from '@lectern/ui/feedback/toast-store'
import { Icon } from '@lectern/ui/layout/icon'
import { ConfirmDelete } from '@lectern/ui/overlays/confirm-delete'
import { SideSheet } from '@lectern/ui/overlays/side-sheet'
import { Minus, Plus } from 'lucide-react'
import { useState } from 'react'
import { queryFor, queryKeyOf } from '../../../lib/api/index.ts'
import { errorText } from '../../../lib/errors.ts'
import { type TextId, useDates, useTexts } from '../../../lib/texts/index.ts'
import { useAction } from '../../../lib/use-action.ts'
import { useHeldRights } from '../../staff/index.ts'
import { deleteContactList, listContactLists, listMembershipChanges } from '../api.ts'
import { FilterSentence } from '../filters/filter-sentence.tsx'
import { HandMembers } from './hand-members.tsx'
import { filterOf } from './list-dialog.tsx'
import { MembershipQuestion } from './membership-question.tsx'
import styles from './contact-lists.module.css'

interface ListSheetProps {
  list: ContactList
  families: readonly OfferedFamily[]
  /** Missing for whoever may not change lists. */
  onEdit: (() => void) | undefined
  mayDelete: boolean
  onClose: () => void
}

/** One list: how many are on it, its rule, who came and went and why, and whether somebody is in it. */
export const ListSheet = ({ list, families, onEdit, mayDelete, onClose }: ListSheetProps) => {
  const { t } = useTexts()
  const rule = filterOf(list)
  const held = useHeldRights()
  const mayName = held.has('contact_list') || held.has('contact_read')
  return (
    <SideSheet
      open
      onClose={onClose}
      title={list.name}
      closeLabel={t('common.close')}
      actions={
        <>
          {mayDelete && <DeleteList list={list} onDeleted={onClose} />}
          <Link className={buttonClass({})} href={`/expert/crm/contacts?list=${list.id}`}>
            {t('contacts.list_open')}
          </Link>
        </>
      }
    >
      <div className={styles.sheet}>
        <div className={styles.part}>
          <p className={styles.figure}>{list.members}</p>
          <p className={styles.muted}>
            {t(list.is_filling ? 'contacts.list_filling' : 'contacts.list_people_now', {
              count: list.members,
            })}
          </p>
        </div>
        <section className={styles.part}>
          <div className={styles.head}>
            <h3 className={styles.heading}>{t('contacts.list_rule')}</h3>
            {onEdit && (
              <Button size="small" onClick={onEdit}>
                {t(rule ? 'contacts.list_edit_rule' : 'contacts.list_rename')}
              </Button>
            )}
          </div>
          <p className={styles.muted}>
            {rule ? <FilterSentence tree={rule} families={families} /> : t('contacts.list_hand_text')}
          </p>
        </section>
        {mayName && <PeopleOf list={list} families={families} mayChange={onEdit !== undefined} />}
      </div>
    </SideSheet>
  )
}

interface PeopleOfProps {
  list: ContactList
  families: readonly OfferedFamily[]
  mayChange: boolean
}

/** What names people: for those who see contacts. */
const PeopleOf = ({ list, families, mayChange }: PeopleOfProps) => (
  <>
    {list.kind === 'hand' && <HandMembers list={list} mayChange={mayChange} />}
    <Changes list={list} />
    <MembershipQuestion list={list} families={families} />
  </>
)

const Changes = ({ list }: { list: ContactList }) => {
  const { t } = useTexts()
  const { date } = useDates()
  const { data } = useQuery(queryFor(listMembershipChanges, { params: { list: list.id } }))
  const changes = data?.data.data ?? []
  return (
    <section className={styles.part}>
      <h3 className={styles.heading}>{t('contacts.list_changes')}</h3>
      {changes.length === 0 && <p className={styles.muted}>{t('contacts.list_changes_none')}</p>}
      <ul className={styles.changes}>
        {changes.map((change) => (
          <li key={change.id} className={styles.change}>
            <Icon of={change.is_in ? Plus : Minus} />
            <span className={styles.name}>
              <Link href={`/expert/crm/contacts/${change.contact.id}`}>
                {t(change.is_in ? 'contacts.list_joined' : 'contacts.list_left', {
                  name: change.contact.name,
                })}
              </Link>
              <span className={styles.muted}>
                <Cause {...change} />
              </span>
            </span>
            <span className={styles.muted}>{date(change.at)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

const isKnown = (id: string, t: ReturnType<typeof useTexts>['t']): id is TextId => t.has(id)

const Cause = ({ cause, fact }: MembershipChange) => {
  const { t } = useTexts()
  const id = `contacts.list_fact_${(fact ?? '').replaceAll('.', '_')}`
  if (fact !== null && isKnown(id, t)) return <>{t(id)}</>
  return <>{t(`contacts.list_cause_${cause}`)}</>
}

const DeleteList = ({ list, onDeleted }: { list: ContactList; onDeleted: () => void }) => {
  const { t } = useTexts()
  const queryClient = useQueryClient()
  const [isAsked, setAsked] = useState(false)
  const remove = useAction(async () => {
    await deleteContactList({ params: { list: list.id } })
    await queryClient.invalidateQueries({ queryKey: queryKeyOf(listContactLists) })
    toasts.show({ tone: 'success', title: t('contacts.list_deleted', { name: list.name }) })
    onDeleted()
  })
  return (
    <>
      <Button onClick={() => setAsked(true)}>{t('contacts.list_delete')}</Button>
      <ConfirmDelete
        open={isAsked}
        onClose={() => setAsked(false)}
        onConfirm={() => remove.run(undefined)}
        title={t('contacts.list_delete_title', { name: list.name })}
        message={t('contacts.list_delete_text', { count: list.members })}
        confirmLabel={t('contacts.list_delete')}
        cancelLabel={t('create-course.cancel')}
        closeLabel={t('common.close')}
        busy={remove.busy}
        error={remove.error && errorText(remove.error, t)}
      />
    </>
  )
}
