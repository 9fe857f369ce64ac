import { Icon } from '@lectern/ui/layout/icon'
import { IconButton } from '@lectern/ui/actions/icon-button'
import { Kbd } from '@lectern/ui/layout/kbd'
import { PanelLeftClose, PanelLeftOpen, Search } from 'lucide-react'
import { useTexts } from '../../../lib/texts/index.ts'
import { SchoolSwitch } from './school-switch.tsx'
import { PersonMenu } from '../person-menu.tsx'
import type { ShellPerson } from '../shell-person.ts'
import { SidebarMenu, type SidebarMenuProps } from './sidebar-menu.tsx'
import styles from './sidebar.module.css'
import { commandKey } from '../commands/use-keys.ts'

interface SidebarProps extends ShellPerson, SidebarMenuProps {
  /** Left out in the drawer, which is never narrow. */
  toggleCollapsed?: () => void
  openCommands: () => void
}

/** School on top, the menu, the person at the bottom. */
export const Sidebar = (props: SidebarProps) => {
  const { collapsed, toggleCollapsed, openCommands } = props
  const { t } = useTexts()
  return (
    <div className={styles.sidebar} data-collapsed={collapsed || undefined}>
      <div className={styles.top}>
        <SchoolSwitch {...props} />
        {props.bell}
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
        <div className={styles.find}>
          <button type="button" className={styles.search} onClick={openCommands}>
            <Icon of={Search} />
            <span className={styles.searchText}>{t('expert.commands_button')}</span>
            <Kbd keys={[commandKey(), 'K']} />
          </button>
          {toggleCollapsed && (
            <IconButton
              icon={PanelLeftClose}
              label={t('expert.menu_collapse')}
              size="small"
              tipSide="after"
              onClick={toggleCollapsed}
            />
          )}
        </div>
      )}
      <SidebarMenu {...props} />
      <div className={styles.bottom}>
        <PersonMenu {...props} />
      </div>
    </div>
  )
}
