import { dropPlaceOf } from '@lectern/ui/use-drag-onto'
import { useEffect, useState } from 'react'

/** The place above which files of the device are held. */
export const useHeldPlace = (isHeld: boolean): string | undefined => {
  const [place, setPlace] = useState<string>()
  useEffect(() => {
    if (!isHeld) return
    const follow = ({ target }: DragEvent) => setPlace(dropPlaceOf(target))
    window.addEventListener('dragover', follow)
    return () => window.removeEventListener('dragover', follow)
  }, [isHeld])
  return isHeld ? place : undefined
}
