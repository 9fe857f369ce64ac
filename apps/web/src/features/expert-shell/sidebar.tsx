import { Icon } from '@lectern/ui/icon'
import { IconButton } from '@lectern/ui/icon-button'
import { Kbd } from '@lectern/ui/kbd'
import { PanelLeftClose, PanelLeftOpen, Search } from 'lucide-react'
import { useTexts } from '../../lib/texts/index.ts'
import { CabinetSwitch } from './cabinet-switch.tsx'
import type { MenuGroup } from './menu-entry.ts'
import { PersonMenu } from './person-menu.tsx'
import type { ShellPerson } from './shell-person.ts'
import { SidebarEntry } from './sidebar-entry.tsx'
import styles from './sidebar.module.css'
import { commandKey } from './use-keys.ts'
import { currentRoute } from './visible-menu.ts'

interface SidebarProps extends ShellPerson {
  groups: readonly MenuGroup[]
  pathname: string
  collapsed: boolean
  /** Left out in the drawer, which is never narrow. */
  toggleCollapsed?: () => void
  openCommands: () => void
}

/** Cabinet on top, the menu, the person at the bottom. */
export const Sidebar = (props: SidebarProps) => {
  const { groups, pathname, collapsed, toggleCollapsed, openCommands } = props
  const { t } = useTexts()
  const current = currentRoute(groups, pathname)
  return (
    <div className={styles.sidebar} data-collapsed={collapsed || undefined}>
      <div className={styles.top}>
        <CabinetSwitch {...props} />
        {toggleCollapsed && !collapsed && (
          <IconButton
            icon={PanelLeftClose}
            label={t('expert.menu_collapse')}
            size="small"
            tipSide="after"
            onClick={toggleCollapsed}
          />
        )}
      </div>
      {collapsed && toggleCollapsed && (
        <IconButton
          icon={PanelLeftOpen}
          label={t('expert.menu_expand')}
          tipSide="after"
          onClick={toggleCollapsed}
        />
      )}
      {collapsed ? (
        <IconButton
          icon={Search}
          label={t('expert.commands_search')}
          tipSide="after"
          onClick={openCommands}
        />
      ) : (
        <button type="button" className={styles.search} onClick={openCommands}>
          <Icon of={Search} />
          <span className={styles.searchText}>{t('expert.commands_button')}</span>
          <Kbd keys={[commandKey(), 'K']} />
        </button>
      )}
      <nav className={styles.menu} aria-label={t('common.main_navigation')}>
        {groups.map((group, at) => (
          <div key={group.text ?? at} className={styles.group}>
            {group.text && <h2 className={styles.groupName}>{t(group.text)}</h2>}
            <ul className={styles.entries}>
              {group.entries.map((entry) => (
                <SidebarEntry
                  key={entry.text}
                  entry={entry}
                  collapsed={collapsed}
                  isCurrent={entry.route !== undefined && entry.route === current}
                />
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <div className={styles.bottom}>
        <PersonMenu {...props} />
      </div>
    </div>
  )
}
