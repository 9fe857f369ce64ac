import { Select } from '@lectern/ui/choices/select'
import { Field } from '@lectern/ui/fields/field'
import { useTexts } from '../../../lib/texts/index.ts'

export interface PracticeChoiceProps {
  /** Those that can be chosen, in the order of the program. */
  practices: readonly { readonly id: number; readonly name: string }[]
  chosen: number | null
  onChosen: (id: number | null) => void
}

/** A practice of the course that has to be passed first; nothing where the course has none. */
export const PracticeChoice = ({ practices, chosen, onChosen }: PracticeChoiceProps) => {
  const { t } = useTexts()
  if (practices.length === 0 && chosen === null) return null
  const isGone = chosen !== null && !practices.some(({ id }) => id === chosen)
  return (
    <Field label={t('lesson-editor.earlier_practice')} help={t('lesson-editor.practice_before_help')}>
      <Select value={chosen ?? ''} onChange={(event) => onChosen(Number(event.currentTarget.value) || null)}>
        <option value="">{t('lesson-editor.practice_before_any')}</option>
        {isGone && <option value={chosen}>{t('lesson-editor.practice_before_gone')}</option>}
        {practices.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  )
}
