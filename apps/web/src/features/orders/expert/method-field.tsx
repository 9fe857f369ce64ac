import { type HandMethod, handMethods } from '@lectern/contract/payments/transactions'
import { Select } from '@lectern/ui/choices/select'
import { Field } from '@lectern/ui/fields/field'
import { useTexts } from '../../../lib/texts/index.ts'

interface MethodFieldProps {
  label: string
  value: HandMethod
  onValue: (method: HandMethod) => void
}

/** How money moves that no payment system moves. */
export const MethodField = ({ label, value, onValue }: MethodFieldProps) => {
  const { t } = useTexts()
  return (
    <Field label={label}>
      <Select
        value={value}
        onChange={(event) => {
          const chosen = handMethods.find((each) => each === event.currentTarget.value)
          if (chosen) onValue(chosen)
        }}
      >
        {handMethods.map((method) => (
          <option key={method} value={method}>
            {t(`order-desk.method_${method}`)}
          </option>
        ))}
      </Select>
    </Field>
  )
}
