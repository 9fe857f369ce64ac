import type { CommentPart } from '@lectern/contract/comments/rules/comment-parts'
import { Select } from '@lectern/ui/choices/select'
import { Field } from '@lectern/ui/fields/field'
import { useTexts } from '../../../lib/texts/index.ts'

/** Letters of what a part says that stand in its name. */
const most = 60

/** How a part of a question is called: its kind, its number, and what it says. */
export const usePartName = () => {
  const { t } = useTexts()
  return ({ kind, number, text }: CommentPart): string => {
    const name = t(kind === 'statement' ? 'comments.part_statement' : 'comments.part_group', { number })
    const words = text.length > most ? `${text.slice(0, most).trimEnd()}…` : text
    return words === '' || words.includes('<') ? name : `${name}: ${words}`
  }
}

interface PartChoiceProps {
  parts: readonly CommentPart[]
  /** Null: the whole question. */
  part: CommentPart | null
  onChoose: (part: CommentPart | null) => void
}

/** Which part of a question is talked about. */
export const PartChoice = ({ parts, part, onChoose }: PartChoiceProps) => {
  const { t } = useTexts()
  const nameOf = usePartName()
  return (
    <Field label={t('comments.part')}>
      <Select
        value={part?.id ?? ''}
        onChange={({ currentTarget: { value } }) => onChoose(parts.find(({ id }) => id === value) ?? null)}
      >
        <option value="">{t('comments.part_all')}</option>
        {parts.map((each) => (
          <option key={each.id} value={each.id}>
            {nameOf(each)}
          </option>
        ))}
      </Select>
    </Field>
  )
}
