import { type ReactNode, useEffect, useRef } from 'react'
import { HeldDialogs, type HeldDialogsProps } from './held-dialogs.tsx'
import styles from './held-place.module.css'

interface HeldPlaceProps extends HeldDialogsProps {
  /** How often something was decided here: after each the place takes the focus, for what had it is gone. */
  decided: number
  /** What is said above the edits; nothing where there is nothing to say. */
  notice: ReactNode
}

/** Above edits that can be held: what is known of them, and the questions before they go out or are thrown away. */
export const HeldPlace = ({ decided, notice, ...dialogs }: HeldPlaceProps) => {
  const place = useRef<HTMLDivElement>(null)
  // After the rendering: a dialog that is still open would not let the focus go.
  useEffect(() => {
    if (decided > 0) place.current?.focus()
  }, [decided])
  return (
    <>
      <div ref={place} tabIndex={-1} className={styles.place}>
        {notice}
      </div>
      <HeldDialogs {...dialogs} />
    </>
  )
}
