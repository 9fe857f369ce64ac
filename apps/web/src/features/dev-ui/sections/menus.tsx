import { Button } from '@lectern/ui/actions/button'
import { Icon } from '@lectern/ui/layout/icon'
import { IconButton } from '@lectern/ui/actions/icon-button'
import { Menu, type MenuEntry } from '@lectern/ui/actions/menu'
import { Tooltip } from '@lectern/ui/overlays/tooltip'
import { ChevronDown, Copy, Ellipsis, ExternalLink, Pencil, Trash2 } from 'lucide-react'
import { Sample } from '../sample.tsx'

const nothing = () => undefined

const entries: MenuEntry[] = [
  { kind: 'action', label: 'Rename', icon: Pencil, hint: 'F2', onSelect: nothing },
  { kind: 'action', label: 'Duplicate', icon: Copy, onSelect: nothing },
  { kind: 'link', label: 'Open as a student', icon: ExternalLink, href: '#menus' },
  { kind: 'action', label: 'Move', disabled: true, onSelect: nothing },
  { kind: 'separator' },
  { kind: 'action', label: 'Delete', icon: Trash2, danger: true, onSelect: nothing },
]

const many: MenuEntry[] = [
  { kind: 'heading', label: 'Section' },
  ...Array.from({ length: 14 }, (_each, at): MenuEntry => ({
    kind: 'choice',
    label: `Section ${at + 1}`,
    chosen: at === 2,
    onSelect: nothing,
  })),
]

/** Lists behind buttons, and words beside things. */
export const MenusSection = () => (
  <>
    <Sample name="Menus">
      <Menu
        label="Course"
        entries={entries}
        renderTrigger={(attributes) => (
          <Button {...attributes} iconEnd={<Icon of={ChevronDown} />}>
            Actions
          </Button>
        )}
      />
      <Menu
        label="Sections"
        entries={many}
        renderTrigger={(attributes) => (
          <Button {...attributes} variant="quiet" iconEnd={<Icon of={ChevronDown} />}>
            A long list
          </Button>
        )}
      />
      <Menu
        label="More"
        entries={entries}
        align="end"
        renderTrigger={(attributes) => <IconButton {...attributes} icon={Ellipsis} label="More" />}
      />
    </Sample>
    <Sample name="Tooltips: hover or focus">
      <Tooltip text="Opens on 3 December at 09:00, when you have finished “Colour and light”.">
        {(attributes) => (
          <Button {...attributes} variant="quiet">
            Why is it closed?
          </Button>
        )}
      </Tooltip>
    </Sample>
  </>
)
