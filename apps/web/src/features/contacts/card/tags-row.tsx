import { useQuery } from '@tanstack/react-query'
import { contactLimits, type ContactCard } from '@lectern/contract/contacts/contacts'
import { Icon } from '@lectern/ui/layout/icon'
import { X } from 'lucide-react'
import { type KeyboardEvent, type RefObject, useId, useState } from 'react'
import { queryFor } from '../../../lib/api/index.ts'
import { errorText } from '../../../lib/errors.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { listTags } from '../api.ts'
import { CardRow } from './card-row.tsx'
import styles from './card.module.css'
import type { ContactChanges } from './use-contact-changes.ts'
import type { Outcome } from './use-stored-value.ts'

interface TagsRowProps {
  card: ContactCard
  changes: ContactChanges
  readOnly: boolean
  /** The field in which a tag is written. */
  field: RefObject<HTMLInputElement | null>
}

/** Tags of a person. Enter or a comma adds what is written, Backspace in the empty field takes the last one off. */
export const TagsRow = ({ card, changes, readOnly, field }: TagsRowProps) => {
  const { t } = useTexts()
  const [written, setWritten] = useState('')
  const [outcome, setOutcome] = useState<Outcome>('stored')
  const change = async (tags: { add: string[]; remove: number[] }) => {
    const told = await changes.changeTags(tags)
    setOutcome(told)
    if (told === 'stored') setWritten('')
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const last = card.tags.at(-1)
    if (event.key === 'Enter' || event.key === ',') {
      event.preventDefault()
      if (written.trim() !== '') void change({ add: [written.trim()], remove: [] })
    } else if (event.key === 'Escape') setWritten('')
    else if (event.key === 'Backspace' && written === '' && last) void change({ add: [], remove: [last.id] })
  }
  return (
    <CardRow label={t('contacts.tags')}>
      <span className={styles.tags}>
        {card.tags.map(({ id, name }) => (
          <span key={id} className={styles.tag}>
            {name}
            {!readOnly && (
              <button
                type="button"
                className={styles.takeOff}
                aria-label={t('contacts.card_tag_remove', { tag: name })}
                onClick={() => void change({ add: [], remove: [id] })}
              >
                <Icon of={X} />
              </button>
            )}
          </span>
        ))}
        {!readOnly && <TagField {...{ field, written, onKeyDown }} onWrite={setWritten} />}
      </span>
      {outcome === 'refused' && (
        <span className={styles.error} role="alert">
          {errorText(changes.error, t)}
        </span>
      )}
    </CardRow>
  )
}

interface TagFieldProps extends Pick<TagsRowProps, 'field'> {
  written: string
  onWrite: (words: string) => void
  onKeyDown: (event: KeyboardEvent) => void
}

const TagField = ({ field, written, onWrite, onKeyDown }: TagFieldProps) => {
  const { t } = useTexts()
  const id = useId()
  const known = useQuery(queryFor(listTags, {})).data?.data ?? []
  return (
    <>
      <input
        ref={field}
        className={styles.tagField}
        aria-label={t('contacts.card_tag_add')}
        placeholder={t('contacts.card_tag_add')}
        value={written}
        maxLength={contactLimits.tagLength}
        autoComplete="off"
        list={id}
        onChange={(event) => onWrite(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <datalist id={id}>
        {known.map(({ id: tagId, name }) => (
          <option key={tagId} value={name}>
            {name}
          </option>
        ))}
      </datalist>
    </>
  )
}
