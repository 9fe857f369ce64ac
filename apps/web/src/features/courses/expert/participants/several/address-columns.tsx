import type { AddressColumn } from '@lectern/contract/courses/addresses/read-addresses'
import { Button } from '@lectern/ui/actions/button'
import { RadioGroup } from '@lectern/ui/choices/radio-group'
import { useState } from 'react'
import { useTexts } from '../../../../../lib/texts/index.ts'
import styles from './several.module.css'

interface AddressColumnsProps {
  /** Of the file. */
  name: string
  columns: readonly AddressColumn[]
  onColumn: (column: AddressColumn) => void
  onCancel: () => void
}

const found = ({ rows }: AddressColumn): readonly string[] => rows.flatMap(({ email }) => email ?? [])

/** Asks in which column of a file the addresses stand that are meant; what is in each is shown before it is taken. */
export const AddressColumns = ({ name, columns, onColumn, onCancel }: AddressColumnsProps) => {
  const { t } = useTexts()
  const [chosen, setChosen] = useState('0')
  const column = columns[Number(chosen)]
  return (
    <div className={styles.columns}>
      <RadioGroup
        variant="cards"
        label={t('participants.several_columns', { name })}
        value={chosen}
        onChange={setChosen}
        options={columns.map((each, at) => ({
          value: String(at),
          label: each.name === '' ? t('participants.several_column_unnamed', { number: at + 1 }) : each.name,
          help: t('participants.several_column_holds', {
            count: found(each).length,
            examples: found(each).slice(0, 2).join(', '),
          }),
        }))}
      />
      <div className={styles.bar}>
        <Button onClick={() => column && onColumn(column)}>{t('participants.several_column_take')}</Button>
        <Button variant="quiet" onClick={onCancel}>
          {t('create-course.cancel')}
        </Button>
      </div>
    </div>
  )
}
