import { Button } from '@lectern/ui/actions/button'
import { IconButton } from '@lectern/ui/actions/icon-button'
import { Icon } from '@lectern/ui/layout/icon'
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '../../../lib/texts/index.ts'
import styles from './in-place.module.css'

interface EntriesProps<Entry> {
  entries: readonly Entry[]
  onEntries: (entries: Entry[]) => void
  most: number
  /** A new one. */
  empty: Entry
  addLabel: string
  /** Names an entry for the buttons beside it. */
  nameOf: (entry: Entry, number: number) => string
  children: (entry: Entry, onEntry: (entry: Entry) => void, number: number) => ReactNode
}

/** A list on the page whose entries are written, put in order, added and taken away. */
export const Entries = <Entry,>(props: EntriesProps<Entry>) => {
  const { entries, onEntries, most, empty, addLabel, nameOf, children } = props
  const { t } = useTexts()
  const move = (at: number, by: -1 | 1) => {
    const next = [...entries]
    const [moved] = next.splice(at, 1)
    if (moved !== undefined) next.splice(at + by, 0, moved)
    onEntries(next)
  }
  return (
    <div className={styles.entries}>
      {entries.map((entry, at) => {
        const name = nameOf(entry, at + 1)
        return (
          // oxlint-disable-next-line react/no-array-index-key -- entries hold nothing of their own
          <div key={at} className={styles.entry}>
            {children(entry, (changed) => onEntries(entries.with(at, changed)), at + 1)}
            <span className={styles.tools}>
              <IconButton
                icon={ArrowUp}
                label={t('front-page.move_up', { name })}
                disabled={at === 0}
                onClick={() => move(at, -1)}
              />
              <IconButton
                icon={ArrowDown}
                label={t('front-page.move_down', { name })}
                disabled={at === entries.length - 1}
                onClick={() => move(at, 1)}
              />
              <IconButton
                icon={Trash2}
                label={t('front-page.remove', { name })}
                onClick={() => onEntries(entries.toSpliced(at, 1))}
              />
            </span>
          </div>
        )
      })}
      {entries.length < most && (
        <Button variant="quiet" icon={<Icon of={Plus} />} onClick={() => onEntries([...entries, empty])}>
          {addLabel}
        </Button>
      )}
    </div>
  )
}
