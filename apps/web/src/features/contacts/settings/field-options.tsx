import { type ContactFieldSetup, contactSettingsLimits } from '@lectern/contract/contacts/contact-settings'
import type { Locale } from '@lectern/contract/kernel/locales'
import { IconButton } from '@lectern/ui/actions/icon-button'
import { SortHandle, sortItemClass } from '@lectern/ui/dragging/sort-handle'
import { useSortable } from '@lectern/ui/dragging/use-sortable'
import { TextInput } from '@lectern/ui/fields/text-input'
import { classNames } from '@lectern/ui/theme/class-names'
import { X } from 'lucide-react'
import { useMemo, useState } from 'react'
import { languageNames } from '../../../frame/index.ts'
import { moved, removed, replaced } from '../../../lib/lists.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { StoredLine } from './stored-line.tsx'
import type { FieldChange } from './settings-work.ts'
import styles from './settings.module.css'

type Options = NonNullable<FieldChange['options']>

/** A value that no other option has: what is written faster than it is stored keeps it. */
const newValue = (): string => crypto.randomUUID().slice(0, 13)

interface FieldOptionsProps {
  field: ContactFieldSetup
  /** Other languages than the main one. */
  languages: readonly Locale[]
  mayEdit: boolean
  onOptions: (options: Options) => void
}

/** Answers that a field offers: written, put in order and taken away in place. */
export const FieldOptions = ({ field, languages, mayEdit, onOptions }: FieldOptionsProps) => {
  const { t } = useTexts()
  const options = useMemo<Options>(
    () => field.options.map(({ value, title, titles }) => ({ value, title, titles })),
    [field.options],
  )
  const ids = useMemo(() => field.options.map(({ value }) => value), [field.options])
  const onMove = (from: number, to: number) => onOptions(moved(options, from, to))
  const { list, itemProps, handleProps } = useSortable({ ids, onMove })
  return (
    <section className={styles.options} aria-label={t('contacts.settings_options')}>
      <h3 className={styles.caption}>{t('contacts.settings_options')}</h3>
      <ol ref={list} className={styles.list}>
        {field.options.map(({ value, title, titles, answers }, at) => (
          <li key={value} {...itemProps(at)} className={classNames(styles.option, sortItemClass)}>
            {mayEdit && (
              <SortHandle
                {...handleProps(at)}
                name={title}
                label={t('contacts.settings_move', { name: title, place: at + 1, total: options.length })}
              />
            )}
            <div className={styles.words}>
              <StoredLine
                isBare
                label={t('contacts.settings_option', { number: at + 1 })}
                value={title}
                maxLength={contactSettingsLimits.optionLength}
                disabled={!mayEdit}
                onStore={(text) => onOptions(replaced(options, at, { value, title: text, titles }))}
              />
              {languages.map((language) => (
                <StoredLine
                  key={language}
                  isBare
                  mayBeEmpty
                  label={t('contacts.settings_option_in', {
                    number: at + 1,
                    language: languageNames[language],
                  })}
                  placeholder={languageNames[language]}
                  value={titles[language] ?? ''}
                  maxLength={contactSettingsLimits.optionLength}
                  disabled={!mayEdit}
                  onStore={(text) => {
                    const next = { ...titles, [language]: text === '' ? undefined : text }
                    onOptions(replaced(options, at, { value, title, titles: next }))
                  }}
                />
              ))}
            </div>
            <span className={styles.muted}>{answers}</span>
            {mayEdit && (
              <IconButton
                icon={X}
                size="small"
                label={t('contacts.settings_option_remove', { name: title })}
                onClick={() => onOptions(removed(options, at))}
              />
            )}
          </li>
        ))}
      </ol>
      {mayEdit && options.length < contactSettingsLimits.options && (
        <NewOption onAdd={(title) => onOptions([...options, { value: newValue(), title }])} />
      )}
    </section>
  )
}

/** Adds one answer after the other: its words, Enter, the next. */
const NewOption = ({ onAdd }: { onAdd: (title: string) => void }) => {
  const { t } = useTexts()
  const [title, setTitle] = useState('')
  const add = () => {
    if (title.trim() === '') return
    onAdd(title.trim())
    setTitle('')
  }
  return (
    <TextInput
      value={title}
      maxLength={contactSettingsLimits.optionLength}
      placeholder={t('contacts.settings_option_new')}
      aria-label={t('contacts.settings_option_new')}
      autoComplete="off"
      onChange={(event) => setTitle(event.currentTarget.value)}
      onBlur={add}
      onKeyDown={(event) => {
        if (event.key === 'Enter') add()
      }}
    />
  )
}
