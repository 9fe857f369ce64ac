import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { moveInList } from '../actions/list-keys.ts'
import styles from './tabs.module.css'
import { useHiddenSides } from './use-hidden-sides.ts'

export interface TabItem<Id extends string> {
  id: Id
  label: string
  count?: number | string | undefined
  disabled?: boolean | undefined
}

interface TabsProps<Id extends string> {
  /** The name of the row of tabs for assistive technology. */
  label: string
  items: readonly TabItem<Id>[]
  /** The open tab; keep it in the address so that it can be shared and gone back to. */
  value: Id
  onChange: (id: Id) => void
  /** Behind the row, in sight however far it is scrolled: what is done with the open tab. */
  end?: ReactNode
  /** The content of the open tab. */
  children: ReactNode
}

const across: Readonly<Record<string, string>> = { ArrowRight: 'ArrowDown', ArrowLeft: 'ArrowUp' }

/** Views of one thing. One stop for the Tab key; arrows, Home and End go from tab to tab. */
export const Tabs = <Id extends string>(props: TabsProps<Id>) => {
  const { label, items, value, onChange, end, children } = props
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const hidden = useHiddenSides(list, items.length)

  // On a phone the row scrolls: the open tab is never out of its sight.
  useEffect(() => {
    const row = list.current
    const tab = row?.querySelector(`[data-tab="${CSS.escape(value)}"]`)
    if (!row || !tab) return
    const [seen, wanted] = [row.getBoundingClientRect(), tab.getBoundingClientRect()]
    row.scrollLeft += Math.max(0, wanted.right - seen.right) + Math.min(0, wanted.left - seen.left)
  }, [value])

  const onKeyDown = (event: KeyboardEvent) => {
    const current = items.findIndex((item) => item.id === value)
    const next = moveInList(
      items,
      current,
      across[event.key] ?? (event.key.startsWith('Arrow') ? '' : event.key),
    )
    const item = next === undefined ? undefined : items[next]
    if (!item) return
    event.preventDefault()
    onChange(item.id)
    list.current?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(item.id)}"]`)?.focus()
  }

  return (
    <div>
      <div className={styles.row}>
        <div
          ref={list}
          role="tablist"
          tabIndex={-1}
          aria-label={label}
          className={styles.list}
          data-before={hidden.before || undefined}
          data-after={hidden.after || undefined}
          onKeyDown={onKeyDown}
        >
          {items.map((item) => (
            <button
              key={item.id}
              type="button"
              role="tab"
              data-tab={item.id}
              id={`${id}${item.id}`}
              aria-selected={item.id === value}
              aria-controls={`${id}panel`}
              aria-disabled={item.disabled || undefined}
              tabIndex={item.id === value ? 0 : -1}
              className={styles.tab}
              onClick={() => item.disabled || onChange(item.id)}
            >
              {item.label}
              {item.count !== undefined && <span className={styles.count}>{item.count}</span>}
            </button>
          ))}
        </div>
        {end}
      </div>
      <div
        role="tabpanel"
        id={`${id}panel`}
        aria-labelledby={`${id}${value}`}
        tabIndex={0}
        className={styles.panel}
      >
        {children}
      </div>
    </div>
  )
}
