import type { LucideIcon } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'
import { Group, Separator, ToggleButton, Toolbar as AriaToolbar } from 'react-aria-components'
import { Icon } from '../layout/icon.tsx'
import { AriaRoot } from './aria-root.tsx'
import { classNames } from '../theme/class-names.ts'
import styles from './toolbar.module.css'

export interface ToolbarTool {
  id: string
  label: string
  icon: LucideIcon
  isOn: boolean
  onPress: () => void
  disabled?: boolean | undefined
}

interface ToolbarProps {
  locale: string
  label: string
  /** Tools in groups, with a line between them. */
  groups: readonly { id: string; label: string; tools: readonly ToolbarTool[] }[]
  /** Other controls at the end. */
  children?: ReactNode
}

/** Tools in one stop of the Tab key; the arrows go from one to the next. */
export const Toolbar = ({ locale, label, groups, children }: ToolbarProps) => (
  <AriaRoot locale={locale}>
    <AriaToolbar aria-label={label} className={classNames(styles.toolbar)}>
      {groups.map((group, at) => (
        <Fragment key={group.id}>
          {at > 0 && <Separator orientation="vertical" className={classNames(styles.line)} />}
          <Group aria-label={group.label} className={classNames(styles.group)}>
            {group.tools.map((tool) => (
              <ToggleButton
                key={tool.id}
                aria-label={tool.label}
                className={classNames(styles.tool)}
                isSelected={tool.isOn}
                onChange={tool.onPress}
                isDisabled={tool.disabled ?? false}
              >
                <Icon of={tool.icon} />
              </ToggleButton>
            ))}
          </Group>
        </Fragment>
      ))}
      {children}
    </AriaToolbar>
  </AriaRoot>
)
