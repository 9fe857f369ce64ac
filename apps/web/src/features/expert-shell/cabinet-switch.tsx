import { Avatar } from '@lectern/ui/avatar'
import { Icon } from '@lectern/ui/icon'
import { Menu, type MenuEntry } from '@lectern/ui/menu'
import { VisuallyHidden } from '@lectern/ui/visually-hidden'
import { ChevronsUpDown } from 'lucide-react'
import { useTexts } from '../../lib/texts/index.ts'
import type { ShellCabinet } from './shell-person.ts'
import styles from './sidebar.module.css'

interface CabinetSwitchProps {
  cabinets: readonly ShellCabinet[]
  onCabinet: (id: number) => void
  collapsed: boolean
}

/** The school that is worked in, and the way to another one. */
export const CabinetSwitch = ({ cabinets, onCabinet, collapsed }: CabinetSwitchProps) => {
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
    { kind: 'heading', label: t('expert.cabinet_schools') },
    ...cabinets.filter((cabinet) => !cabinet.user_cabinet).map(choice),
    ...cabinets.filter((cabinet) => cabinet.user_cabinet).map(choice),
  ]
  const name = current ? nameOf(current) : ''
  return (
    <Menu
      label={t('expert.cabinet_switch')}
      entries={entries}
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
