import { Check, type LucideIcon } from 'lucide-react'
import { useId, useState, type KeyboardEvent, type MouseEvent, type ReactNode, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { classNames } from '../theme/class-names.ts'
import { Icon } from '../layout/icon.tsx'
import { Link } from './link.tsx'
import type { Align, Side } from '../overlays/place-popover.ts'
import styles from '../overlays/popover.module.css'
import { useListKeys } from './use-list-keys.ts'
import { usePopover } from '../overlays/use-popover.ts'

interface EntryWords {
  label: string
  icon?: LucideIcon | undefined
  /** Small, at the end: a key, a count. */
  hint?: ReactNode
  disabled?: boolean | undefined
}

export type MenuEntry =
  | ({ kind: 'action'; onSelect: () => void; danger?: boolean | undefined } & EntryWords)
  | ({ kind: 'link'; href: string } & EntryWords)
  | ({ kind: 'choice'; chosen: boolean; onSelect: () => void } & EntryWords)
  | { kind: 'heading'; label: string }
  | { kind: 'separator' }

/** What the menu's own button must carry. */
export interface MenuTrigger {
  ref: RefObject<HTMLButtonElement | null>
  'aria-haspopup': 'menu'
  'aria-expanded': boolean
  'aria-controls': string
  /** Keeps the browser from closing the menu just before the press that is meant to close it. */
  popoverTarget: string
  onClick: (event: MouseEvent) => void
  onKeyDown: (event: KeyboardEvent) => void
}

interface MenuProps {
  /** The name of the list for assistive technology. */
  label: string
  /** A function is asked when the menu opens: a long list of things, each with its menu, costs nothing before. */
  entries: readonly MenuEntry[] | (() => readonly MenuEntry[])
  /** Draws the button that opens the menu; spread what it is given onto a `Button` or `IconButton`. */
  renderTrigger: (attributes: MenuTrigger) => ReactNode
  side?: Side | undefined
  align?: Align | undefined
  /** Pixels; 280 by default. */
  maxHeight?: number | undefined
}

/**
 * A list of things to do behind a button (document 001 §9: at least 120 px wide, at most 280 px high, rows of 38 px).
 * Closes on a press outside, on Escape and when another one opens.
 */
export const Menu = ({ label, entries, renderTrigger, side, align, maxHeight = 280 }: MenuProps) => {
  const id = useId()
  const { anchor, panel, open, isOpen, show, hide } = usePopover({ side, align, maxHeight })
  const keys = useListKeys(panel)
  // Rows are there only while they can be seen.
  const [isFilled, setFilled] = useState(false)
  const fill = () => flushSync(() => setFilled(true))

  const openAt = (at: number) => {
    show()
    keys.focusStop(at)
  }
  const openAtChosen = () => {
    fill()
    const chosen = keys.stopsOf().findIndex((stop) => stop.getAttribute('aria-checked') === 'true')
    openAt(Math.max(0, chosen))
  }
  const close = () => {
    hide()
    anchor.current?.focus()
  }
  const onTriggerKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    if (event.key === 'ArrowDown') return openAtChosen()
    fill()
    openAt(keys.stopsOf().length - 1)
  }
  const onPanelKey = (event: KeyboardEvent) => {
    if (event.key === 'Tab') return close()
    keys.onKeyDown(event)
  }

  return (
    <>
      {renderTrigger({
        ref: anchor,
        'aria-haspopup': 'menu',
        'aria-expanded': open,
        'aria-controls': id,
        popoverTarget: id,
        onClick: (event) => {
          event.preventDefault()
          if (isOpen()) close()
          else openAtChosen()
        },
        onKeyDown: onTriggerKey,
      })}
      <div
        ref={panel}
        id={id}
        popover="auto"
        role="menu"
        tabIndex={-1}
        aria-label={label}
        className={styles.panel}
        onKeyDown={onPanelKey}
        onToggle={({ newState }) => {
          if (newState === 'closed') setFilled(false)
        }}
      >
        {isFilled &&
          (typeof entries === 'function' ? entries() : entries).map((entry, at) => (
            <MenuRow
              key={entry.kind === 'separator' ? at : `${entry.label}${at}`}
              entry={entry}
              close={close}
            />
          ))}
      </div>
    </>
  )
}

const MenuRow = ({ entry, close }: { entry: MenuEntry; close: () => void }) => {
  if (entry.kind === 'separator') return <hr className={styles.separator} />
  if (entry.kind === 'heading') return <div className={styles.heading}>{entry.label}</div>
  const shared = {
    'data-stop': true,
    tabIndex: -1,
    'aria-disabled': entry.disabled || undefined,
    className: classNames(styles.row, entry.kind === 'action' && entry.danger && styles.danger),
  }
  const content = (
    <>
      {entry.icon && <Icon of={entry.icon} />}
      <span className={styles.label}>{entry.label}</span>
      {entry.hint && <span className={styles.hint}>{entry.hint}</span>}
      {entry.kind === 'choice' && entry.chosen && <Icon of={Check} />}
    </>
  )
  if (entry.kind === 'link' && !entry.disabled) {
    return (
      <Link {...shared} role="menuitem" href={entry.href} onClick={close}>
        {content}
      </Link>
    )
  }
  const select = () => {
    if (entry.disabled || entry.kind === 'link') return
    close()
    entry.onSelect()
  }
  const role = entry.kind === 'choice' ? 'menuitemradio' : 'menuitem'
  return (
    <button
      {...shared}
      type="button"
      role={role}
      aria-checked={entry.kind === 'choice' ? entry.chosen : undefined}
      onClick={select}
    >
      {content}
    </button>
  )
}
