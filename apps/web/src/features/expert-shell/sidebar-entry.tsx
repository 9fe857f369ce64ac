import { Icon } from '@lectern/ui/icon'
import { Link } from '@lectern/ui/link'
import { useTooltip } from '@lectern/ui/use-tooltip'
import { VisuallyHidden } from '@lectern/ui/visually-hidden'
import { useTexts } from '../../lib/texts/index.ts'
import type { MenuEntry } from './menu-entry.ts'
import styles from './sidebar.module.css'

interface SidebarEntryProps {
  entry: MenuEntry
  isCurrent: boolean
  /** Icon alone, its name on hover and focus. */
  collapsed: boolean
}

/** One line of the menu; without a route it is shown, and says that it is not available. */
export const SidebarEntry = ({ entry, isCurrent, collapsed }: SidebarEntryProps) => {
  const { t } = useTexts()
  const name = t(entry.text)
  const { handlers, tip } = useTooltip({ text: name, side: 'after' })
  const content = (
    <>
      <Icon of={entry.icon} />
      {collapsed ? <VisuallyHidden>{name}</VisuallyHidden> : <span className={styles.entryName}>{name}</span>}
    </>
  )
  const tipHandlers = collapsed ? handlers : {}
  return (
    <li>
      {entry.route === undefined ? (
        <span
          {...tipHandlers}
          className={styles.entry}
          aria-disabled="true"
          title={t('expert.menu_disabled')}
        >
          {content}
        </span>
      ) : (
        <Link
          {...tipHandlers}
          href={entry.route}
          className={styles.entry}
          aria-current={isCurrent ? 'page' : undefined}
        >
          {content}
        </Link>
      )}
      {collapsed && tip}
    </li>
  )
}
