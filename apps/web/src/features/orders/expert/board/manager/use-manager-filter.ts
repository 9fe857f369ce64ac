import type { ListFilter } from '@lectern/ui/list-page/list-filter'
import { useTexts } from '../../../../../lib/texts/index.ts'
import { useManagers } from './use-managers.ts'

interface ManagerFilterInput {
  manager: number | undefined
  readerId: number | undefined
  onChange: (manager: number | undefined) => void
}

/** Whose orders: the reader’s own first, then those of each colleague. */
export const useManagerFilter = ({ manager, readerId, onChange }: ManagerFilterInput): ListFilter => {
  const { t } = useTexts()
  const colleagues = useManagers().filter(({ id }) => id !== readerId)
  const options = [
    ...(readerId === undefined ? [] : [{ value: String(readerId), label: t('order-board.manager_me') }]),
    ...colleagues.map(({ id, name }) => ({ value: String(id), label: name })),
  ]
  const value = manager === undefined ? undefined : String(manager)
  const isListed = value === undefined || options.some((each) => each.value === value)
  return {
    id: 'manager',
    label: t('order-board.manager'),
    anyLabel: t('order-board.manager_any'),
    value,
    options: isListed
      ? options
      : [...options, { value, label: t('order-board.manager_other', { id: value }) }],
    onChange: (chosen) => onChange(chosen === undefined ? undefined : Number(chosen)),
  }
}
