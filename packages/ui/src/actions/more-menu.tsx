import { Ellipsis } from 'lucide-react'
import { IconButton } from './icon-button.tsx'
import { Menu, type MenuEntry } from './menu.tsx'

interface MoreMenuProps {
  /** Names what it offers, such as "Actions for “Light and colour”". */
  label: string
  entries: readonly MenuEntry[]
}

/** What can be done with one thing of a list, behind three dots at its end. */
export const MoreMenu = ({ label, entries }: MoreMenuProps) => (
  <Menu
    label={label}
    align="end"
    entries={entries}
    renderTrigger={(attributes) => <IconButton {...attributes} icon={Ellipsis} size="small" label={label} />}
  />
)
