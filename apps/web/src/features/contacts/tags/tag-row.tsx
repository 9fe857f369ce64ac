import { contactLimits, type Tag } from '@lectern/contract/contacts/contacts'
import { MoreMenu } from '@lectern/ui/actions/more-menu'
import { TextInput } from '@lectern/ui/fields/text-input'
import { Link } from '@tanstack/react-router'
import { type KeyboardEvent, useId, useState } from 'react'
import { errorText } from '../../../lib/errors.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import styles from './tags.module.css'
import { useTagName } from './use-tags.ts'

interface TagRowProps {
  tag: Tag
  mayEdit: boolean
  reload: () => Promise<void>
  onRemove: (tag: Tag) => void
  onDelete: (tag: Tag) => void
}

/** One tag: its name, edited in place, who has it, and what can be done with it. */
export const TagRow = ({ tag, mayEdit, reload, onRemove, onDelete }: TagRowProps) => {
  const { t } = useTexts()
  const { id, name, contacts } = tag
  return (
    <li className={styles.tag}>
      {mayEdit ? <TagName tag={tag} reload={reload} /> : <span className={styles.name}>{name}</span>}
      {contacts > 0 ? (
        <Link to="/expert/crm/contacts" search={{ tag: id }} className={styles.people}>
          {t('contacts.tags_people', { count: contacts })}
        </Link>
      ) : (
        <span className={styles.people}>{t('contacts.tags_people', { count: 0 })}</span>
      )}
      {mayEdit && (
        <MoreMenu
          label={t('contacts.tags_actions', { tag: name })}
          entries={[
            contacts > 0
              ? {
                  kind: 'action',
                  label: t('contacts.tags_remove', { count: contacts }),
                  onSelect: () => onRemove(tag),
                }
              : {
                  kind: 'action',
                  danger: true,
                  label: t('contacts.tags_delete'),
                  onSelect: () => onDelete(tag),
                },
          ]}
        />
      )}
    </li>
  )
}

/** Stored when it is left or Enter is pressed; Escape takes back. A name that is refused stays written, with the reason below. */
const TagName = ({ tag, reload }: Pick<TagRowProps, 'tag' | 'reload'>) => {
  const { t } = useTexts()
  const id = useId()
  const [draft, setDraft] = useState<string>()
  const rename = useTagName(tag, reload)
  const { error } = rename
  const leave = () => {
    setDraft(undefined)
    rename.reset()
  }
  const store = () => {
    const text = draft?.trim() ?? ''
    if (text === '' || text === tag.name) return leave()
    if (!rename.isPending) rename.mutate(text, { onSuccess: leave })
  }
  const key = (event: KeyboardEvent) => {
    if (event.key === 'Enter') store()
    if (event.key === 'Escape') leave()
  }
  return (
    <div className={styles.name}>
      <TextInput
        value={draft ?? tag.name}
        maxLength={contactLimits.tagLength}
        autoComplete="off"
        aria-label={t('contacts.tags_name_of', { tag: tag.name })}
        aria-invalid={error !== null || undefined}
        aria-describedby={error ? id : undefined}
        onChange={(event) => setDraft(event.currentTarget.value)}
        onBlur={store}
        onKeyDown={key}
      />
      {error && (
        <p id={id} role="alert" className={styles.error}>
          {errorText(error, t)}
        </p>
      )}
    </div>
  )
}
