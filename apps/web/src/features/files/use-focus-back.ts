import { useEffect } from 'react'

/** Gives the focus back, when this goes, to what had it when this came: a dialog that is taken away does not do it itself. */
export const useFocusBack = (): void => {
  useEffect(() => {
    const { activeElement } = document
    return () => {
      if (activeElement instanceof HTMLElement && activeElement.isConnected) activeElement.focus()
    }
  }, [])
}
