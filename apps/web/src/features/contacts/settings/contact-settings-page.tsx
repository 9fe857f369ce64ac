import { Button } from '@lectern/ui/actions/button'
import { Icon } from '@lectern/ui/layout/icon'
import { Tabs } from '@lectern/ui/layout/tabs'
import { contactLimits } from '@lectern/contract/contacts/contacts'
import { useNavigate } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { ExpertPage, NameDialog, type PageKey } from '../../../frame/expert/index.ts'
import { SavingState } from '../../../frame/index.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { useHeldRights } from '../../staff/index.ts'
import { type ContactsSearch, type SettingsPart, settingsParts } from '../list/contacts-search.ts'
import { LooksTab } from '../looks/looks-tab.tsx'
import { TagsTab } from '../tags/tags-tab.tsx'
import { useTags } from '../tags/use-tags.ts'
import { ContactSettings } from './contact-settings.tsx'
import { useContactSettings } from './use-contact-settings.ts'

/** What the school asks its people, and what it marks them with (document 000 §2, contact settings). */
export const ContactSettingsPage = ({ search }: { search: ContactsSearch }) => {
  if (search.part === 'log') return <LogPage search={search} />
  return search.part === 'tags' ? <TagsPage /> : <FieldsPage />
}

const LogPage = ({ search: { member, contact, look, period } }: { search: ContactsSearch }) => {
  const { t } = useTexts()
  const navigate = useNavigate()
  return (
    <ExpertPage title={t('expert.menu_contact_settings')}>
      <SettingsTabs part="log">
        <LooksTab
          search={{ member, contact, look, period }}
          onSearch={(part) =>
            void navigate({
              to: '.',
              search: (before: object) => ({ ...before, ...part }),
              replace: true,
              resetScroll: false,
            })
          }
        />
      </SettingsTabs>
    </ExpertPage>
  )
}

/** Fields that the school asks, in tabs. */
const FieldsPage = () => {
  const { t } = useTexts()
  const work = useContactSettings()
  const held = useHeldRights()
  const [isNew, setNew] = useState(false)
  const rights = {
    mayCreate: held.has('contactfield_create'),
    mayEdit: held.has('contactfield_edit'),
    mayDelete: held.has('contactfield_delete'),
  }
  const add: PageKey = { keys: ['n'], label: t('contacts.settings_new'), onPress: () => setNew(true) }
  const { data } = work.settings
  return (
    <ExpertPage
      title={t('expert.menu_contact_settings')}
      saved={<SavingState saving={work.saving} />}
      keys={rights.mayCreate ? [add] : []}
      hints={[{ keys: ['Alt', '↑', '↓'], label: t('contacts.settings_hint_move') }]}
      actions={
        rights.mayCreate && (
          <Button variant="primary" icon={<Icon of={Plus} />} onClick={() => setNew(true)}>
            {t('contacts.settings_new')}
          </Button>
        )
      }
    >
      <SettingsTabs part="fields">
        {data && (
          <ContactSettings settings={data.data} work={work} rights={rights} isNew={isNew} onNew={setNew} />
        )}
      </SettingsTabs>
    </ExpertPage>
  )
}

const TagsPage = () => {
  const { t } = useTexts()
  const { create } = useTags()
  const mayEdit = useHeldRights().has('contact_edit')
  const field = useRef<HTMLInputElement>(null)
  const [isNew, setNew] = useState(false)
  const add: PageKey = { keys: ['n'], label: t('contacts.tags_new'), onPress: () => setNew(true) }
  const find: PageKey = {
    keys: ['f'],
    label: t('contacts.tags_search'),
    onPress: () => field.current?.focus(),
  }
  return (
    <ExpertPage
      title={t('expert.menu_contact_settings')}
      keys={mayEdit ? [add, find] : [find]}
      actions={
        mayEdit && (
          <Button variant="primary" icon={<Icon of={Plus} />} onClick={() => setNew(true)}>
            {t('contacts.tags_new')}
          </Button>
        )
      }
    >
      <SettingsTabs part="tags">
        <TagsTab mayEdit={mayEdit} field={field} onNew={() => setNew(true)} />
      </SettingsTabs>
      {isNew && (
        <NameDialog
          title={t('contacts.tags_new')}
          label={t('contacts.settings_title')}
          submitLabel={t('contacts.tags_add')}
          start=""
          maxLength={contactLimits.tagLength}
          save={create.mutateAsync}
          onClose={() => setNew(false)}
        />
      )}
    </ExpertPage>
  )
}

/** The ways between the parts of the settings, as far as the reader sees them. */
const SettingsTabs = ({ part, children }: { part: SettingsPart; children: ReactNode }) => {
  const { t } = useTexts()
  const navigate = useNavigate()
  const held = useHeldRights()
  const rights: Readonly<Record<SettingsPart, boolean>> = {
    fields: held.has('contactfield_list') || held.has('contactfield_read'),
    tags: (['contact_list', 'contact_read', 'contact_read.team', 'contact_read.own'] as const).some((right) =>
      held.has(right),
    ),
    log: held.has('cabinet_root'),
  }
  return (
    <Tabs<SettingsPart>
      label={t('contacts.settings_parts')}
      items={settingsParts
        .filter((each) => each === part || rights[each])
        .map((each) => ({ id: each, label: t(`contacts.settings_part_${each}`) }))}
      value={part}
      onChange={(chosen) =>
        void navigate({
          to: '/expert/crm/contacts',
          search: { view: 'settings', part: chosen === 'fields' ? undefined : chosen },
        })
      }
    >
      {children}
    </Tabs>
  )
}
