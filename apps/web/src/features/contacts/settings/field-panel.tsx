import {
  canBeUnique,
  type ContactFieldSetup,
  type ContactSettings,
  contactSettingsLimits,
  hasOptions,
  newContactFieldTypes,
} from '@lectern/contract/contacts/contact-settings'
import { Select } from '@lectern/ui/choices/select'
import { Switch } from '@lectern/ui/choices/switch'
import { Field } from '@lectern/ui/fields/field'
import { languageNames } from '../../../frame/index.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { ArchiveField } from './archive-field.tsx'
import { ChangeWarning } from './change-warning.tsx'
import { FieldOptions } from './field-options.tsx'
import { kindOf } from './field-list.tsx'
import { StoredLine } from './stored-line.tsx'
import { useFieldChange } from './use-field-change.ts'
import type { FieldChange } from './settings-work.ts'
import type { SettingsWork } from './use-contact-settings.ts'
import styles from './settings.module.css'

interface FieldPanelProps {
  settings: ContactSettings
  field: ContactFieldSetup
  tabId: number
  work: SettingsWork
  mayEdit: boolean
  mayDelete: boolean
  onTab: (tabId: number) => void
}

interface PartProps {
  field: ContactFieldSetup
  settings: ContactSettings
  mayEdit: boolean
  onChange: (change: FieldChange) => void
}

/** The chosen field: changed in place, each change stored at once. */
export const FieldPanel = ({ settings, field, tabId, work, mayEdit, mayDelete, onTab }: FieldPanelProps) => {
  const { t } = useTexts()
  const { review, change, accept, cancel } = useFieldChange(field, work)
  const part = { field, settings, mayEdit, onChange: (each: FieldChange) => void change(each) }
  return (
    <section className={styles.panel} aria-label={field.title}>
      <Words {...part} />
      <Kind {...part} />
      {hasOptions(field.type) && (
        <FieldOptions
          field={field}
          languages={settings.languages.slice(1)}
          mayEdit={mayEdit}
          onOptions={(options) => part.onChange({ options })}
        />
      )}
      <Flags {...part} />
      {settings.tabs.length > 1 && (
        <Field label={t('contacts.settings_tab')}>
          <Select
            value={String(tabId)}
            disabled={!mayEdit}
            onChange={(event) => onTab(Number(event.currentTarget.value))}
          >
            {settings.tabs.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </Select>
        </Field>
      )}
      {mayDelete && <ArchiveField field={field} onArchive={() => void work.archive(field)} />}
      {review && <ChangeWarning review={review} onClose={cancel} onAccept={() => void accept()} />}
    </section>
  )
}

const Words = ({ field, settings, mayEdit, onChange }: PartProps) => {
  const { t } = useTexts()
  const [main, ...others] = settings.languages
  const most = contactSettingsLimits.titleLength
  const labelIn = (language: keyof typeof languageNames) =>
    t('contacts.settings_title_in', { language: languageNames[language] })
  return (
    <>
      <StoredLine
        label={main === undefined || others.length === 0 ? t('contacts.settings_title') : labelIn(main)}
        value={field.title}
        maxLength={most}
        disabled={!mayEdit}
        onStore={(title) => onChange({ title })}
      />
      {others.map((language) => (
        <StoredLine
          key={language}
          mayBeEmpty
          label={labelIn(language)}
          value={field.titles[language] ?? ''}
          maxLength={most}
          disabled={!mayEdit}
          onStore={(text) =>
            onChange({ titles: { ...field.titles, [language]: text === '' ? undefined : text } })
          }
        />
      ))}
    </>
  )
}

const Kind = ({ field, mayEdit, onChange }: PartProps) => {
  const { t } = useTexts()
  const isFixed = field.answers > 0 || field.type === 'file'
  return (
    <Field
      label={t('contacts.settings_type')}
      help={
        isFixed
          ? t('contacts.settings_type_fixed', { count: field.answers })
          : t('contacts.settings_type_help')
      }
    >
      {isFixed ? (
        <output className={styles.fixed}>{kindOf(field, t)}</output>
      ) : (
        <Select
          value={field.type}
          disabled={!mayEdit}
          onChange={(event) => {
            const type = newContactFieldTypes.find((each) => each === event.currentTarget.value)
            if (type) onChange({ type })
          }}
        >
          {newContactFieldTypes.map((type) => (
            <option key={type} value={type}>
              {t(`contacts.settings_type_${type}`)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}

const flags = [
  'visible_to_student',
  'editable_by_student',
  'show_in_registration',
  'is_required',
  'is_unique',
] as const

const isIdle = (flag: (typeof flags)[number], { visible_to_student: isSeen, type }: ContactFieldSetup) => {
  if (flag === 'is_unique') return !canBeUnique(type)
  return !isSeen && (flag === 'editable_by_student' || flag === 'show_in_registration')
}

const Flags = ({ field, mayEdit, onChange }: PartProps) => {
  const { t } = useTexts()
  return (
    <div className={styles.flags}>
      {flags.map((flag) => (
        <Switch
          key={flag}
          label={t(`contacts.settings_${flag}`)}
          help={t(`contacts.settings_${flag}_help`)}
          checked={field[flag] && !isIdle(flag, field)}
          disabled={!mayEdit || isIdle(flag, field)}
          onChange={(event) => onChange({ [flag]: event.currentTarget.checked })}
        />
      ))}
    </div>
  )
}
