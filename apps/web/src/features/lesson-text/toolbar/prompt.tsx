import { Check, X } from 'lucide-react'
import type { KeyboardEvent, ReactNode } from 'react'
import { useTexts } from '../../../lib/texts/index.ts'
import { ToolButton } from '../../rich-text/index.ts'
import styles from './prompt.module.css'

interface PromptProps {
  label: string
  /** The name of what the check mark does. */
  applyLabel: string
  /** What is wrong, in words; it cannot be applied then. */
  wrong: string | null
  onApply: () => void
  onCancel: () => void
  children: ReactNode
}

/** A question in place of the tools: Enter answers it, Escape changes nothing. */
export const Prompt = ({ label, applyLabel, wrong, onApply, onCancel, children }: PromptProps) => {
  const { t } = useTexts()
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation()
    if (event.key === 'Escape') onCancel()
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    onApply()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears the keys of the controls within
    <div className={styles.prompt} role="group" aria-label={label} onKeyDown={onKeyDown}>
      {children}
      <ToolButton icon={Check} label={applyLabel} onPress={onApply} />
      <ToolButton icon={X} label={t('create-course.cancel')} onPress={onCancel} />
      {wrong !== null && (
        <p className={styles.wrong} id="text-prompt-wrong" role="alert">
          {wrong}
        </p>
      )}
    </div>
  )
}
