import type {
  ContactFieldSetup,
  ContactSettings,
  ContactTabSetup,
} from '@lectern/contract/contacts/contact-settings'
import { SortHandle, sortItemClass } from '@lectern/ui/dragging/sort-handle'
import { useSortable } from '@lectern/ui/dragging/use-sortable'
import { classNames } from '@lectern/ui/theme/class-names'
import { useMemo } from 'react'
import { type Translate, useTexts } from '../../../lib/texts/index.ts'
import { usedFields, withFieldMoved } from './settings-work.ts'
import styles from './settings.module.css'

interface FieldListProps {
  settings: ContactSettings
  tab: ContactTabSetup
  current: number | undefined
  mayEdit: boolean
  onChoose: (field: ContactFieldSetup) => void
  onSort: (after: ContactSettings) => void
}

/** The kind of a field, and how many answers it offers. */
export const kindOf = ({ type, options }: ContactFieldSetup, t: Translate): string =>
  options.length > 0
    ? t('contacts.settings_type_of', { type: t(`contacts.settings_type_${type}`), count: options.length })
    : t(`contacts.settings_type_${type}`)

/** Who sees a field and where it is asked, in a few words. */
export const placeOf = (field: ContactFieldSetup, t: Translate): string => {
  if (!field.visible_to_student) return t('contacts.settings_team_only')
  return field.show_in_registration
    ? t('contacts.settings_at_registration')
    : t('contacts.settings_in_profile')
}

/** Fields of a tab that are asked, in order. */
export const FieldList = ({ settings, tab, current, mayEdit, onChoose, onSort }: FieldListProps) => {
  const { t } = useTexts()
  const fields = useMemo(() => usedFields(tab), [tab])
  const ids = useMemo(() => fields.map(({ id }) => String(id)), [fields])
  const onMove = (from: number, to: number) => onSort(withFieldMoved(settings, tab.id, from, to))
  const { list, itemProps, handleProps } = useSortable({ ids, onMove })
  return (
    <ol ref={list} className={classNames(styles.list, styles.fields)} aria-label={tab.title}>
      {fields.map((field, at) => (
        <li
          key={field.id}
          {...itemProps(at)}
          className={classNames(styles.field, sortItemClass)}
          data-chosen={field.id === current || undefined}
        >
          {mayEdit && (
            <SortHandle
              {...handleProps(at)}
              name={field.title}
              label={t('contacts.settings_move', { name: field.title, place: at + 1, total: fields.length })}
            />
          )}
          <button
            type="button"
            className={styles.row}
            aria-current={field.id === current || undefined}
            onClick={() => onChoose(field)}
          >
            <span className={styles.name}>
              {field.title}
              {field.is_required && (
                <span className={styles.muted}> · {t('contacts.settings_required')}</span>
              )}
            </span>
            <span className={styles.muted}>{kindOf(field, t)}</span>
            <span className={styles.muted}>{placeOf(field, t)}</span>
            <span className={styles.muted}>{t('contacts.settings_answers', { count: field.answers })}</span>
          </button>
        </li>
      ))}
    </ol>
  )
}
