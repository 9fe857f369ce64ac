import { type ContactTabSetup, contactSettingsLimits } from '@lectern/contract/contacts/contact-settings'
import type { Locale } from '@lectern/contract/kernel/locales'
import { Field } from '@lectern/ui/fields/field'
import { TextInput } from '@lectern/ui/fields/text-input'
import { FormDialog } from '@lectern/ui/overlays/form-dialog'
import { useState } from 'react'
import { languageNames } from '../../../frame/index.ts'
import { useTexts } from '../../../lib/texts/index.ts'

interface TabWords {
  readonly title: string
  readonly titles: { readonly [language in Locale]?: string }
}

interface TabDialogProps {
  /** Missing for a new one. */
  tab: ContactTabSetup | undefined
  /** The main language first. */
  languages: readonly Locale[]
  busy: boolean
  onSave: (words: TabWords) => void
  onClose: () => void
}

const isFilled = (entry: [string, string | undefined]): boolean => entry[1] !== undefined && entry[1] !== ''

/** Asks for the name of a tab in the languages of the school. */
export const TabDialog = ({ tab, languages, busy, onSave, onClose }: TabDialogProps) => {
  const { t } = useTexts()
  const [title, setTitle] = useState(tab?.title ?? '')
  const [titles, setTitles] = useState<Partial<Record<Locale, string>>>(() =>
    Object.fromEntries(Object.entries(tab?.titles ?? {}).filter(isFilled)),
  )
  const line = (value: string, write: (text: string) => void, isFirst = false) => (
    <TextInput
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the first field of a dialog that was asked for
      autoFocus={isFirst}
      value={value}
      maxLength={contactSettingsLimits.titleLength}
      autoComplete="off"
      onChange={(event) => write(event.currentTarget.value)}
    />
  )
  return (
    <FormDialog
      open
      onClose={onClose}
      title={tab ? t('contacts.settings_tab_rename') : t('contacts.settings_tab_new')}
      closeLabel={t('common.close')}
      cancelLabel={t('create-course.cancel')}
      submitLabel={tab ? t('contacts.settings_save') : t('contacts.settings_tab_submit')}
      ready={title.trim() !== ''}
      busy={busy}
      onSubmit={() =>
        onSave({ title: title.trim(), titles: Object.fromEntries(Object.entries(titles).filter(isFilled)) })
      }
    >
      <Field label={t('contacts.settings_title')}>{line(title, setTitle, true)}</Field>
      {languages.slice(1).map((language) => (
        <Field key={language} label={t('contacts.settings_title_in', { language: languageNames[language] })}>
          {line(titles[language] ?? '', (text) => setTitles((before) => ({ ...before, [language]: text })))}
        </Field>
      ))}
    </FormDialog>
  )
}
