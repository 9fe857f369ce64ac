import type { Remark } from '@lectern/contract/practices/desk/remarks.api'
import { Button } from '@lectern/ui/actions/button'
import type { MenuEntry } from '@lectern/ui/actions/menu'
import { MoreMenu } from '@lectern/ui/actions/more-menu'
import { Notice } from '@lectern/ui/feedback/notice'
import { SkeletonText } from '@lectern/ui/feedback/skeleton'
import { SearchInput } from '@lectern/ui/fields/search-input'
import { Icon } from '@lectern/ui/layout/icon'
import textStyles from '@lectern/ui/text/text.module.css'
import { BookmarkPlus, PencilLine, Trash2, Users } from 'lucide-react'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { errorText } from '../../../lib/errors.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { findRemarks } from './find-remarks.ts'
import { RemarkForm } from './remark-form.tsx'
import styles from './remarks.module.css'
import { type Remarks, useRemarks } from './use-remarks.ts'

export interface RemarkPanelProps {
  /** What stands in the comment already; it can be kept as a remark. */
  written: string
  onInsert: (text: string) => void
}

/** Remarks that are looked through and put into a comment, kept, changed and deleted. */
export const RemarkPanel = ({ written, onInsert }: RemarkPanelProps) => {
  const remarks = useRemarks()
  const [editing, setEditing] = useState<Remark | 'new'>()
  if (editing === undefined)
    return (
      <RemarkChoice
        remarks={remarks}
        written={written}
        onInsert={(remark) => {
          remarks.noteUse(remark)
          onInsert(remark.text)
        }}
        onEdit={setEditing}
      />
    )
  const remark = editing === 'new' ? undefined : editing
  return (
    <RemarkForm
      start={remark ?? { text: written.trim(), is_shared: false }}
      save={(words) => remarks.save(words, remark)}
      onClose={() => setEditing(undefined)}
    />
  )
}

interface RemarkChoiceProps {
  remarks: Remarks
  written: string
  onInsert: (remark: Remark) => void
  onEdit: (remark: Remark | 'new') => void
}

/** Moves between the field and the remarks with the arrows. */
const moveOn = (event: KeyboardEvent<HTMLElement>): void => {
  const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  if (by === 0) return
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, [data-remark]')]
  const at = stops.findIndex((stop) => stop === document.activeElement)
  const next = stops[at + by]
  if (at === -1 || !next) return
  event.preventDefault()
  next.focus()
}

const RemarkChoice = ({ remarks, written, onInsert, onEdit }: RemarkChoiceProps) => {
  const { t } = useTexts()
  const [wanted, setWanted] = useState('')
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const { list } = remarks
  const all = list.data?.data
  const found = findRemarks(all ?? [], wanted)
  const [first] = found
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys of the controls in it
    <div
      className={styles.panel}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.target !== field.current) return moveOn(event)
        // The form around it is that of the comment.
        event.preventDefault()
        if (first) onInsert(first)
      }}
    >
      <SearchInput
        ref={field}
        label={t('practices.remarks_search')}
        clearLabel={t('common.search_clear')}
        value={wanted}
        onChange={setWanted}
      />
      {list.isPending && <SkeletonText lines={3} />}
      {list.error && (
        <Notice
          tone="danger"
          announce="politely"
          actions={<Button onClick={() => void list.refetch()}>{t('common.try_again')}</Button>}
        >
          {errorText(list.error, t)}
        </Notice>
      )}
      {all && found.length === 0 && (
        <p className={textStyles.muted} role="status">
          {t(all.length === 0 ? 'practices.remarks_empty' : 'practices.remarks_none_found')}
        </p>
      )}
      <ul className={styles.list} aria-label={t('practices.remarks')}>
        {found.map((remark) => (
          <RemarkRow
            key={remark.id}
            remark={remark}
            remarks={remarks}
            onInsert={() => onInsert(remark)}
            onEdit={() => onEdit(remark)}
          />
        ))}
      </ul>
      <Button variant="quiet" size="small" icon={<Icon of={BookmarkPlus} />} onClick={() => onEdit('new')}>
        {t(written.trim() === '' ? 'practices.remark_new' : 'practices.remark_keep')}
      </Button>
    </div>
  )
}

interface RemarkRowProps {
  remark: Remark
  remarks: Remarks
  onInsert: () => void
  onEdit: () => void
}

const RemarkRow = ({ remark, remarks, onInsert, onEdit }: RemarkRowProps) => {
  const { t } = useTexts()
  const { text, is_own: isOwn, is_shared: isShared, author, may_delete: mayDelete } = remark
  const change: readonly MenuEntry[] = [
    { kind: 'action', label: t('practices.remark_edit'), icon: PencilLine, onSelect: onEdit },
    {
      kind: 'choice',
      label: t('practices.remark_share'),
      icon: Users,
      chosen: isShared,
      onSelect: () => void remarks.share(remark, !isShared),
    },
  ]
  return (
    <li className={styles.row}>
      <button type="button" data-remark className={styles.insert} onClick={onInsert}>
        <span className={styles.words}>{text}</span>
        {isShared && (
          <span className={styles.side}>
            {isOwn ? t('practices.remark_shared') : t('practices.remark_by', { name: author })}
          </span>
        )}
      </button>
      {mayDelete && (
        <MoreMenu
          label={t('practices.remark_actions', { text: text.slice(0, 40) })}
          entries={[
            ...(isOwn ? change : []),
            {
              kind: 'action',
              label: t('practices.remark_delete'),
              icon: Trash2,
              danger: true,
              onSelect: () => void remarks.remove(remark),
            },
          ]}
        />
      )}
    </li>
  )
}
