import { Avatar } from '@lectern/ui/layout/avatar'
import { Icon } from '@lectern/ui/layout/icon'
import { Menu, type MenuEntry } from '@lectern/ui/actions/menu'
import { VisuallyHidden } from '@lectern/ui/layout/visually-hidden'
import { ChevronsUpDown, Plus } from 'lucide-react'
import { useTexts } from '../../../lib/texts/index.ts'
import type { ShellSchool, ShellPerson } from '../shell-person.ts'
import styles from './sidebar.module.css'

interface SchoolSwitchProps extends Pick<
  ShellPerson,
  'schools' | 'onSchool' | 'schoolPages' | 'onCreateSchool'
> {
  collapsed: boolean
}

/** The school that is worked in, what concerns it as a whole, and the way to another one. */
export const SchoolSwitch = (props: SchoolSwitchProps) => {
  const { schools, onSchool, schoolPages, onCreateSchool, collapsed } = props
  const { t } = useTexts()
  const current = schools.find((school) => school.is_current)
  const nameOf = (school: ShellSchool) => (school.user_cabinet ? t('expert.learning_space') : school.name)
  const choice = (school: ShellSchool): MenuEntry => ({
    kind: 'choice',
    label: nameOf(school),
    chosen: school.is_current,
    onSelect: () => onSchool(school.id),
  })
  const entries: MenuEntry[] = [
    ...schoolPages.map((page): MenuEntry => ({ kind: 'link', ...page })),
    ...(schoolPages.length > 0 ? [{ kind: 'separator' as const }] : []),
    { kind: 'heading', label: t('expert.switch_schools') },
    ...schools.filter((school) => !school.user_cabinet).map(choice),
    ...schools.filter((school) => school.user_cabinet).map(choice),
    { kind: 'separator' },
    { kind: 'action', label: t('expert.create_school'), icon: Plus, onSelect: onCreateSchool },
  ]
  const name = current ? nameOf(current) : ''
  return (
    <Menu
      label={t('expert.switch')}
      entries={entries}
      maxHeight={480}
      renderTrigger={(attributes) => (
        <button {...attributes} type="button" className={styles.school} title={collapsed ? name : undefined}>
          <VisuallyHidden>{t('expert.switch')}</VisuallyHidden>
          <Avatar name={name} src={current?.logo_url} shape="square" size={24} />
          {collapsed && <VisuallyHidden>{name}</VisuallyHidden>}
          {!collapsed && (
            <>
              <span className={styles.schoolName} title={name}>
                {name}
              </span>
              <Icon of={ChevronsUpDown} className={styles.faint} />
            </>
          )}
        </button>
      )}
    />
  )
}
