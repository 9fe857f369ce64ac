import { useEffect, useState } from 'react'

/** Prints what is drawn while `isPrinting`: it is set before the browser is asked, and taken back when that is done. */
export const usePrinting = () => {
  const [isPrinting, setPrinting] = useState(false)
  useEffect(() => {
    if (!isPrinting) return
    const end = () => setPrinting(false)
    window.addEventListener('afterprint', end)
    window.print()
    return () => window.removeEventListener('afterprint', end)
  }, [isPrinting])
  return { isPrinting, print: () => setPrinting(true) }
}
