import type { Tag } from '@lectern/contract/contacts/contacts'
import { foldForSearch } from '@lectern/contract/kernel/words/fold'
import { Button } from '@lectern/ui/actions/button'
import { EmptyState } from '@lectern/ui/feedback/empty-state'
import { Skeleton } from '@lectern/ui/feedback/skeleton'
import { SearchInput } from '@lectern/ui/fields/search-input'
import { Tag as TagIcon } from 'lucide-react'
import { type RefObject, useState } from 'react'
import { ConfirmRemoval } from '../../../frame/expert/index.ts'
import { LoadFailure } from '../../../frame/index.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { TaskLines, useTaskStart } from '../../tasks/index.ts'
import { deleteTag } from '../api.ts'
import { ActionDialog } from '../bulk/action-dialog.tsx'
import { TagRow } from './tag-row.tsx'
import styles from './tags.module.css'
import { useTags } from './use-tags.ts'

/** Rows that are shown at first, and more with each press. */
const step = 100

interface TagsTabProps {
  mayEdit: boolean
  field?: RefObject<HTMLInputElement | null> | undefined
  onNew: () => void
}

/** Tags of the school: who has each, its name, and the way to be rid of it. */
export const TagsTab = ({ mayEdit, field, onNew }: TagsTabProps) => {
  const { t } = useTexts()
  const { tags, reload } = useTags()
  const [removed, setRemoved] = useState<Tag>()
  const [deleted, setDeleted] = useState<Tag>()
  const showTask = useTaskStart()
  const all = tags.data?.data
  if (all === undefined)
    return tags.error ? <LoadFailure error={tags.error} onRetry={tags.refetch} /> : <TagsSkeleton />
  return (
    <div className={styles.part}>
      <TaskLines domains={['contacts']} onEnded={() => void reload()} />
      {all.length === 0 ? (
        <EmptyState
          icon={TagIcon}
          framed
          title={t('contacts.tags_none')}
          text={t('contacts.tags_none_text')}
          add={mayEdit ? { label: t('contacts.tags_new'), onAdd: onNew } : undefined}
        />
      ) : (
        <TagList tags={all} {...{ mayEdit, field, reload }} onRemove={setRemoved} onDelete={setDeleted} />
      )}
      {removed && (
        <ActionDialog
          kind="untag"
          selection={{ filter: { tag: String(removed.id) } }}
          given={{
            title: t('contacts.tags_remove_title', { tag: removed.name }),
            action: { kind: 'untag', tag_id: removed.id },
          }}
          onClose={() => setRemoved(undefined)}
          onStarted={(task) => {
            showTask(task)
            setRemoved(undefined)
          }}
        />
      )}
      <ConfirmRemoval
        thing={deleted}
        title={({ name }) => t('contacts.tags_delete_title', { tag: name })}
        message={() => t('contacts.tags_delete_text')}
        confirmLabel={t('contacts.tags_delete')}
        remove={({ id }) => deleteTag({ params: { tag: id } })}
        onRemoved={reload}
        onClose={() => setDeleted(undefined)}
      />
    </div>
  )
}

interface TagListProps extends Pick<TagsTabProps, 'mayEdit' | 'field'> {
  tags: readonly Tag[]
  reload: () => Promise<void>
  onRemove: (tag: Tag) => void
  onDelete: (tag: Tag) => void
}

const TagList = ({ tags, field, ...row }: TagListProps) => {
  const { t } = useTexts()
  const [words, setWords] = useState('')
  const [most, setMost] = useState(step)
  const wanted = foldForSearch(words.trim())
  const found = tags.filter(({ name }) => foldForSearch(name).includes(wanted))
  const hidden = Math.min(step, found.length - most)
  return (
    <>
      <SearchInput
        {...(field && { ref: field })}
        label={t('contacts.tags_search')}
        clearLabel={t('common.search_clear')}
        value={words}
        onChange={(text) => {
          setWords(text)
          setMost(step)
        }}
      />
      <p className={styles.none} role="status">
        {found.length === 0 && t('contacts.tags_none_found')}
      </p>
      {found.length > 0 && (
        <ul className={styles.list} aria-label={t('contacts.tags')}>
          {found.slice(0, most).map((tag) => (
            <TagRow key={tag.id} tag={tag} {...row} />
          ))}
        </ul>
      )}
      {hidden > 0 && (
        <Button onClick={() => setMost(most + step)}>
          {t('contacts.tags_more_below', { count: hidden })}
        </Button>
      )}
    </>
  )
}

const TagsSkeleton = () => (
  <ul className={styles.list} aria-hidden="true">
    {Array.from({ length: 5 }, (_row, at) => (
      <li key={at} className={styles.tag}>
        <Skeleton width="40%" />
      </li>
    ))}
  </ul>
)
