import { useQuery } from '@tanstack/react-query'
import type { OfferedFamily } from '@lectern/contract/contacts/contact-filters'
import type { ContactList } from '@lectern/contract/contacts/lists/contact-lists'
import { describe } from '@lectern/contract/filters/describe'
import { Icon } from '@lectern/ui/layout/icon'
import { CircleCheck, CircleX } from 'lucide-react'
import { useState } from 'react'
import { queryFor } from '../../../lib/api/index.ts'
import { useDates, useTexts } from '../../../lib/texts/index.ts'
import { checkMembership } from '../api.ts'
import { conditionWords } from '../filters/filter-words.ts'
import { PersonField } from './person-field.tsx'
import { filterOf } from './list-dialog.tsx'
import styles from './contact-lists.module.css'

interface QuestionProps {
  list: ContactList
  families: readonly OfferedFamily[]
}

/** "Is somebody in it?": yes or no, and condition by condition why. */
export const MembershipQuestion = ({ list, families }: QuestionProps) => {
  const { t } = useTexts()
  const [contact, setContact] = useState('')
  return (
    <section className={styles.part}>
      <h3 className={styles.heading}>{t('contacts.list_question')}</h3>
      <PersonField label={t('contacts.list_question_person')} value={contact} onValue={setContact} />
      {contact !== '' && <Verdict list={list} contactId={Number(contact)} families={families} />}
    </section>
  )
}

interface VerdictProps extends QuestionProps {
  contactId: number
}

const Verdict = ({ list, contactId, families }: VerdictProps) => {
  const { t } = useTexts()
  const { date } = useDates()
  const params = { list: list.id, contact: contactId }
  const { data } = useQuery(queryFor(checkMembership, { params }))
  if (!data) return null
  const { is_in: isIn, conditions } = data.data
  const rule = filterOf(list)
  const asked = rule ? describe(rule).filter((part) => part.part === 'condition') : []
  const day = (text: string) => date(`${text}T12:00:00.000Z`)
  return (
    <div className={styles.verdict} role="status">
      <span className={styles.kind}>
        <Icon of={isIn ? CircleCheck : CircleX} />
        <strong>{t(isIn ? 'contacts.list_is_in' : 'contacts.list_is_not_in')}</strong>
      </span>
      {asked.map((part, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- conditions of one rule, in its order
        <span key={at} className={styles.kind}>
          <Icon of={conditions[at] ? CircleCheck : CircleX} />
          {conditionWords(part, families, { t, day })}
        </span>
      ))}
    </div>
  )
}
