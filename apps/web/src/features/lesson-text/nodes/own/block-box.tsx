import { Icon } from '@lectern/ui/layout/icon'
import { classNames } from '@lectern/ui/theme/class-names'
import { NodeViewWrapper, type ReactNodeViewProps } from '@tiptap/react'
import type { LucideIcon } from 'lucide-react'
import type { KeyboardEvent, ReactNode } from 'react'
import styles from './block-box.module.css'

interface BlockBoxProps extends Pick<ReactNodeViewProps, 'editor' | 'getPos' | 'selected'> {
  icon: LucideIcon
  /** What the block is called. */
  name: string
  /** Tools beside its name. */
  tools?: ReactNode
  children: ReactNode
}

/** Gives the keyboard back to the text, with the block selected. */
export const leaveBlock = ({ editor, getPos }: Pick<ReactNodeViewProps, 'editor' | 'getPos'>): void => {
  const at = getPos()
  if (at !== undefined) editor.chain().setNodeSelection(at).focus().run()
}

/** A block of a text that has controls of its own: its name and tools above what it shows. */
export const BlockBox = ({ editor, getPos, selected, icon, name, tools, children }: BlockBoxProps) => {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.stopPropagation()
    leaveBlock({ editor, getPos })
  }
  return (
    <NodeViewWrapper>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears the keys of the controls within */}
      <div
        className={classNames(styles.box, selected && styles.selected)}
        role="group"
        aria-label={name}
        onKeyDown={onKeyDown}
      >
        <div className={styles.head}>
          <span className={styles.name} data-drag-handle>
            <Icon of={icon} />
            {name}
          </span>
          {tools !== undefined && (
            <span className={styles.tools} data-own>
              {tools}
            </span>
          )}
        </div>
        <div className={styles.body} data-own>
          {children}
        </div>
      </div>
    </NodeViewWrapper>
  )
}
