import type {
  ContactSettings as Settings,
  ContactTabSetup,
} from '@lectern/contract/contacts/contact-settings'
import { Notice } from '@lectern/ui/feedback/notice'
import { useState } from 'react'
import { errorText } from '../../../lib/errors.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { createContactTab, deleteContactTab, updateContactTab } from '../api.ts'
import { ArchivedList } from './archived-list.tsx'
import { FieldList } from './field-list.tsx'
import { FieldPanel } from './field-panel.tsx'
import { FirstFields } from './first-fields.tsx'
import { NewField } from './new-field.tsx'
import { archivedFields, usedFields, withFieldIn } from './settings-work.ts'
import { TabDialog } from './tab-dialog.tsx'
import { TabList } from './tab-list.tsx'
import type { SettingsWork } from './use-contact-settings.ts'
import styles from './settings.module.css'

/** What a person may do with contact fields. */
export interface SettingsRights {
  readonly mayCreate: boolean
  readonly mayEdit: boolean
  readonly mayDelete: boolean
}

interface ContactSettingsProps {
  settings: Settings
  work: SettingsWork
  rights: SettingsRights
  /** A new field is being named. */
  isNew: boolean
  onNew: (isNew: boolean) => void
}

/** Which tab and field are chosen; what is gone is not. */
const useChoice = ({ tabs }: Settings) => {
  const [tabId, setTabId] = useState<number>()
  const [fieldId, setFieldId] = useState<number>()
  const tab = tabs.find(({ id }) => id === tabId) ?? tabs[0]
  const fields = tab ? usedFields(tab) : []
  const field = fields.find(({ id }) => id === fieldId) ?? fields[0]
  const choose = (nextTab: number | undefined, nextField?: number) => {
    setTabId(nextTab)
    setFieldId(nextField)
  }
  return { tab, field, choose }
}

type Choice = ReturnType<typeof useChoice>

/** Tabs, the fields of the chosen one, and the chosen field (mockup 01). */
export const ContactSettings = (props: ContactSettingsProps) => {
  const { settings, work, rights, isNew, onNew } = props
  const { t } = useTexts()
  const choice = useChoice(settings)
  const { tab, field, choose } = choice
  const [named, setNamed] = useState<ContactTabSetup | 'new'>()
  const sort = (after: Settings) => void work.sort(settings, after)
  const { mayCreate, mayEdit, mayDelete } = rights
  return (
    <>
      {work.error && (
        <Notice tone="danger" announce="politely">
          {errorText(work.error, t)}
        </Notice>
      )}
      {!settings.are_answers_exact && <p className={styles.muted}>{t('contacts.settings_part_counted')}</p>}
      <div className={styles.columns}>
        <TabList
          {...{ settings, mayEdit, mayDelete, onSort: sort }}
          current={tab?.id}
          onChoose={({ id }) => choose(id)}
          onRename={setNamed}
          onRemove={({ id }) => void work.store(() => deleteContactTab({ params: { tab: id } }))}
          onNew={mayCreate ? () => setNamed('new') : undefined}
        />
        <Fields {...props} choice={choice} onSort={sort} />
        {tab && field && (
          <FieldPanel
            key={field.id}
            {...{ settings, field, work, mayEdit, mayDelete }}
            tabId={tab.id}
            onTab={(id) => {
              sort(withFieldIn(settings, field, id))
              choose(id, field.id)
            }}
          />
        )}
      </div>
      {isNew && <NewFieldIn {...{ tab, work }} onClose={() => onNew(false)} onMade={choose} />}
      {named !== undefined && (
        <NamedTab {...{ named, settings, work }} onClose={() => setNamed(undefined)} onMade={choose} />
      )}
    </>
  )
}

interface FieldsProps extends ContactSettingsProps {
  choice: Choice
  onSort: (after: Settings) => void
}

/** Fields of the chosen tab; without any, what they are for. */
const Fields = ({ settings, work, rights, choice: { tab, field, choose }, onNew, onSort }: FieldsProps) => {
  const { t } = useTexts()
  const isEmpty = settings.tabs.every((each) => usedFields(each).length === 0)
  const isFilled = tab !== undefined && usedFields(tab).length > 0
  const add = rights.mayCreate ? () => onNew(true) : undefined
  return (
    <div className={styles.middle}>
      {isEmpty && <FirstFields {...{ settings, work }} onNew={add} />}
      {!isEmpty && !isFilled && <p className={styles.muted}>{t('contacts.settings_tab_empty')}</p>}
      {isFilled && (
        <FieldList
          {...{ settings, tab, mayEdit: rights.mayEdit, onSort }}
          current={field?.id}
          onChoose={({ id }) => choose(tab.id, id)}
        />
      )}
      <ArchivedList
        fields={archivedFields(settings)}
        mayDelete={rights.mayDelete}
        onRestore={(each) => void work.restore(each)}
      />
    </div>
  )
}

interface NewThingProps {
  work: SettingsWork
  onClose: () => void
  onMade: (tabId: number, fieldId?: number) => void
}

/** A school without tabs gets its first one with its first field. */
const NewFieldIn = ({ tab, work, onClose, onMade }: NewThingProps & { tab: ContactTabSetup | undefined }) => {
  const { t } = useTexts()
  const tabFor = async () =>
    tab?.id ?? (await createContactTab({ body: { title: t('contacts.settings_first_tab') } })).tab_id
  return (
    <NewField
      tabFor={tabFor}
      onClose={onClose}
      onMade={(made) => {
        const home = made.data.tabs.find(({ fields }) => fields.some(({ id }) => id === made.field_id))
        void work.store(() => Promise.resolve(made))
        onClose()
        if (home) onMade(home.id, made.field_id)
      }}
    />
  )
}

const NamedTab = ({
  named,
  settings,
  work,
  onClose,
  onMade,
}: NewThingProps & { settings: Settings; named: ContactTabSetup | 'new' }) => (
  <TabDialog
    tab={named === 'new' ? undefined : named}
    languages={settings.languages}
    busy={work.saving.state === 'saving'}
    onClose={onClose}
    onSave={(body) => {
      onClose()
      void work.store(async () => {
        if (named !== 'new') return updateContactTab({ params: { tab: named.id }, body })
        const made = await createContactTab({ body })
        onMade(made.tab_id)
        return made
      })
    }}
  />
)
