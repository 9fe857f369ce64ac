import { useQuery } from '@tanstack/react-query'
import type { ContactMerge } from '@lectern/contract/contacts/merging/merging'
import { Button } from '@lectern/ui/actions/button'
import { queryFor } from '../../../lib/api/index.ts'
import { useDates, useTexts } from '../../../lib/texts/index.ts'
import { listContactMerges } from '../api.ts'
import { useMayMerge } from './may-merge.ts'
import styles from './merging.module.css'
import { useUndoMerge } from './use-undo-merge.ts'

/** Who became one with this contact, and until when that can be taken back. */
export const MergeLines = ({ contactId }: { contactId: number }) => {
  const { t } = useTexts()
  const mayMerge = useMayMerge()
  const { undo, busy } = useUndoMerge()
  const { data } = useQuery(queryFor(listContactMerges, { params: { contact: contactId } }))
  const merges = data?.data.filter((merge) => merge.undone_at === null) ?? []
  if (merges.length === 0) return null
  return (
    <section className={styles.same} aria-label={t('contacts.merges_title')}>
      <h2 className={styles.heading}>{t('contacts.merges_title')}</h2>
      <ul className={styles.hints}>
        {merges.map((merge) => (
          <Line
            key={merge.id}
            merge={merge}
            busy={busy}
            onUndo={mayMerge ? () => undo(merge.id) : undefined}
          />
        ))}
      </ul>
    </section>
  )
}

interface LineProps {
  merge: ContactMerge
  busy: boolean
  /** Missing for whoever may not merge. */
  onUndo: (() => void) | undefined
}

const Line = ({ merge: { absorbed_name: name, at, by, undo_until: until }, busy, onUndo }: LineProps) => {
  const { t } = useTexts()
  const { date } = useDates()
  return (
    <li className={styles.hint}>
      <span className={styles.words}>
        <span className={styles.called}>
          {name === null
            ? t('contacts.merge_line_nameless', { date: date(at) })
            : t('contacts.merge_line', { name, date: date(at) })}
        </span>
        <span className={styles.muted}>
          {[
            ...(by === null ? [] : [by.name]),
            until === null
              ? t('contacts.merge_line_over')
              : t('contacts.merge_line_until', { date: date(until) }),
          ].join(' · ')}
        </span>
      </span>
      {until !== null && onUndo && (
        <Button size="small" busy={busy} onClick={onUndo}>
          {t('contacts.card_undo')}
        </Button>
      )}
    </li>
  )
}
