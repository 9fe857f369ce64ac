import { X } from 'lucide-react'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '../actions/button.tsx'
import { classNames } from '../theme/class-names.ts'
import { Icon } from '../layout/icon.tsx'
import { IconButton } from '../actions/icon-button.tsx'
import { openModals } from '../overlays/open-modals.ts'
import styles from './toast-region.module.css'
import { toastDuration, type Toast, type Toasts } from './toast-store.ts'
import { toneIcon } from './tone-icon.ts'
import { useToastPlace } from './use-toast-place.ts'

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
const useHeld = (place: HTMLElement | undefined): boolean => {
  const [held, setHeld] = useState(false)
  useEffect(() => {
    if (!place) return undefined
    const hold = () => setHeld(true)
    const release = () => setHeld(false)
    for (const event of holding) place.addEventListener(event, hold)
    for (const event of releasing) place.addEventListener(event, release)
    // Under another dialog the pointer may be gone without having left.
    const leave = openModals.subscribe(() => setHeld(place.matches(':hover, :focus-within')))
    return () => {
      leave()
      for (const event of holding) place.removeEventListener(event, hold)
      for (const event of releasing) place.removeEventListener(event, release)
    }
  }, [place])
  return held
}

/**
 * Where toasts appear: top right, above dialogs too, 5 s each unless told otherwise; the clock stands while one is hovered or focused. They stand in the
 * dialog in front, because nothing outside of it can be pressed, and stay when it closes.
 */
export const ToastRegion = ({ toasts, label, closeLabel }: ToastRegionProps) => {
  const list = useSyncExternalStore(toasts.subscribe, toasts.list, () => none)
  const place = useToastPlace(label, list.at(-1)?.id)
  const held = useHeld(place)
  if (!place) return null
  return createPortal(
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
    </ul>,
    place,
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
  useCountdown(held, toast.duration ?? toastDuration, close)
  const [isSettled, setSettled] = useState(false)
  const { tone, title, message, action } = toast
  return (
    <li
      className={styles.toast}
      data-settled={isSettled || undefined}
      onAnimationEnd={() => setSettled(true)}
    >
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
