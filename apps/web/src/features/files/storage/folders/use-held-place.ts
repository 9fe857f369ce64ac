import { dropPlaceOf } from '@lectern/ui/dragging/use-drag-onto'
import { useEffect, useState } from 'react'

/** The place above which files of the device are held. */
export const useHeldPlace = (isHeld: boolean): string | undefined => {
  const [place, setPlace] = useState<string>()
  useEffect(() => {
    const gone = new AbortController()
    const follow = ({ target }: DragEvent) => setPlace(dropPlaceOf(target))
    for (const type of ['dragenter', 'dragover'] as const)
      window.addEventListener(type, follow, { signal: gone.signal })
    return () => gone.abort()
  }, [])
  return isHeld ? place : undefined
}
