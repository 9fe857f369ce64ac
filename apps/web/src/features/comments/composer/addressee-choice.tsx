import type { Curator } from '@lectern/contract/comments/comment'
import { Select } from '@lectern/ui/choices/select'
import { Field } from '@lectern/ui/fields/field'
import { useEffect, useState } from 'react'
import { useTexts } from '../../../lib/texts/index.ts'
import { listCurators } from '../api.ts'

interface AddresseeChoiceProps {
  course: number
  /** Null: whoever is responsible. */
  chosen: number | null
  onChoose: (curator: number | null) => void
}

/** Lets a learner say whom of the team they ask; nothing where there is nobody to choose. */
export const AddresseeChoice = ({ course, chosen, onChoose }: AddresseeChoiceProps) => {
  const { t } = useTexts()
  const [curators, setCurators] = useState<readonly Curator[]>([])
  useEffect(() => {
    const leaving = new AbortController()
    listCurators({ params: { course }, query: {} }, { signal: leaving.signal })
      .then(({ data }) => setCurators(data))
      // Without the list the comment is for whoever is responsible.
      .catch(() => undefined)
    return () => leaving.abort()
  }, [course])
  if (curators.length === 0) return null
  return (
    <Field label={t('comments.addressee')}>
      <Select
        value={chosen ?? ''}
        onChange={({ currentTarget: { value } }) => onChoose(value === '' ? null : Number(value))}
      >
        <option value="">{t('comments.addressee_anybody')}</option>
        {curators.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  )
}
