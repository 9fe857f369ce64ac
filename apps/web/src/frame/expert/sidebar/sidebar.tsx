import { Icon } from '@lectern/ui/layout/icon'
import { IconButton } from '@lectern/ui/actions/icon-button'
import { Kbd } from '@lectern/ui/layout/kbd'
import { PanelLeftClose, PanelLeftOpen, Search } from 'lucide-react'
import { useTexts } from '../../../lib/texts/index.ts'
import { SchoolSwitch } from './school-switch.tsx'
import type { MenuGroup } from './menu-entry.ts'
import { PersonMenu } from '../person-menu.tsx'
import type { ShellPerson } from '../shell-person.ts'
import { SidebarEntry, SidebarLine } from './sidebar-entry.tsx'
import styles from './sidebar.module.css'
import { commandKey } from '../commands/use-keys.ts'
import { captionOf, currentRoute } from './visible-menu.ts'

interface SidebarProps extends ShellPerson {
  groups: readonly MenuGroup[]
  pathname: string
  /** The entry under which the page says that it stands, where its address does not tell. */
  list: string | undefined
  collapsed: boolean
  /** Left out in the drawer, which is never narrow. */
  toggleCollapsed?: () => void
  openCommands: () => void
}

const linked = (group: MenuGroup): MenuGroup => ({
  ...group,
  entries: group.entries.filter(({ route }) => route !== undefined),
})

const hasEntries = ({ entries }: MenuGroup): boolean => entries.length > 0

/** School on top, the menu, the person at the bottom. */
export const Sidebar = (props: SidebarProps) => {
  const { groups, pathname, list, collapsed, toggleCollapsed, openCommands } = props
  const { t } = useTexts()
  const current = list ?? currentRoute(groups, pathname)
  return (
    <div className={styles.sidebar} data-collapsed={collapsed || undefined}>
      <div className={styles.top}>
        <SchoolSwitch {...props} />
        {props.bell}
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
        {groups
          .map(linked)
          .filter(hasEntries)
          .map((group, at) => (
            <div key={group.text ?? at} className={styles.group}>
              <GroupCaption group={group} />
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
        <SchoolGroup {...props} />
        {!collapsed && <LaterEntries groups={groups} />}
      </nav>
      <div className={styles.bottom}>
        <PersonMenu {...props} />
      </div>
    </div>
  )
}

const GroupCaption = ({ group }: { group: MenuGroup }) => {
  const { t } = useTexts()
  const caption = captionOf(group)
  return caption && <h2 className={styles.groupName}>{t(caption)}</h2>
}

/** What an owner needs and the document's menu does not name: the school itself, its team, its access. */
const SchoolGroup = ({ schoolPages, pathname, collapsed }: SidebarProps) => {
  const { t } = useTexts()
  if (schoolPages.length === 0) return null
  return (
    <div className={styles.group}>
      <h2 className={styles.groupName}>{t('expert.menu_school')}</h2>
      <ul className={styles.entries}>
        {schoolPages.map((page) => (
          <SidebarLine
            key={page.href}
            name={page.label}
            icon={page.icon}
            href={page.href}
            collapsed={collapsed}
            isCurrent={pathname === page.href || pathname.startsWith(`${page.href}/`)}
          />
        ))}
      </ul>
    </div>
  )
}

/** Entries whose pages are still to come, folded under one line. */
const LaterEntries = ({ groups }: Pick<SidebarProps, 'groups'>) => {
  const { t } = useTexts()
  const later = groups.flatMap(({ entries }) => entries.filter(({ route }) => route === undefined))
  if (later.length === 0) return null
  return (
    <details className={styles.group}>
      <summary className={styles.later}>{t('expert.menu_later')}</summary>
      <ul className={styles.entries}>
        {later.map((entry) => (
          <SidebarEntry key={entry.text} entry={entry} collapsed={false} isCurrent={false} />
        ))}
      </ul>
    </details>
  )
}
