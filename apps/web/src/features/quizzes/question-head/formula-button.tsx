import { splitFormulas } from '@lectern/contract/quizzes/formulas'
import { Button } from '@lectern/ui/actions/button'
import { Icon } from '@lectern/ui/layout/icon'
import { Sigma } from 'lucide-react'
import type { RefObject } from 'react'
import { flushSync } from 'react-dom'
import { useTexts } from '../../../lib/texts/index.ts'

/** Whether a text has a formula that is worth a look. */
export const hasFormula = (text: string): boolean =>
  splitFormulas(text).some(({ kind }) => kind === 'formula')

interface FormulaButtonProps {
  /** Holds the field. */
  box: RefObject<HTMLElement | null>
  text: string
  onText: (text: string) => void
}

/** Makes a formula of what is marked in a field, or an empty one at the caret. */
export const FormulaButton = ({ box, text, onText }: FormulaButtonProps) => {
  const { t } = useTexts()
  const insert = () => {
    const field = box.current?.querySelector<HTMLTextAreaElement>('textarea')
    const [from, to] = [field?.selectionStart ?? text.length, field?.selectionEnd ?? text.length]
    const marked = text.slice(from, to).trim() || 'x^2'
    // At once: whoever types on before the next frame replaces the chosen formula, as meant.
    flushSync(() => onText(`${text.slice(0, from)}$${marked}$${text.slice(to)}`))
    field?.focus()
    field?.setSelectionRange(from + 1, from + 1 + marked.length)
  }
  return (
    <Button variant="quiet" size="small" icon={<Icon of={Sigma} />} onClick={insert}>
      {t('create-course.formula_add')}
    </Button>
  )
}
