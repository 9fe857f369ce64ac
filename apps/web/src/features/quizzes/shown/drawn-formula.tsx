import { useEffect, useRef } from 'react'
import styles from './shown.module.css'

interface DrawnFormulaProps {
  tex: string
  draw: (tex: string, element: HTMLElement) => Promise<boolean>
}

/** A formula that is drawn here; until then, and where it cannot be read, as its author wrote it. */
export const DrawnFormula = ({ tex, draw }: DrawnFormulaProps) => {
  const element = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const { current } = element
    if (!current) return
    current.textContent = tex
    // Apart from the page: what was asked for earlier may be drawn later, and is not wanted any more then.
    const drawn = document.createElement('span')
    let isWanted = true
    const show = async () => {
      if ((await draw(tex, drawn)) && isWanted) current.replaceChildren(...drawn.childNodes)
    }
    show().catch(() => undefined)
    return () => {
      isWanted = false
    }
  }, [tex, draw])
  return <span ref={element} className={styles.formula} />
}
