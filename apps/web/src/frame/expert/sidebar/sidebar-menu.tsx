import { useTexts } from '../../../lib/texts/index.ts'
import type { ShellPlace } from '../shell-person.ts'
import type { MenuGroup } from './menu-entry.ts'
import { SidebarEntry, SidebarLine } from './sidebar-entry.tsx'
import styles from './sidebar.module.css'
import { captionOf, currentRoute } from './visible-menu.ts'

export interface SidebarMenuProps {
  groups: readonly MenuGroup[]
  /** Pages about the current school itself, by the person's rights. */
  schoolPages: readonly ShellPlace[]
  pathname: string
  /** The entry under which the page says that it stands, where its address does not tell. */
  list: string | undefined
  /** Icons alone. */
  collapsed: boolean
}

const linked = (group: MenuGroup): MenuGroup => ({
  ...group,
  entries: group.entries.filter(({ route }) => route !== undefined),
})

const hasEntries = ({ entries }: MenuGroup): boolean => entries.length > 0

/** The pages of the workbench that the person may open, in their groups. */
export const SidebarMenu = (props: SidebarMenuProps) => {
  const { groups, pathname, list, collapsed } = props
  const { t } = useTexts()
  const current = list ?? currentRoute(groups, pathname)
  return (
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
  )
}

const GroupCaption = ({ group }: { group: MenuGroup }) => {
  const { t } = useTexts()
  const caption = captionOf(group)
  return caption && <h2 className={styles.groupName}>{t(caption)}</h2>
}

/** What an owner needs and the document's menu does not name: the school itself, its team, its access. */
const SchoolGroup = ({ schoolPages, pathname, collapsed }: SidebarMenuProps) => {
  const { t } = useTexts()
  if (schoolPages.length === 0) return null
  return (
    <div className={styles.group}>
      {schoolPages.length > 1 && <h2 className={styles.groupName}>{t('expert.menu_school')}</h2>}
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
const LaterEntries = ({ groups }: Pick<SidebarMenuProps, 'groups'>) => {
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
