import { Button } from '@lectern/ui/actions/button'
import { IconButton } from '@lectern/ui/actions/icon-button'
import { Menu, type MenuEntry } from '@lectern/ui/actions/menu'
import textStyles from '@lectern/ui/text/text.module.css'
import { Ellipsis } from 'lucide-react'
import { useTexts } from '../../../lib/texts/index.ts'
import styles from './lists.module.css'

interface UsedCellProps {
  count: number
  /** The count with what is counted. */
  words: string
  onPlaces: () => void
}

/** Where something is used, by a number that leads to the places. */
export const UsedCell = ({ count, words, onPlaces }: UsedCellProps) => {
  const { t } = useTexts()
  if (count === 0) return <span className={textStyles.muted}>{t('create-course.library_used_no')}</span>
  return (
    <Button variant="quiet" size="small" className={styles.used} onClick={onPlaces}>
      {words}
    </Button>
  )
}

/** What can be done with a row. */
export const RowMenu = ({ label, entries }: { label: string; entries: MenuEntry[] }) => (
  <Menu
    label={label}
    align="end"
    entries={entries}
    renderTrigger={(attributes) => (
      <IconButton {...attributes} icon={Ellipsis} size="small" label={label} />
    )}
  />
)
