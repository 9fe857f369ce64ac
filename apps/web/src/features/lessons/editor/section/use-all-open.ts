import { useEffect, useState } from 'react'
import type { SectionDocument } from './open-section.ts'

/** Whether the device was asked what it still holds of each section; once it was, it stays so. */
export const useAllOpen = (
  sectionIds: readonly number[],
  docs: ReadonlyMap<number, SectionDocument>,
): boolean => {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    if (isOpen) return
    const look = () => {
      if (sectionIds.every((id) => docs.get(id)?.state())) setOpen(true)
    }
    look()
    const leave = [...docs.values()].map((doc) => doc.subscribe(look))
    return () => {
      for (const stop of leave) stop()
    }
  }, [isOpen, sectionIds, docs])
  return isOpen
}
