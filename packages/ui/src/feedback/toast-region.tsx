import { X } from 'lucide-react'
import { useEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react'
import { Button } from '../actions/button.tsx'
import { classNames } from '../theme/class-names.ts'
import { Icon } from '../layout/icon.tsx'
import { IconButton } from '../actions/icon-button.tsx'
import styles from './toast-region.module.css'
import { toastDuration, type Toast, type Toasts } from './toast-store.ts'
import { toneIcon } from './tone-icon.ts'

interface ToastRegionProps {
  toasts: Toasts
  /** The name of the place for assistive technology, such as "Notifications". */
  label: string
  closeLabel: string
}

const none: readonly Toast[] = []

const holding = ['pointerenter', 'focusin']
const releasing = ['pointerleave', 'focusout']

/** Whether the pointer or the focus is inside. */
const useHeld = (place: RefObject<HTMLElement | null>): boolean => {
  const [held, setHeld] = useState(false)
  useEffect(() => {
    const element = place.current
    const hold = () => setHeld(true)
    const release = () => setHeld(false)
    for (const event of holding) element?.addEventListener(event, hold)
    for (const event of releasing) element?.addEventListener(event, release)
    return () => {
      for (const event of holding) element?.removeEventListener(event, hold)
      for (const event of releasing) element?.removeEventListener(event, release)
    }
  }, [place])
  return held
}

/** Where toasts appear: top right, above dialogs too, 5 s each; the clock stands while one is hovered or focused. */
export const ToastRegion = ({ toasts, label, closeLabel }: ToastRegionProps) => {
  const region = useRef<HTMLDivElement>(null)
  const list = useSyncExternalStore(toasts.subscribe, toasts.list, () => none)
  const held = useHeld(region)
  const newest = list.at(-1)?.id

  useEffect(() => {
    const element = region.current
    if (!element) return
    // Shown anew for each toast, which puts it above a dialog that was opened in between.
    if (element.matches(':popover-open')) element.hidePopover()
    if (newest !== undefined) element.showPopover()
  }, [newest])

  return (
    <div
      ref={region}
      popover="manual"
      role="region"
      aria-label={label}
      aria-live="polite"
      className={styles.region}
    >
      <ul className={styles.list}>
        {list.map((toast) => (
          <ToastItem
            key={toast.id}
            toast={toast}
            held={held}
            close={() => toasts.close(toast.id)}
            closeLabel={closeLabel}
          />
        ))}
      </ul>
    </div>
  )
}

interface ToastItemProps {
  toast: Toast
  held: boolean
  close: () => void
  closeLabel: string
}

/** Runs `end` once after `duration` ms in which `held` was false. */
const useCountdown = (held: boolean, duration: number, end: () => void) => {
  const left = useRef(duration)
  const atEnd = useRef(end)
  useEffect(() => {
    atEnd.current = end
  })
  useEffect(() => {
    if (held) return undefined
    const started = performance.now()
    const timer = setTimeout(() => atEnd.current(), left.current)
    return () => {
      clearTimeout(timer)
      left.current = Math.max(1000, left.current - (performance.now() - started))
    }
  }, [held])
}

const ToastItem = ({ toast, held, close, closeLabel }: ToastItemProps) => {
  useCountdown(held, toastDuration, close)
  const { tone, title, message, action } = toast
  return (
    <li className={styles.toast}>
      <Icon of={toneIcon[tone]} className={classNames(styles.icon, styles[tone])} />
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        {message && <p className={styles.message}>{message}</p>}
        {action && (
          <Button
            variant="quiet"
            size="small"
            className={styles.action}
            onClick={() => {
              close()
              action.onSelect()
            }}
          >
            {action.label}
          </Button>
        )}
      </div>
      <IconButton icon={X} label={closeLabel} size="small" tipSide="below" onClick={close} />
    </li>
  )
}
