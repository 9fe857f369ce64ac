import type { KnownPerson } from '@lectern/contract/kernel/ids'
import { Select } from '@lectern/ui/choices/select'
import { useTexts } from '../../../../../lib/texts/index.ts'
import { useManagers } from './use-managers.ts'

interface ManagerSelectProps {
  value: KnownPerson | null
  onValue: (manager: KnownPerson | null) => void
  disabled?: boolean | undefined
}

/** Who of the staff looks after an order; in a `Field`. Somebody who left the staff is still named. */
export const ManagerSelect = ({ value, onValue, disabled }: ManagerSelectProps) => {
  const { t } = useTexts()
  const others = useManagers().filter(({ id }) => id !== value?.id)
  const people = [...(value ? [value] : []), ...others]
  return (
    <Select
      value={value ? String(value.id) : ''}
      disabled={disabled}
      onChange={(event) => {
        const chosen = event.currentTarget.value
        onValue(people.find(({ id }) => String(id) === chosen) ?? null)
      }}
    >
      <option value="">{t('order-board.manager_none')}</option>
      {people.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </Select>
  )
}
