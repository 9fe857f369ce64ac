import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ContactList } from '@lectern/contract/contacts/lists/contact-lists'
import type { ContactRow } from '@lectern/contract/contacts/contacts'
import { IconButton } from '@lectern/ui/actions/icon-button'
import { Link } from '@lectern/ui/actions/link'
import { toasts } from '@lectern/ui/feedback/toast-store'
import { X } from 'lucide-react'
import { queryFor, queryKeyOf } from '../../../lib/api/index.ts'
import { errorText } from '../../../lib/errors.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { useAction } from '../../../lib/use-action.ts'
import { addToContactList, listContactLists, listContacts, removeFromContactList } from '../api.ts'
import { contactName } from '../list/contact-name.ts'
import { PersonField } from './person-field.tsx'
import styles from './contact-lists.module.css'

/** Who is on a list by hand, with the ways to put somebody on it and take them off, which can be undone. */
export const HandMembers = ({ list, mayChange }: { list: ContactList; mayChange: boolean }) => {
  const { t } = useTexts()
  const queryClient = useQueryClient()
  const { data } = useQuery({
    ...queryFor(listContacts, { query: { list: String(list.id), sort: 'name', per_page: 50 } }),
    placeholderData: keepPreviousData,
  })
  const people = data?.data ?? []
  const put = async (contactId: number, isOn: boolean) => {
    const call = { params: { list: list.id }, body: { contacts: [contactId] } }
    await (isOn ? addToContactList(call) : removeFromContactList(call))
    await Promise.all(
      [listContacts, listContactLists].map((each) =>
        queryClient.invalidateQueries({ queryKey: queryKeyOf(each) }),
      ),
    )
  }
  const add = useAction((contactId: number) => put(contactId, true))
  const takeOff = useAction(async (person: ContactRow) => {
    await put(person.id, false)
    toasts.show({
      tone: 'success',
      title: t('contacts.list_taken_off', { name: contactName(person) }),
      action: { label: t('contacts.list_undo'), onSelect: () => add.run(person.id) },
    })
  })
  const error = add.error ?? takeOff.error
  return (
    <section className={styles.part}>
      <h3 className={styles.heading}>{t('contacts.list_members')}</h3>
      {mayChange && (
        <PersonField label={t('contacts.list_add_person')} value="" onValue={(id) => add.run(Number(id))} />
      )}
      {error && <p role="alert">{errorText(error, t)}</p>}
      {data && people.length === 0 && <p className={styles.muted}>{t('contacts.list_hand_empty')}</p>}
      <ul className={styles.changes}>
        {people.map((person) => (
          <li key={person.id} className={styles.head}>
            <Link href={`/expert/crm/contacts/${person.id}`}>{contactName(person)}</Link>
            {mayChange && (
              <IconButton
                icon={X}
                size="small"
                label={t('contacts.list_take_off', { name: contactName(person) })}
                onClick={() => takeOff.run(person)}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
