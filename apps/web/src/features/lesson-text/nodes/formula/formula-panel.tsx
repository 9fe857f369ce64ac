import { longestFormula } from '@lectern/contract/quizzes/formulas'
import { useEffect, useRef, useState } from 'react'
import { useTexts } from '../../../../lib/texts/index.ts'
import { drawFormula } from '../../../../lib/draw-formula.ts'
import { TextPanel } from '../../panels/text-panel.tsx'
import type { NodePanelProps } from '../editor-node.ts'
import styles from './formula.module.css'

/** The formula as it is written, drawn while it is typed. */
const Picture = ({ latex }: { latex: string }) => {
  const { t } = useTexts()
  const box = useRef<HTMLDivElement>(null)
  const [isRead, setRead] = useState(true)
  useEffect(() => {
    const { current } = box
    if (!current) return undefined
    const draw = async () => {
      const done = await drawFormula(latex, current)
      if (isCurrent) setRead(done)
    }
    let isCurrent = true
    void draw()
    return () => {
      isCurrent = false
    }
  }, [latex])
  return (
    <>
      <div ref={box} className={styles.picture} />
      <p className={styles.told} role="status">
        {isRead ? '' : t('lesson-text.formula_unread')}
      </p>
    </>
  )
}

/** Writes a formula in LaTeX. */
export const FormulaPanel = ({ editor, node, at }: NodePanelProps) => {
  const { t } = useTexts()
  return (
    <TextPanel
      key={at()}
      editor={editor}
      at={at}
      attribute="latex"
      label={t('lesson-text.formula_latex')}
      value={String(node.attrs['latex'])}
      maxLength={longestFormula}
      renderBelow={(latex) => (latex.trim() === '' ? null : <Picture latex={latex} />)}
    />
  )
}
