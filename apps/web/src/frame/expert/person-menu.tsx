import { Avatar } from '@lectern/ui/layout/avatar'
import { Menu, type MenuEntry } from '@lectern/ui/actions/menu'
import { VisuallyHidden } from '@lectern/ui/layout/visually-hidden'
import { LogOut, UserRound } from 'lucide-react'
import { useTexts } from '../../lib/texts/index.ts'
import { preferenceEntries } from '../index.ts'
import type { ShellPerson } from './shell-person.ts'
import styles from './sidebar/sidebar.module.css'

type PersonMenuProps = ShellPerson & { collapsed: boolean }

/** Who is signed in; profile, language, theme and the way out. */
export const PersonMenu = ({ collapsed, ...person }: PersonMenuProps) => {
  const { t } = useTexts()
  const entries: MenuEntry[] = [
    ...(person.profileHref
      ? [{ kind: 'link' as const, label: t('expert.profile'), icon: UserRound, href: person.profileHref }]
      : []),
    ...preferenceEntries(person, t),
    { kind: 'separator' },
    { kind: 'action', label: t('common.sign_out'), icon: LogOut, onSelect: person.onSignOut },
  ]
  return (
    <Menu
      label={t('common.person_menu')}
      entries={entries}
      side="above"
      maxHeight={480}
      renderTrigger={(attributes) => (
        <button {...attributes} type="button" className={styles.person}>
          <VisuallyHidden>{t('common.person_menu')}</VisuallyHidden>
          <Avatar name={person.name} src={person.avatarUrl} size={28} />
          {collapsed && <VisuallyHidden>{person.name}</VisuallyHidden>}
          {!collapsed && (
            <span className={styles.personWords}>
              <span className={styles.personName}>{person.name}</span>
              <span className={styles.personEmail}>{person.email}</span>
            </span>
          )}
        </button>
      )}
    />
  )
}
