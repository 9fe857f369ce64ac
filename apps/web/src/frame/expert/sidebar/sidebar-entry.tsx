import { Icon } from '@lectern/ui/layout/icon'
import { Link } from '@lectern/ui/actions/link'
import { useTooltip } from '@lectern/ui/overlays/use-tooltip'
import { VisuallyHidden } from '@lectern/ui/layout/visually-hidden'
import type { LucideIcon } from 'lucide-react'
import { useTexts } from '../../../lib/texts/index.ts'
import type { MenuEntry } from './menu-entry.ts'
import styles from './sidebar.module.css'

interface SidebarLineProps {
  name: string
  icon: LucideIcon
  /** Without one the line is shown, and says that it is not available. */
  href: string | undefined
  isCurrent: boolean
  /** Icon alone, its name on hover and focus. */
  collapsed: boolean
}

/** One entry of the menu. */
export const SidebarEntry = ({
  entry,
  ...rest
}: { entry: MenuEntry } & Pick<SidebarLineProps, 'isCurrent' | 'collapsed'>) => {
  const { t } = useTexts()
  return <SidebarLine name={t(entry.text)} icon={entry.icon} href={entry.route} {...rest} />
}

/** One line of the sidebar. */
export const SidebarLine = ({ name, icon, href, isCurrent, collapsed }: SidebarLineProps) => {
  const { t } = useTexts()
  const { handlers, tip } = useTooltip({ text: name, side: 'after' })
  const content = (
    <>
      <Icon of={icon} />
      {collapsed ? <VisuallyHidden>{name}</VisuallyHidden> : <span className={styles.entryName}>{name}</span>}
    </>
  )
  const tipHandlers = collapsed ? handlers : {}
  return (
    <li>
      {href === undefined ? (
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
          href={href}
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
