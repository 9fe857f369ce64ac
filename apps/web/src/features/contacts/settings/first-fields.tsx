import type { ContactSettings } from '@lectern/contract/contacts/contact-settings'
import { Button } from '@lectern/ui/actions/button'
import { EmptyState } from '@lectern/ui/feedback/empty-state'
import { ListPlus } from 'lucide-react'
import { type Translate, useTexts } from '../../../lib/texts/index.ts'
import { createContactField, createContactTab } from '../api.ts'
import type { SettingsWork } from './use-contact-settings.ts'

interface FirstFieldsProps {
  settings: ContactSettings
  work: SettingsWork
  /** Missing for whoever may add none. */
  onNew: (() => void) | undefined
}

/** Four fields that most schools ask. */
const usualFields = (t: Translate) =>
  [
    { key: 'city', type: 'text', title: t('contacts.settings_first_city'), options: [] },
    { key: 'goal', type: 'textarea', title: t('contacts.settings_first_goal'), options: [] },
    {
      key: 'experience',
      type: 'select',
      title: t('contacts.settings_first_experience'),
      options: [
        { title: t('contacts.settings_first_experience_none') },
        { title: t('contacts.settings_first_experience_some') },
        { title: t('contacts.settings_first_experience_much') },
      ],
    },
    { key: 'source', type: 'text', title: t('contacts.settings_first_source'), options: [] },
  ] as const

const makeTab = async ({ tabs }: ContactSettings, title: string): Promise<number> => {
  const [first] = tabs
  return first ? first.id : (await createContactTab({ body: { title } })).tab_id
}

/** Makes the usual fields one after the other: each takes its place behind the one before. */
const makeFirst = async (settings: ContactSettings, t: Translate): Promise<{ data: ContactSettings }> => {
  const tabId = await makeTab(settings, t('contacts.settings_first_tab'))
  let data = settings
  for (const { options, key: _key, ...field } of usualFields(t)) {
    const body = { ...field, tab_id: tabId, options: [...options] }
    data = (await createContactField({ body })).data
  }
  return { data }
}

/** What fields are for, while there are none: four useful ones at a press. */
export const FirstFields = ({ settings, work, onNew }: FirstFieldsProps) => {
  const { t } = useTexts()
  return (
    <EmptyState
      icon={ListPlus}
      framed
      title={t('contacts.settings_empty')}
      text={t('contacts.settings_empty_text')}
      add={
        onNew && {
          label: t('contacts.settings_first_add'),
          onAdd: () => void work.store(() => makeFirst(settings, t)),
        }
      }
      actions={onNew && <Button onClick={onNew}>{t('contacts.settings_new')}</Button>}
    />
  )
}
