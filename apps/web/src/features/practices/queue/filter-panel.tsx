import type { PracticeChoices } from '@lectern/contract/practices/desk/views.api'
import { Button } from '@lectern/ui/actions/button'
import { Checkbox } from '@lectern/ui/choices/checkbox'
import { Select } from '@lectern/ui/choices/select'
import { Field } from '@lectern/ui/fields/field'
import { TextInput } from '@lectern/ui/fields/text-input'
import { Icon } from '@lectern/ui/layout/icon'
import { X } from 'lucide-react'
import { useTexts } from '../../../lib/texts/index.ts'
import { choiceParts, useNarrowings } from './filter-parts.ts'
import type { PracticeSearch } from './practice-search.ts'
import styles from './queue.module.css'

interface FilterProps {
  search: PracticeSearch
  choices: PracticeChoices | undefined
  change: (part: Partial<PracticeSearch>) => void
}

/** Everything by which the practices are narrowed beside words and status. */
export const FilterPanel = ({ id, search, choices, change }: FilterProps & { id: string }) => {
  const { t } = useTexts()
  return (
    <section id={id} className={styles.panel} aria-label={t('practices.queue_filters')}>
      {choiceParts.map(({ part, of, label, any }) => {
        const options = choices?.[of] ?? []
        const chosen = search[part]
        const isKnown = chosen === undefined || options.some((option) => option.id === chosen)
        return (
          <Field key={part} label={t(label)}>
            <Select
              value={chosen ?? ''}
              disabled={options.length === 0 && chosen === undefined}
              onChange={({ currentTarget: { value } }) => {
                const next = { [part]: value === '' ? undefined : Number(value) }
                change(part === 'course' ? { ...next, lesson: undefined } : next)
              }}
            >
              <option value="">
                {t(part === 'lesson' && !search.course ? 'practices.queue_lesson_none' : any)}
              </option>
              {!isKnown && <option value={chosen}>{t('practices.queue_number', { id: chosen })}</option>}
              {options.map((option) => (
                <option key={option.id} value={option.id}>
                  {option.name}
                </option>
              ))}
            </Select>
          </Field>
        )
      })}
      <Field label={t('practices.queue_from')}>
        <TextInput
          type="date"
          value={search.from ?? ''}
          max={search.to}
          onChange={({ currentTarget: { value } }) => change({ from: value || undefined })}
        />
      </Field>
      <Field label={t('practices.queue_to')}>
        <TextInput
          type="date"
          value={search.to ?? ''}
          min={search.from}
          onChange={({ currentTarget: { value } }) => change({ to: value || undefined })}
        />
      </Field>
      <Checkbox
        label={t('practices.queue_unread')}
        checked={search.unread === true}
        onChange={({ currentTarget: { checked } }) => change({ unread: checked || undefined })}
      />
      <Checkbox
        label={t('practices.queue_late')}
        checked={search.late === true}
        onChange={({ currentTarget: { checked } }) => change({ late: checked || undefined })}
      />
    </section>
  )
}

/** What the practices are narrowed by, each to be taken away by a press, and all of it by one. */
export const FilterChips = ({ search, choices, change, onClear }: FilterProps & { onClear: () => void }) => {
  const { t } = useTexts()
  const narrowings = useNarrowings(search, choices)
  if (narrowings.length === 0) return null
  return (
    <ul className={styles.chips} aria-label={t('practices.queue_chosen')}>
      {narrowings.map(({ part, label, change: without }) => (
        <li key={part}>
          <button
            type="button"
            className={styles.chip}
            aria-label={t('practices.queue_without', { label })}
            onClick={() => change(without)}
          >
            <span className={styles.chipWords}>{label}</span>
            <Icon of={X} />
          </button>
        </li>
      ))}
      <li>
        <Button variant="quiet" size="small" onClick={onClear}>
          {t('practices.queue_clear')}
        </Button>
      </li>
    </ul>
  )
}
