import type { ContactAction, ContactRehearsal } from '@lectern/contract/contacts/bulk'
import { Icon } from '@lectern/ui/layout/icon'
import { CircleCheck, type LucideIcon, Minus, TriangleAlert } from 'lucide-react'
import { useTexts } from '../../../lib/texts/index.ts'
import { wordsOf } from './action-draft.ts'
import styles from './bulk.module.css'

interface RehearsalAccountProps {
  action: ContactAction
  rehearsal: ContactRehearsal
}

/** What an action will do to how many; the parts add up to all who are chosen. */
export const RehearsalAccount = ({ action, rehearsal }: RehearsalAccountProps) => {
  const { t, number } = useTexts()
  const { matched, changed, already, refused } = rehearsal
  return (
    <table className={styles.account}>
      <caption>{t('contacts.bulk_account')}</caption>
      <tbody>
        <Part
          icon={CircleCheck}
          tone="good"
          text={t(`contacts.bulk_will_${wordsOf(action)}`)}
          count={changed}
        />
        {already > 0 && (
          <Part icon={Minus} text={t(`contacts.bulk_already_${action.kind}`)} count={already} />
        )}
        {refused.map(({ reason, contacts }) => (
          <Part
            key={reason}
            icon={TriangleAlert}
            tone="left"
            text={t(`contacts.bulk_refused_${reason}`)}
            count={contacts}
          />
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('contacts.bulk_matched')}</th>
          <td>{number(matched)}</td>
        </tr>
      </tfoot>
    </table>
  )
}

interface PartProps {
  icon: LucideIcon
  tone?: 'good' | 'left'
  text: string
  count: number
}

const Part = ({ icon, tone, text, count }: PartProps) => {
  const { number } = useTexts()
  return (
    <tr>
      <th scope="row" data-tone={tone}>
        <Icon of={icon} />
        <span>{text}</span>
      </th>
      <td>{number(count)}</td>
    </tr>
  )
}

/** Until when an action can be taken back, in hours where they are few. */
export const UndoPromise = ({ hours }: { hours: number }) => {
  const { t } = useTexts()
  return (
    <p className={styles.promise}>
      {hours > 72
        ? t('contacts.bulk_undo_days', { count: Math.floor(hours / 24) })
        : t('contacts.bulk_undo_hours', { count: hours })}
    </p>
  )
}
