import type { SchoolChoices } from '@lectern/contract/notifications/notification'
import { EmptyState } from '@lectern/ui/feedback/empty-state'
import textStyles from '@lectern/ui/text/text.module.css'
import { Switch } from '@lectern/ui/choices/switch'
import { BellOff } from 'lucide-react'
import { useState } from 'react'
import type { CallInput } from '../../../lib/api/index.ts'
import type { saveChoice as operation } from '@lectern/contract/notifications/notifications.api'
import { useTexts } from '../../../lib/texts/index.ts'
import { AccountPage, AccountSection, SavingState, useSaving } from '../../../frame/index.ts'
import { pauseLetters, saveChoice } from '../api.ts'
import styles from './account.module.css'

/** What a press changes of one school. */
type Change =
  | ({ school: number } & CallInput<typeof operation>['body'])
  | { school: number; is_paused: boolean }

const store = ({ school, ...body }: Change) =>
  'is_paused' in body ? pauseLetters({ params: { school }, body }) : saveChoice({ params: { school }, body })

interface ChoicesPageProps {
  data: readonly SchoolChoices[]
  user: { readonly email: string }
}

/** Of what, and how, each school tells the person; in force at once. */
export const ChoicesPage = ({ data, user }: ChoicesPageProps) => {
  const { t } = useTexts()
  const [choices, setChoices] = useState(data)
  const { saving, save } = useSaving()
  const change = (body: Change) => {
    const before = choices
    setChoices(choices.map((each) => changed(each, body)))
    void save(async () => {
      try {
        setChoices((await store(body)).data)
      } catch (error) {
        setChoices(before)
        throw error
      }
    })
  }
  return (
    <AccountPage
      title={t('account.notifications')}
      text={t('notices.choices_text', { email: user.email })}
      side={<SavingState saving={saving} />}
    >
      {choices.length === 0 && (
        <EmptyState
          icon={BellOff}
          framed
          title={t('notices.choices_empty_title')}
          text={t('notices.choices_empty_text')}
        />
      )}
      {choices.map((school) => (
        <SchoolTable key={school.school.id} choices={school} change={change} />
      ))}
      <p className={textStyles.muted}>{t('notices.choices_night')}</p>
      <p className={textStyles.muted}>{t('notices.choices_always')}</p>
    </AccountPage>
  )
}

/** As the server will answer, so that a switch moves with the press. */
const changed = (choices: SchoolChoices, body: Change): SchoolChoices => {
  if (choices.school.id !== body.school) return choices
  if ('is_paused' in body) return { ...choices, is_paused: body.is_paused }
  return {
    ...choices,
    groups: choices.groups.map((each) =>
      each.group === body.group
        ? { ...each, bell: body.bell ?? each.bell, mail: body.mail ?? each.mail }
        : each,
    ),
  }
}

interface SchoolTableProps {
  choices: SchoolChoices
  change: (body: Change) => void
}

const SchoolTable = ({ choices: { school, is_paused, groups }, change }: SchoolTableProps) => {
  const { t } = useTexts()
  return (
    <AccountSection title={school.name}>
      <table className={styles.choices}>
        <thead>
          <tr>
            <th scope="col">{t('notices.column_what')}</th>
            <th scope="col">{t('notices.column_bell')}</th>
            <th scope="col">{t('notices.column_mail')}</th>
          </tr>
        </thead>
        <tbody>
          {groups.map(({ group, bell, mail }) => (
            <tr key={group}>
              <th scope="row">
                <span className={styles.groupName}>{t(`notices.group_${group}`)}</span>
                <span className={styles.groupHelp}>{t(`notices.group_${group}_help`)}</span>
              </th>
              <td>
                <Toggle
                  label={t('notices.choose_bell', { what: t(`notices.group_${group}`) })}
                  checked={bell}
                  onChange={(next) => change({ school: school.id, group, bell: next })}
                />
              </td>
              <td>
                <Toggle
                  label={t('notices.choose_mail', { what: t(`notices.group_${group}`) })}
                  checked={mail && !is_paused}
                  disabled={is_paused}
                  onChange={(next) => change({ school: school.id, group, mail: next })}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Switch
        label={t('notices.pause', { school: school.name })}
        help={t('notices.pause_help')}
        checked={is_paused}
        onChange={(event) => change({ school: school.id, is_paused: event.currentTarget.checked })}
      />
    </AccountSection>
  )
}

interface ToggleProps {
  label: string
  checked: boolean
  disabled?: boolean
  onChange: (next: boolean) => void
}

/** A switch whose words stand in the head of its row and column. */
const Toggle = ({ label, checked, disabled, onChange }: ToggleProps) => (
  <Switch
    label={null}
    aria-label={label}
    className={styles.toggle}
    checked={checked}
    disabled={disabled}
    onChange={(event) => onChange(event.currentTarget.checked)}
  />
)
