import { Select } from '@lectern/ui/choices/select'
import { Field } from '@lectern/ui/fields/field'
import { useTexts, type TextId } from '../../../../../lib/texts/index.ts'

interface KindFieldProps<Kind extends string> {
  label: TextId
  /** Every kind with its words, in the order of the list. */
  words: Readonly<Record<Kind, TextId>>
  value: Kind
  onValue: (value: Kind) => void
}

/** One of a few kinds, from a list. */
export const KindField = <Kind extends string>({ label, words, value, onValue }: KindFieldProps<Kind>) => {
  const { t } = useTexts()
  const isKind = (name: string): name is Kind => name in words
  const kinds = Object.keys(words).filter(isKind)
  return (
    <Field label={t(label)}>
      <Select
        value={value}
        onChange={({ currentTarget }) => isKind(currentTarget.value) && onValue(currentTarget.value)}
      >
        {kinds.map((kind) => (
          <option key={kind} value={kind}>
            {t(words[kind])}
          </option>
        ))}
      </Select>
    </Field>
  )
}
