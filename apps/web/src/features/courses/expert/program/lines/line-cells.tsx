import { IconButton } from '@lectern/ui/actions/icon-button'
import { Menu, type MenuEntry } from '@lectern/ui/actions/menu'
import { SortHandle } from '@lectern/ui/dragging/sort-handle'
import { Ellipsis } from 'lucide-react'
import { Cell } from './line.tsx'
import type { LineProps } from './line-props.ts'

interface HandleCellProps extends Pick<LineProps, 'handle' | 'isCurrent'> {
  /** Of what is moved. */
  name: string
  label: string
}

/** By which a line is dragged. */
export const HandleCell = ({ handle, isCurrent, name, label }: HandleCellProps) => (
  <Cell>
    <SortHandle {...handle} tabIndex={isCurrent ? 0 : -1} name={name} label={label} />
  </Cell>
)

interface MenuCellProps extends Pick<LineProps, 'isCurrent'> {
  label: string
  entries: () => MenuEntry[]
}

/** Everything that can be done with a line. */
export const MenuCell = ({ isCurrent, label, entries }: MenuCellProps) => (
  <Cell>
    <Menu
      label={label}
      align="end"
      maxHeight={420}
      entries={entries}
      renderTrigger={(attributes) => (
        <IconButton
          {...attributes}
          tabIndex={isCurrent ? 0 : -1}
          icon={Ellipsis}
          size="small"
          label={label}
        />
      )}
    />
  </Cell>
)
