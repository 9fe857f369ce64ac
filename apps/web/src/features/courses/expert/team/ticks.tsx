import { FormGroup } from '@lectern/ui/forms/form-group'
import textStyles from '@lectern/ui/text/text.module.css'
import { Checkbox } from '@lectern/ui/choices/checkbox'

interface TicksProps {
  label: string
  /** Said where there is nothing to tick. */
  empty: string
  options: readonly { id: number; label: string }[]
  chosen: readonly number[]
  onToggle: (id: number) => void
}

/** The list without `id` where it held it, else with it. */
export const toggled = (list: readonly number[], id: number): number[] =>
  list.includes(id) ? list.filter((each) => each !== id) : [...list, id]

/** Several of a few, each with its box. */
export const Ticks = ({ label, empty, options, chosen, onToggle }: TicksProps) => (
  <FormGroup legend={label}>
    {options.length === 0 && <p className={textStyles.muted}>{empty}</p>}
    {options.map((option) => (
      <Checkbox
        key={option.id}
        checked={chosen.includes(option.id)}
        onChange={() => onToggle(option.id)}
        label={option.label}
      />
    ))}
  </FormGroup>
)
