import { GripVertical } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Icon } from '../layout/icon.tsx'
import styles from './sortable.module.css'

interface SortHandleProps extends Omit<ComponentProps<'button'>, 'children' | 'type' | 'name'> {
  /** Says what is moved and where it stands: "Move “Light”, 2 of 5". */
  label: string
  /** The thing alone, for what is read aloud while it is dragged: "Light". */
  name?: string | undefined
}

/** Takes a thing of a sorted list to another place; with `useSortable`. */
export const SortHandle = ({ label, name, ...rest }: SortHandleProps) => (
  <button
    {...rest}
    type="button"
    className={styles.handle}
    aria-label={label}
    title={label}
    data-sort-name={name || label}
  >
    <Icon of={GripVertical} />
  </button>
)

/** The class of a thing in a sorted list: shows where what is dragged would go. */
export const sortItemClass = styles.item
