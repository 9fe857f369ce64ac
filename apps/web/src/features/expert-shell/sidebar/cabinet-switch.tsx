import { Avatar } from '@lectern/ui/layout/avatar'
import { Icon } from '@lectern/ui/layout/icon'
import { Menu, type MenuEntry } from '@lectern/ui/actions/menu'
import { VisuallyHidden } from '@lectern/ui/layout/visually-hidden'
import { ChevronsUpDown, Plus } from 'lucide-react'
import { useTexts } from '../../../lib/texts/index.ts'
import type { ShellCabinet, ShellPerson } from '../shell-person.ts'
import styles from './sidebar.module.css'

interface CabinetSwitchProps extends Pick<
  ShellPerson,
  'cabinets' | 'onCabinet' | 'schoolPages' | 'onCreateSchool'
> {
  collapsed: boolean
}

/** The school that is worked in, what concerns it as a whole, and the way to another one. */
export const CabinetSwitch = (props: CabinetSwitchProps) => {
  const { cabinets, onCabinet, schoolPages, onCreateSchool, collapsed } = props
  const { t } = useTexts()
  const current = cabinets.find((cabinet) => cabinet.is_current)
  const nameOf = (cabinet: ShellCabinet) => (cabinet.user_cabinet ? t('expert.cabinet_own') : cabinet.name)
  const choice = (cabinet: ShellCabinet): MenuEntry => ({
    kind: 'choice',
    label: nameOf(cabinet),
    chosen: cabinet.is_current,
    onSelect: () => onCabinet(cabinet.id),
  })
  const entries: MenuEntry[] = [
    ...schoolPages.map((page): MenuEntry => ({ kind: 'link', ...page })),
    ...(schoolPages.length > 0 ? [{ kind: 'separator' as const }] : []),
    { kind: 'heading', label: t('expert.cabinet_schools') },
    ...cabinets.filter((cabinet) => !cabinet.user_cabinet).map(choice),
    ...cabinets.filter((cabinet) => cabinet.user_cabinet).map(choice),
    { kind: 'separator' },
    { kind: 'action', label: t('expert.create_school'), icon: Plus, onSelect: onCreateSchool },
  ]
  const name = current ? nameOf(current) : ''
  return (
    <Menu
      label={t('expert.cabinet_switch')}
      entries={entries}
      maxHeight={480}
      renderTrigger={(attributes) => (
        <button {...attributes} type="button" className={styles.cabinet}>
          <VisuallyHidden>{t('expert.cabinet_switch')}</VisuallyHidden>
          <Avatar name={name} shape="square" size={24} />
          {collapsed && <VisuallyHidden>{name}</VisuallyHidden>}
          {!collapsed && (
            <>
              <span className={styles.cabinetName}>{name}</span>
              <Icon of={ChevronsUpDown} className={styles.faint} />
            </>
          )}
        </button>
      )}
    />
  )
}
