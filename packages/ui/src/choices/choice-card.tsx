import { CircleCheck, CircleX } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import card from './choice-card.module.css'
import styles from './choice.module.css'
import { classNames } from '../theme/class-names.ts'
import { Icon } from '../layout/icon.tsx'

interface ChoiceCardProps extends Omit<ComponentProps<'input'>, 'type' | 'size'> {
  /** `one` of the cards of the same `name`, or `many`. */
  kind: 'one' | 'many'
  label: ReactNode
  help?: ReactNode
  /** Result of this choice, told by colour, icon and word together. */
  mark?: { tone: 'right' | 'wrong'; word: string } | undefined
}

/** A choice large enough for a thumb: an answer of a question, a plan, a kind of thing to create. */
export const ChoiceCard = ({ kind, label, help, mark, className, ...rest }: ChoiceCardProps) => (
  <label className={classNames(card.card, mark && card[mark.tone], className)}>
    <input
      {...rest}
      type={kind === 'one' ? 'radio' : 'checkbox'}
      className={classNames(styles.control, card.control, kind === 'one' ? styles.dot : styles.box)}
    />
    <span className={card.words}>
      <span>{label}</span>
      {help && <span className={card.help}>{help}</span>}
    </span>
    {mark && (
      <span className={card.mark}>
        <Icon of={mark.tone === 'right' ? CircleCheck : CircleX} />
        {mark.word}
      </span>
    )}
  </label>
)
